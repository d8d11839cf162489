import { controller, controlValue, piecesIn, spareIn } from './board/control'
import { isPlayable } from './board/map'
import { noRegions } from './board/region-set'
import { inSupply, supplyImaginable } from './board/supply'
import { onMap } from './forces/available'
import { legionsPerRow } from './forces/inventory'
import type { Faction, RegionId } from './ids'
import { factions, regions } from './ids'
import { recordOf } from './position/read'
import { scenarioOf, wintersInGame } from './scenarios/scenarios'
import type { Ruleset } from './rulesets/ruleset'
import type { State } from './state'
import type { BoardView, FactionView, RegionView, Supply } from './view'
import { conditions, margin, meetsCondition, offMapLegions } from './victory/scores'
import { isFrost, waiting } from './sequence/eligibility'

/**
 * What a screen may see: the state without the order of the deck and the dice, and what follows from it. The view
 * shares nothing with the state.
 */
export function boardView(state: State, ruleset: Ruleset): BoardView {
  const { cards, dice: _dice, regions: _regions, ...open } = JSON.parse(JSON.stringify(state)) as State
  const { deck, ...faceUp } = cards
  return {
    ...open,
    regions: recordOf(regions, (region): RegionView => ({
      ...(JSON.parse(JSON.stringify(state.regions[region])) as State['regions'][typeof region]),
      playable: isPlayable(state, region),
      control: controller(state, region) ?? null,
      controlValue: controlValue(state, region),
      spare: spareIn(state, region),
      strength: recordOf(factions, (faction) => piecesIn(state, faction, region)),
      supply: { romans: supplyOf(state, 'romans', region), aedui: supplyOf(state, 'aedui', region) },
    })),
    cards: { ...faceUp, left: deck.length, waiting: waiting(state), frost: isFrost(state) },
    factions: recordOf(factions, (faction) => factionView(state, ruleset, faction)),
    legionRows: legionRows(state.legions.track),
    offMapLegions: offMapLegions(state),
    wintersTotal: wintersInGame(state) ?? Math.max(1, state.winters),
    yearBC: yearBC(state),
  }
}

function supplyOf(state: State, faction: Faction, region: RegionId): Supply {
  if (inSupply(state, faction, region)) return 'open'
  return supplyImaginable(state, faction, region, noRegions, noRegions) ? 'leave' : 'none'
}

function factionView(state: State, ruleset: Ruleset, faction: Faction): FactionView {
  const there = onMap(state, faction)
  const inventory = ruleset.inventory[faction]
  const scored = conditions(state, faction)
  return {
    resources: state.resources[faction],
    conditions: scored,
    margin: scored.length ? margin(state, faction) : null,
    meetsCondition: meetsCondition(state, faction),
    available: {
      leader: state.leaders[faction].place === 'available' ? 1 : 0,
      legions: faction === 'romans' ? state.legions.track : 0,
      troops: inventory.troops - there.troops,
      allies: inventory.allies - there.allies,
      citadels: inventory.citadels - there.citadels,
      forts: inventory.forts - there.forts,
    },
    onMap: there,
  }
}

/** The rows of the Legions track: filled from the lowest, Adulation, up (1.4.1). */
export function legionRows(track: number): BoardView['legionRows'] {
  const row = (below: number): number => Math.max(0, Math.min(legionsPerRow, track - below))
  return { adulation: row(0), intrigue: row(legionsPerRow), uproar: row(2 * legionsPerRow) }
}

/** The year BC: each Winter Round, once over, has ended one. */
export function yearBC(state: State): number {
  const begun = state.winters
  const over = state.winterPhase === 'none' && state.result === null ? begun : Math.max(0, begun - 1)
  return (scenarioOf(state)?.firstYearBC ?? 52) - over
}
