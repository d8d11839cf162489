import { alliesIn, citadelsIn, forcesIn, leaderIn } from '../board/control'
import { baseInventory } from '../forces/inventory'
import type { Faction, RegionId } from '../ids'
import { factions, regions, tribes } from '../ids'
import type { State } from '../state'
import { namedLeaders } from '../state'
import type { Position, PositionForces, PositionTroops } from './position'
import { playerFactions } from './position'
import { isPlayer, permanentFortRegion, readPosition, structuredCopy, sum, usualLeaderPlace, usualStatus } from './read'
import { botName } from './seats'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** What a state is of which nothing is said. */
const usual: Readonly<State> = readPosition({})

/** The shortest position that describes the state: `readPosition` makes an equal state of it. */
export function writePosition(state: State): Position {
  const position: Writable<Position> = {}
  if (state.scenario !== 'position') position.scenario = state.scenario
  const options = differing(state.options, usual.options)
  if (options) position.options = options
  const seats = writeSeats(state)
  if (seats) position.seats = seats
  writeBoard(state, position)
  const resources = differing(players(state.resources), players(usual.resources))
  if (resources) position.resources = resources
  const senate = differing(state.senate, usual.senate)
  if (senate) position.senate = senate
  const legions = writeLegions(state)
  if (legions) position.legions = legions
  const cards = writeCards(state)
  if (cards) position.cards = cards
  const eligibility = differing(players(state.eligibility), players(usual.eligibility))
  if (eligibility) position.eligibility = eligibility
  if (state.capabilities.length) position.capabilities = structuredCopy(state.capabilities)
  if (state.lasting.length) position.lasting = [...state.lasting]
  if (state.enlisted.length) position.enlisted = [...state.enlisted]
  const { romans, aedui } = state.diviciacus
  if (romans.length + aedui.length)
    position.diviciacus = { ...(romans.length && { romans: [...romans] }), ...(aedui.length && { aedui: [...aedui] }) }
  if (state.circumvallation) position.circumvallation = structuredCopy(state.circumvallation)
  if (state.colony !== null) position.colony = state.colony
  if (state.winters) position.winters = state.winters
  if (state.winterPhase !== 'none') position.winterPhase = state.winterPhase
  if (state.dice.script) position.dice = [...state.dice.script]
  if (state.dice.seed) position.seed = state.dice.seed
  if (state.result) position.result = structuredCopy(state.result)
  return position
}

function writeBoard(state: State, position: Writable<Position>): void {
  const board: NonNullable<Position['regions']> = {}
  const markers: NonNullable<Position['markers']> = {}
  for (const region of regions) {
    const pieces = factions.flatMap((faction) => {
      const forces = writeForces(state, faction, region)
      return forces ? [[faction, forces] as const] : []
    })
    if (pieces.length) board[region] = Object.fromEntries(pieces)
    if (state.regions[region].devastated) markers[region] = ['devastated']
  }
  if (Object.keys(board).length) position.regions = board
  const statuses = tribes.flatMap((id) => {
    const { status } = state.tribes[id]
    return status === 'allied' || status === usualStatus(id, state.colony !== null) ? [] : [[id, status] as const]
  })
  if (statuses.length) position.tribes = Object.fromEntries(statuses)
  if (Object.keys(markers).length) position.markers = markers
  const leaders = factions.flatMap((faction) => {
    const { place } = state.leaders[faction]
    return place === 'map' || place === usualLeaderPlace(faction) ? [] : [[faction, place] as const]
  })
  if (leaders.length) position.leaders = Object.fromEntries(leaders)
}

function writeForces(state: State, faction: Faction, region: RegionId): PositionForces | undefined {
  const there = forcesIn(state, faction, region)
  const forces: Writable<PositionForces> = {}
  const leader = state.leaders[faction]
  if (leaderIn(state, faction, region)) {
    forces.leader = (leader.place === 'map' && leader.named && namedLeaders[faction]) || 'successor'
  }
  if (there.legions) forces.legions = there.legions
  const troops: PositionTroops = {
    ...(there.hidden && { hidden: there.hidden }),
    ...(there.revealed && { revealed: there.revealed }),
    ...(there.scouted && { scouted: there.scouted }),
  }
  if (Object.keys(troops).length) forces[faction === 'romans' ? 'auxilia' : 'warbands'] = troops
  const allies = alliesIn(state, faction, region)
  if (allies.length) forces.allies = allies
  const citadels = citadelsIn(state, faction, region)
  if (citadels.length) forces.citadels = citadels
  const usualForts = faction === 'romans' && region === permanentFortRegion ? 1 : 0
  if (there.forts !== usualForts) forces.forts = there.forts
  return Object.keys(forces).length ? forces : undefined
}

function writeSeats(state: State): Position['seats'] | undefined {
  const named = playerFactions.filter((f) => state.seats[f].kind === 'bot' || state.seats[f].name !== f)
  if (!named.length) return undefined
  return Object.fromEntries(named.map((f) => [f, state.seats[f].kind === 'bot' ? botName : state.seats[f].name]))
}

/** The track is named only where it can't be told from the others. */
function writeLegions(state: State): Position['legions'] | undefined {
  const { track, fallen, removed, harvestBox } = state.legions
  const onMap = sum(regions.map((r) => state.regions[r].forces.romans.legions))
  const legions = {
    ...(track + fallen + removed + harvestBox + onMap !== baseInventory.romans.legions && { track }),
    ...(fallen && { fallen }),
    ...(removed && { removed }),
    ...(harvestBox && { harvestBox }),
  }
  return Object.keys(legions).length ? legions : undefined
}

function writeCards(state: State): Position['cards'] | undefined {
  const { current, next, deck, played, acted } = state.cards
  const cards = {
    ...(current !== null && { current }),
    ...(next !== null && { next }),
    ...(deck.length && { deck: [...deck] }),
    ...(played.length && { played: [...played] }),
    ...(acted.length && { acted: structuredCopy(acted) }),
  }
  return Object.keys(cards).length ? cards : undefined
}

function players<V>(record: Record<Faction, V>): Partial<Record<Faction, V>> {
  return Object.fromEntries(factions.filter(isPlayer).map((f) => [f, record[f]]))
}

/** The fields that differ from what is usual; undefined if none does. */
function differing<T extends object>(record: T, usual: T): Partial<T> | undefined {
  const keys = (Object.keys(record) as (keyof T)[]).filter((key) => record[key] !== usual[key])
  if (!keys.length) return undefined
  const found: Partial<T> = {}
  for (const key of keys) found[key] = record[key]
  return found
}
