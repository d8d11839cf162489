import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { askConsent } from '../../agreements/consent'
import { free } from '../../board/circumvallation'
import { controller, forcesIn, leaderIn } from '../../board/control'
import { adjacentFor, mayStandIn } from '../../board/map'
import type { Group } from '../../effects'
import { moveGroup, removeLeader, removeLegions, removeTroops } from '../../forces/pieces'
import type { Game } from '../../game'
import { note } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { emptyGroup, factionThing, groupSize, inBoth, leaderName, less, regionThing } from '../../names'
import type { Choice } from '../../questions'
import { allocate, pickOne, regionChoice, regionQuestion } from '../../questions'
import type { State } from '../../state'
import { attackLosses } from './arithmetic'
import type { Fight } from './fight'
import { mobileOf } from './fight'

/** A declared Retreat: the Factions that have agreed to take the Defender in. */
export interface Retreat {
  agreed: ReadonlySet<Faction>
}

/** Whether the Defender may Retreat: not in an Ambush, never Germans, only with a mobile piece there (3.2.4 step 2). */
export function mayRetreat(state: State, { ambush, defender, region, terms }: Fight): boolean {
  return (
    !ambush &&
    !terms.noRetreat &&
    state.seats[defender.faction].kind !== 'rules' &&
    mobileOf(state, defender, region) > 0
  )
}

/**
 * The Defender stands or Retreats (step 2). It may first ask any Factions that Control adjacent Regions for leave, the
 * Attacker included; each answers for all its Regions (RUL-38).
 *
 * @returns undefined if the Defender stands
 */
export function* declareRetreat(game: Game, fight: Fight): Flow<Retreat | undefined> {
  if (!mayRetreat(game.state, fight)) return undefined
  game.mind?.considers(fight)
  const { region, rule } = fight
  const defender = fight.defender.faction
  const attacker = fight.attacker.faction
  const agreed = new Set<Faction>()
  const asked = new Set<Faction>()
  type Reply = 'stand' | 'retreat' | Faction
  for (;;) {
    const question = regionQuestion(defender, rule, 'battle.retreat', region, { attacker: factionThing(attacker) })
    const reply: Reply | undefined = yield* pickOne<Reply>(game, question, () =>
      retreatReplies(game, fight, agreed, asked),
    )
    if (reply === undefined || reply === 'stand') {
      note(game, rule, text('log.battle.stand', { faction: factionThing(defender) }), defender)
      return undefined
    }
    if (reply === 'retreat') {
      note(game, rule, text('log.battle.retreat', { faction: factionThing(defender) }), defender)
      return { agreed }
    }
    asked.add(reply)
    const request = {
      by: defender,
      of: reply,
      for: 'retreat' as const,
      rule,
      params: { region: regionThing(region) },
      about: [regionThing(region)],
    }
    if (yield* askConsent(game, request)) agreed.add(reply)
  }
}

function retreatReplies(
  game: Game,
  fight: Fight,
  agreed: ReadonlySet<Faction>,
  asked: ReadonlySet<Faction>,
): Choice<'stand' | 'retreat' | Faction>[] {
  const { state } = game
  const regions = destinations(state, fight, agreed)
  const stand = attackLosses(state, fight, false).losses
  const retreat = attackLosses(state, fight, true).losses
  return [
    { id: 'stand', value: 'stand', label: text('retreat.stand'), detail: text('detail.losses', { n: stand }) },
    {
      id: 'retreat',
      value: 'retreat',
      label: text('retreat.retreat'),
      detail: regions.length
        ? text('retreat.to', { n: retreat, regions: regions.map(regionThing) })
        : text('retreat.nowhere', { n: retreat }),
      on: regions.map(regionThing),
    },
    ...hosts(state, fight)
      .filter((f) => !asked.has(f))
      .map((f): Choice<Faction> => ({
        id: `ask:${f}`,
        value: f,
        label: text('retreat.ask', { faction: factionThing(f) }),
      })),
  ]
}

/** The other Factions that Control an adjacent Region and can agree. */
function hosts(state: State, { region, defender: { faction: defender } }: Fight): Faction[] {
  const around = adjacentFor(state, defender, region).map((r) => controller(state, r))
  return factions.filter((f) => f !== defender && state.seats[f].kind !== 'rules' && around.includes(f))
}

/** Where the Defender may Retreat to: adjacent, under its own Control or that of a Faction that has agreed (step 6). */
function destinations(
  state: State,
  { region, defender: { faction: defender } }: Fight,
  agreed: ReadonlySet<Faction>,
): RegionId[] {
  return adjacentFor(state, defender, region).filter((r) => {
    const by = controller(state, r)
    return by !== undefined && (by === defender || agreed.has(by))
  })
}

/**
 * The Defender's surviving mobile pieces leave for one Region, or are removed where there is none (step 6, RUL-26).
 * Against a Roman attack a Gaul may leave its Leader and any Hidden Warbands in place.
 */
export function* retreat(game: Game, fight: Fight, { agreed }: Retreat): Flow {
  const { state } = game
  const { region, rule } = fight
  const defender = fight.defender.faction
  if (mobileOf(state, fight.defender, region) === 0) return
  const staying = yield* stayInPlace(game, fight)
  const groups = leaving(state, fight, staying)
  if (groups.length === 0) return
  const question = regionQuestion(defender, rule, 'battle.retreat-to', region)
  const to = yield* pickOne(game, question, () => destinations(state, fight, agreed).map((r) => regionChoice(r)))
  for (const { owner, group } of groups) {
    const going = to && mayStandIn(state, owner, to) ? inBoth(group, free(state, owner, region)) : emptyGroup
    if (to && groupSize(going) > 0) moveGroup(game, rule, owner, region, to, going)
    removeGroup(game, rule, owner, region, less(group, going)) // bound by card 4, or Aedui on the way to Cisalpina
  }
}

interface Staying {
  leader: boolean
  hidden: number
}

function* stayInPlace(game: Game, { attacker, defender: { faction: defender }, region, rule }: Fight): Flow<Staying> {
  if (attacker.faction !== 'romans') return { leader: false, hidden: 0 }
  const { state } = game
  const hidden = (): number => forcesIn(state, defender, region).hidden
  const leader = (): boolean => leaderIn(state, defender, region)
  const on = [regionThing(region)]
  const question = { faction: defender, topic: 'battle.stay', rule, params: { region: regionThing(region) }, about: on }
  const warbands = text('losses.warband.hidden', { faction: factionThing(defender) })
  const amounts = yield* allocate(
    game,
    question,
    () => [
      ...(leader()
        ? [{ id: 'leader', label: text('pieces.leader', { leader: leaderName(state, defender) }), max: 1, on }]
        : []),
      ...(hidden() ? [{ id: 'hidden', label: warbands, max: hidden(), on }] : []),
    ],
    () => 0,
    () => hidden() + (leader() ? 1 : 0),
  )
  return { leader: (amounts['leader'] ?? 0) > 0, hidden: amounts['hidden'] ?? 0 }
}

/**
 * The Defender's own mobile pieces that don't stay, and those that defend as its own (card 38). Auxilia that serve the
 * Attacker are not its own now, but its Legions and Leader go.
 */
function leaving(state: State, { defender, region }: Fight, staying: Staying): { owner: Faction; group: Group }[] {
  const { faction, owners } = defender
  const troopsOf = (owner: Faction): Group => {
    const { hidden, revealed, scouted } = forcesIn(state, owner, region)
    return owners.includes(owner) ? { ...emptyGroup, hidden, revealed, scouted } : emptyGroup
  }
  const own = troopsOf(faction)
  const ownGroup: Group = {
    ...own,
    leader: leaderIn(state, faction, region) && !staying.leader,
    legions: forcesIn(state, faction, region).legions,
    hidden: own.hidden - staying.hidden,
  }
  const helpers = owners.filter((o) => o !== faction).map((owner) => ({ owner, group: troopsOf(owner) }))
  return [{ owner: faction, group: ownGroup }, ...helpers].filter(({ group }) => groupSize(group) > 0)
}

function removeGroup(game: Game, rule: string, faction: Faction, region: RegionId, group: Group): void {
  removeTroops(game, rule, faction, region, group)
  removeLegions(game, rule, region, group.legions)
  if (group.leader) removeLeader(game, rule, faction)
}
