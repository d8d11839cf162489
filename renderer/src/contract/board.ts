import * as v from 'valibot'
import {
  abilityIds,
  commandIds,
  factions,
  regions,
  scenarioIds,
  senateBoxes,
  tribes,
  type CardId,
} from '@gallia/shared/falling-sky/ids'
import { lessonIds, solitaireLevels, winterPhases } from '@gallia/shared/falling-sky/state'
import { of } from './texts'
import type {
  BoardView,
  FactionView,
  LeaderState,
  Outlook,
  RegionView,
  TribeState,
} from '@gallia/shared/falling-sky/view'

/** A dense record: every key must be there. */
export function keyed<K extends string, T>(
  keys: readonly K[],
  of: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Record<K, T>> {
  const entries = Object.fromEntries(keys.map((key) => [key, of])) as Record<K, v.GenericSchema<unknown, T>>
  return v.object(entries) as v.GenericSchema<unknown, Record<K, T>>
}

export const faction = v.picklist(factions)
export const nobodyOr = v.nullable(faction)
export const scenario = v.picklist(scenarioIds)
const region = v.picklist(regions)
export const cardId = of<CardId>()(v.union([v.number(), v.literal('winter')]))
const card = v.nullable(cardId)
const count = v.number()

const tribeState = of<TribeState>()(
  v.variant('status', [
    v.object({ status: v.literal('allied'), faction, citadel: v.boolean() }),
    v.object({ status: v.picklist(['subdued', 'dispersed', 'gathering', 'razed', 'closed']) }),
  ]),
)
const leader = of<LeaderState>()(
  v.variant('place', [
    v.object({ place: v.literal('map'), region, named: v.boolean() }),
    v.object({ place: v.picklist(['available', 'spring-box', 'none']) }),
  ]),
)
const forces = v.object({
  hidden: count,
  revealed: count,
  scouted: count,
  legions: count,
  forts: count,
  settlements: count,
})
const supply = v.picklist(['open', 'leave', 'none'])
const regionView = of<RegionView>()(
  v.object({
    forces: keyed(factions, forces),
    devastated: v.boolean(),
    playable: v.boolean(),
    control: nobodyOr,
    controlValue: count,
    spare: count,
    strength: keyed(factions, count),
    supply: v.object({ romans: supply, aedui: supply }),
  }),
)
const pieces = { legions: count, troops: count, allies: count, citadels: count, forts: count }
const factionView = of<FactionView>()(
  v.object({
    resources: count,
    conditions: v.array(
      v.object({
        key: v.picklist(['subdued-allied', 'legions-off-map', 'allies-citadels', 'control-allies']),
        score: count,
        threshold: count,
      }),
    ),
    margin: v.nullable(count),
    meetsCondition: v.boolean(),
    available: v.object({ ...pieces, leader: count }),
    onMap: v.object(pieces),
  }),
)
const acted = v.object({
  faction,
  did: v.picklist(['pass', 'event', 'command', 'command-ability', 'limited']),
  command: v.optional(v.picklist(commandIds)),
  ability: v.optional(v.picklist(abilityIds)),
})

/** The board as a screen is shown it. */
const change = <T extends v.GenericSchema>(of: T) => ({ from: of, to: of })
const side = v.object({
  faction,
  mean: v.number(),
  odds: v.array(v.object({ n: v.number(), share: v.number() })),
})
export const outlook = of<Outlook>()(
  v.object({
    resources: v.array(v.object({ faction, ...change(v.number()) })),
    control: v.array(v.object({ region, ...change(nobodyOr) })),
    margins: v.array(v.object({ faction, ...change(v.number()) })),
    byDice: v.boolean(),
    asks: v.optional(faction),
    ends: v.optional(v.picklist(['turn', 'phase'])),
    handsOver: v.optional(v.literal(true)),
    battle: v.optional(v.object({ attacker: side, defender: side, exact: v.boolean() })),
  }),
)

export const board = of<BoardView>()(
  v.object({
    ruleset: v.literal('base'),
    scenario: v.picklist([...scenarioIds, 'position']),
    options: v.object({
      deck: v.picklist(['standard', 'short']),
      evenInitiative: v.boolean(),
      suddenFrost: v.boolean(),
      firstEditionCards: v.optional(v.boolean()),
      solitaire: v.optional(v.picklist(solitaireLevels)),
      lesson: v.optional(v.picklist(lessonIds)),
    }),
    seats: keyed(
      factions,
      v.object({ kind: v.picklist(['person', 'bot', 'rules']), name: v.string(), player: v.number() }),
    ),
    regions: keyed(regions, regionView),
    tribes: keyed(tribes, tribeState),
    leaders: keyed(factions, leader),
    legions: v.object({ track: count, fallen: count, removed: count, harvestBox: count }),
    resources: keyed(factions, count),
    senate: v.object({ box: v.picklist([...senateBoxes, 'off']), firm: v.boolean() }),
    eligibility: keyed(factions, v.picklist(['eligible', 'ineligible', 'ineligible-through-next', 'stays-eligible'])),
    cards: v.object({
      current: card,
      next: card,
      played: v.array(cardId),
      acted: v.array(acted),
      left: count,
      waiting: v.array(faction),
      frost: v.boolean(),
    }),
    capabilities: v.array(v.object({ card: v.number(), side: v.picklist(['unshaded', 'shaded']), holder: faction })),
    enlisted: v.array(region),
    diviciacus: v.object({ romans: v.array(region), aedui: v.array(region) }),
    circumvallation: v.nullable(
      v.object({
        region,
        faction,
        leader: v.boolean(),
        hidden: count,
        revealed: count,
        scouted: count,
        tribes: v.array(v.picklist(tribes)),
      }),
    ),
    colony: v.nullable(region),
    lasting: v.array(v.number()),
    winters: count,
    winterPhase: v.picklist([...winterPhases, 'none']),
    result: v.nullable(
      v.object({
        reason: v.picklist(['victory', 'final-winter', 'optimates', 'overtaken']),
        ranking: v.array(v.object({ player: v.number(), factions: v.array(faction), margin: v.number() })),
        met: v.array(faction),
      }),
    ),
    factions: keyed(factions, factionView),
    legionRows: v.object({ uproar: count, intrigue: count, adulation: count }),
    offMapLegions: count,
    wintersTotal: count,
    yearBC: v.number(),
  }),
)
