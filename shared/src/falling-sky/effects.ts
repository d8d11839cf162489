import type { Text } from '../kernel/text'
import type { PathStep } from './bots/path'
import type { AbilityId, CardId, CommandId, Faction, RegionId, SenateBox, Side, TribeId } from './ids'
import { bound, without, withoutTribe } from './board/circumvallation'
import type { Position } from './position/position'
import { readPosition } from './position/read'
import type {
  Capability,
  Circumvallation,
  Deed,
  Eligibility,
  Forces,
  GameResult,
  LeaderState,
  RegionState,
  State,
  TribeState,
  WinterPhase,
} from './state'

/** Mobile pieces of one Faction that go somewhere together. */
export interface Group {
  leader: boolean
  legions: number
  hidden: number
  revealed: number
  scouted: number
}

/** Where removed Legions go (1.4.1). */
export type LegionsBox = 'track' | 'fallen' | 'removed' | 'harvestBox'

/**
 * Everything that changes a game is one of these: data, written to the log in order. Only `change` below writes to a
 * state; only forces/ makes the effects that move pieces.
 */
export type Effect = { rule: string } & (
  | { kind: 'place-troops'; faction: Faction; region: RegionId; n: number }
  | { kind: 'remove-troops'; faction: Faction; region: RegionId; hidden: number; revealed: number; scouted: number }
  | { kind: 'place-legions'; region: RegionId; n: number; from: LegionsBox }
  | { kind: 'remove-legions'; region: RegionId; n: number; to: LegionsBox }
  | { kind: 'shift-legions'; n: number; from: LegionsBox; to: LegionsBox }
  | { kind: 'place-leader'; faction: Faction; region: RegionId; named: boolean }
  | {
      kind: 'remove-leader'
      faction: Faction
      region: RegionId
      named: boolean
      to: Exclude<LeaderState['place'], 'map'>
    }
  | { kind: 'place-ally'; faction: Faction; tribe: TribeId }
  | { kind: 'remove-ally'; faction: Faction; tribe: TribeId }
  | { kind: 'place-citadel'; faction: Faction; tribe: TribeId }
  | { kind: 'found-citadel'; faction: Faction; tribe: TribeId }
  | { kind: 'remove-citadel'; faction: Faction; tribe: TribeId; ally: boolean }
  | { kind: 'place-fort'; region: RegionId }
  | { kind: 'remove-fort'; region: RegionId }
  | { kind: 'move'; faction: Faction; from: RegionId; to: RegionId; group: Group }
  | { kind: 'flip'; faction: Faction; region: RegionId; from: Side; to: Side; n: number }
  | { kind: 'disperse'; tribe: TribeId }
  | { kind: 'gather'; tribe: TribeId }
  | { kind: 'free-tribe'; tribe: TribeId }
  | { kind: 'raze'; tribe: TribeId }
  | { kind: 'circumvallation'; faction: Faction; marker: Circumvallation | null }
  | { kind: 'colony'; region: RegionId }
  | { kind: 'devastate'; region: RegionId }
  | { kind: 'recover'; region: RegionId }
  | { kind: 'resources'; faction: Faction; change: number; why: ResourceReason; region?: RegionId }
  | { kind: 'transfer'; from: Faction; to: Faction; n: number }
  | { kind: 'senate'; box: SenateBox; firm: boolean }
  | { kind: 'enlist'; regions: RegionId[] }
  | { kind: 'diviciacus'; faction: 'romans' | 'aedui'; regions: RegionId[] }
  | { kind: 'eligibility'; faction: Faction; to: Eligibility }
  | { kind: 'acted'; faction: Faction; did: Deed; command?: CommandId; ability?: AbilityId }
  | { kind: 'command'; faction: Faction; command: CommandId; limited: boolean; free: boolean }
  | { kind: 'ability'; faction: Faction; ability: AbilityId }
  | { kind: 'event'; faction: Faction; card: number; side: 'unshaded' | 'shaded' }
  | { kind: 'select'; faction: Faction; command: CommandId | AbilityId; region: RegionId }
  | { kind: 'card'; current: CardId | null; next: CardId | null }
  | { kind: 'swap-winter'; current: CardId; next: CardId }
  | { kind: 'winter'; winter: number }
  | { kind: 'phase'; phase: WinterPhase | 'none' }
  | { kind: 'capability'; capability: Capability }
  | { kind: 'capability-lost'; capability: Capability }
  | { kind: 'lasting'; card: number; on: boolean }
  | { kind: 'roll'; die: number; seed: number; for: Text }
  | { kind: 'note'; text: Text; faction?: Faction }
  | { kind: 'bot-path'; faction: Faction; path: readonly PathStep[] }
  | { kind: 'result'; result: GameResult }
  /** The whole board as people have set it by hand. */
  | { kind: 'adjust'; position: Position }
)

export type ResourceReason =
  | 'cost' | 'pass' | 'raid' | 'raided' | 'forage' | 'harvest' | 'tolls' | 'trade' | 'entreat' | 'suborn' | 'build' | 'quarters' | 'event' // prettier-ignore

/**
 * Carries out an effect on the state. Its parts are not written to but replaced, so that copies of it (clone.ts) share
 * what has not changed.
 */
export function change(state: State, effect: Effect): void {
  switch (effect.kind) {
    case 'place-troops':
      alterForces(state, effect.region, effect.faction, { hidden: effect.n })
      return
    case 'remove-troops': {
      const { hidden, revealed, scouted } = effect
      alterForces(state, effect.region, effect.faction, { hidden: -hidden, revealed: -revealed, scouted: -scouted })
      if (isBound(state, effect)) changeMarker(state, (marker) => without(marker, effect))
      return
    }
    case 'place-legions':
      state.legions = plus(state.legions, { [effect.from]: -effect.n })
      alterForces(state, effect.region, 'romans', { legions: effect.n })
      return
    case 'remove-legions':
      alterForces(state, effect.region, 'romans', { legions: -effect.n })
      state.legions = plus(state.legions, { [effect.to]: effect.n })
      return
    case 'shift-legions':
      state.legions = plus(plus(state.legions, { [effect.from]: -effect.n }), { [effect.to]: effect.n })
      return
    case 'place-leader':
      putLeader(state, effect.faction, { place: 'map', region: effect.region, named: effect.named })
      return
    case 'remove-leader':
      putLeader(state, effect.faction, { place: effect.to })
      if (isBound(state, effect)) changeMarker(state, (marker) => ({ ...marker, leader: false }))
      return
    case 'place-ally':
      putTribe(state, effect.tribe, { status: 'allied', faction: effect.faction, citadel: false })
      return
    case 'place-citadel':
    case 'found-citadel':
      putTribe(state, effect.tribe, { status: 'allied', faction: effect.faction, citadel: true })
      return
    case 'remove-ally':
    case 'free-tribe':
      putTribe(state, effect.tribe, { status: 'subdued' })
      changeMarker(state, (marker) => withoutTribe(marker, effect.tribe))
      return
    case 'remove-citadel':
      putTribe(
        state,
        effect.tribe,
        effect.ally ? { status: 'allied', faction: effect.faction, citadel: false } : { status: 'subdued' },
      )
      if (!effect.ally) changeMarker(state, (marker) => withoutTribe(marker, effect.tribe))
      return
    case 'place-fort':
      alterForces(state, effect.region, 'romans', { forts: 1 })
      return
    case 'remove-fort':
      alterForces(state, effect.region, 'romans', { forts: -1 })
      return
    case 'move':
      move(state, effect)
      return
    case 'flip':
      flip(state, effect)
      return
    case 'circumvallation':
      state.circumvallation = effect.marker && { ...effect.marker, tribes: [...effect.marker.tribes] }
      return
    case 'disperse':
      putTribe(state, effect.tribe, { status: 'dispersed' })
      return
    case 'gather':
      putTribe(state, effect.tribe, { status: 'gathering' })
      return
    case 'raze':
      putTribe(state, effect.tribe, { status: 'razed' })
      return
    case 'colony':
      state.colony = effect.region
      putTribe(state, 'colony', { status: 'subdued' })
      return
    case 'devastate':
      putRegion(state, effect.region, { ...state.regions[effect.region], devastated: true })
      return
    case 'recover':
      putRegion(state, effect.region, { ...state.regions[effect.region], devastated: false })
      return
    case 'resources':
      state.resources = plus(state.resources, { [effect.faction]: effect.change })
      return
    case 'transfer':
      state.resources = plus(state.resources, { [effect.from]: -effect.n, [effect.to]: effect.n })
      return
    case 'senate':
      state.senate = { ...state.senate, box: effect.box, firm: effect.firm }
      return
    case 'enlist':
      state.enlisted = [...effect.regions]
      return
    case 'diviciacus':
      state.diviciacus = { ...state.diviciacus, [effect.faction]: [...effect.regions] }
      return
    case 'eligibility':
      state.eligibility = { ...state.eligibility, [effect.faction]: effect.to }
      return
    case 'acted':
      recordDeed(state, effect)
      return
    case 'card':
      turnCard(state, effect.current, effect.next)
      return
    case 'swap-winter':
      state.cards = { ...state.cards, current: effect.current, next: effect.next }
      return
    case 'winter':
      state.winters = effect.winter
      return
    case 'phase':
      state.winterPhase = effect.phase
      return
    case 'capability':
      takeCapability(state, effect.capability)
      return
    case 'capability-lost': {
      const { card } = effect.capability
      state.capabilities = state.capabilities.filter((c) => c.card !== card)
      return
    }
    case 'lasting':
      state.lasting = effect.on
        ? [...state.lasting, effect.card].sort((a, b) => a - b)
        : state.lasting.filter((c) => c !== effect.card)
      return
    case 'roll':
      state.dice = { ...state.dice, seed: effect.seed, script: state.dice.script?.slice(1) ?? null }
      return
    case 'result':
      state.result = JSON.parse(JSON.stringify(effect.result)) as GameResult
      return
    case 'adjust':
      Object.assign(state, readPosition(effect.position))
      return
    case 'command':
    case 'ability':
    case 'event':
    case 'select':
    case 'note':
    case 'bot-path':
      return // told in the log only
  }
}

/** Whether the Faction's pieces there may be under the Circumvallation marker (card 4). */
function isBound(state: State, { faction, region }: { faction: Faction; region: RegionId }): boolean {
  return state.circumvallation?.faction === faction && state.circumvallation.region === region
}

function changeMarker(state: State, changed: (marker: Circumvallation) => Circumvallation): void {
  if (state.circumvallation) state.circumvallation = changed(state.circumvallation)
}

/** Pieces under the marker flip first. */
function flip(state: State, { faction, region, from, to, n }: Extract<Effect, { kind: 'flip' }>): void {
  alterForces(state, region, faction, { [from]: -n })
  alterForces(state, region, faction, { [to]: n })
  const flipped = Math.min(n, bound(state, faction, region)[from])
  if (flipped > 0) changeMarker(state, (m) => ({ ...m, [from]: m[from] - flipped, [to]: m[to] + flipped }))
}

function putRegion(state: State, id: RegionId, region: RegionState): void {
  state.regions = { ...state.regions, [id]: region }
}

function putTribe(state: State, id: TribeId, tribe: TribeState): void {
  state.tribes = { ...state.tribes, [id]: tribe }
}

function putLeader(state: State, faction: Faction, leader: LeaderState): void {
  state.leaders = { ...state.leaders, [faction]: leader }
}

/** Adds to, or takes from, the Faction's numbers in the Region. */
function alterForces(state: State, id: RegionId, faction: Faction, by: Partial<Forces>): void {
  const region = state.regions[id]
  const forces = { ...region.forces, [faction]: plus(region.forces[faction], by) }
  putRegion(state, id, { ...region, forces })
}

/** The numbers with those of `by` added. */
function plus<K extends string>(
  numbers: Readonly<Record<K, number>>,
  by: NoInfer<Partial<Record<K, number>>>,
): Record<K, number> {
  const sum: Record<K, number> = { ...numbers }
  for (const key in by) sum[key] += by[key] ?? 0
  return sum
}

function move(state: State, { faction, from, to, group }: Extract<Effect, { kind: 'move' }>): void {
  const { hidden, revealed, scouted, legions } = group
  alterForces(state, from, faction, { hidden: -hidden, revealed: -revealed, scouted: -scouted, legions: -legions })
  alterForces(state, to, faction, { hidden, revealed, scouted, legions })
  const leader = state.leaders[faction]
  if (group.leader && leader.place === 'map') putLeader(state, faction, { ...leader, region: to })
}

function recordDeed(state: State, { faction, did, command, ability }: Extract<Effect, { kind: 'acted' }>): void {
  const deed = { faction, did, ...(command && { command }), ...(ability && { ability }) }
  state.cards = { ...state.cards, acted: [...state.cards.acted, deed] }
}

/** Puts `current` face up on the played cards and reveals `next` from the deck (2.2, 2.3.7). */
function turnCard(state: State, current: CardId | null, next: CardId | null): void {
  const { cards } = state
  const played = cards.current === null ? cards.played : [...cards.played, cards.current]
  const first = cards.next === null && current !== null ? 1 : 0 // the very first card comes straight from the deck
  const deck = cards.deck.slice(first + (next === null ? 0 : 1))
  state.cards = { ...cards, current, next, deck, played, acted: [] }
}

/** The newest side of a card replaces the earlier one (5.1.2). */
function takeCapability(state: State, capability: Capability): void {
  state.capabilities = [...state.capabilities.filter((c) => c.card !== capability.card), { ...capability }]
}
