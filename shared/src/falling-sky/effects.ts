import type { Text } from '../kernel/text'
import type { PathStep } from './bots/path'
import type { AbilityId, CardId, CommandId, Faction, RegionId, SenateBox, Side, TribeId } from './ids'
import { bound, without, withoutTribe } from './board/circumvallation'
import {
  addForces,
  addLegions,
  addResources,
  devastate,
  flipForces,
  putEligibility,
  putLeader,
  putTribe,
  takeForces,
} from './parts'
import type { Position } from './position/position'
import { readPosition } from './position/read'
import type {
  Capability,
  Circumvallation,
  Deed,
  Eligibility,
  GameResult,
  LeaderState,
  State,
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
  /** `unbound`: none of those under the Circumvallation marker (card 4). */
  | { kind: 'flip'; faction: Faction; region: RegionId; from: Side; to: Side; n: number; unbound?: true }
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
 * Carries out an effect on the state. Its parts are not written to but replaced (parts.ts).
 */
export function change(state: State, effect: Effect): void {
  switch (effect.kind) {
    case 'place-troops':
      addForces(state, effect.region, effect.faction, { hidden: effect.n })
      return
    case 'remove-troops': {
      const { hidden, revealed, scouted } = effect
      takeForces(state, effect.region, effect.faction, { hidden, revealed, scouted })
      if (isBound(state, effect)) changeMarker(state, (marker) => without(marker, effect))
      return
    }
    case 'place-legions':
      addLegions(state, effect.from, -effect.n)
      addForces(state, effect.region, 'romans', { legions: effect.n })
      return
    case 'remove-legions':
      takeForces(state, effect.region, 'romans', { legions: effect.n })
      addLegions(state, effect.to, effect.n)
      return
    case 'shift-legions':
      addLegions(state, effect.from, -effect.n)
      addLegions(state, effect.to, effect.n)
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
      addForces(state, effect.region, 'romans', { forts: 1 })
      return
    case 'remove-fort':
      takeForces(state, effect.region, 'romans', { forts: 1 })
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
      devastate(state, effect.region, true)
      return
    case 'recover':
      devastate(state, effect.region, false)
      return
    case 'resources':
      addResources(state, effect.faction, effect.change)
      return
    case 'transfer':
      addResources(state, effect.from, -effect.n)
      addResources(state, effect.to, effect.n)
      return
    case 'senate':
      state.senate = { box: effect.box, firm: effect.firm }
      return
    case 'enlist':
      state.enlisted = [...effect.regions]
      return
    case 'diviciacus':
      state.diviciacus = { ...state.diviciacus, [effect.faction]: [...effect.regions] }
      return
    case 'eligibility':
      putEligibility(state, effect.faction, effect.to)
      return
    case 'acted':
      recordDeed(state, effect)
      return
    case 'card':
      turnCard(state, effect.current, effect.next)
      return
    case 'swap-winter':
      swapWinter(state, effect.current, effect.next)
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
      state.dice = { seed: effect.seed, script: state.dice.script?.slice(1) ?? null }
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

/** Pieces under the marker flip first, but for those that leave: they are none of them. */
function flip(state: State, { faction, region, from, to, n, unbound }: Extract<Effect, { kind: 'flip' }>): void {
  flipForces(state, region, faction, from, to, n)
  const flipped = unbound ? 0 : Math.min(n, bound(state, faction, region)[from])
  if (flipped > 0) changeMarker(state, (m) => ({ ...m, [from]: m[from] - flipped, [to]: m[to] + flipped }))
}

function move(state: State, { faction, from, to, group }: Extract<Effect, { kind: 'move' }>): void {
  const { hidden, revealed, scouted, legions } = group
  takeForces(state, from, faction, { hidden, revealed, scouted, legions })
  addForces(state, to, faction, { hidden, revealed, scouted, legions })
  const leader = state.leaders[faction]
  if (group.leader && leader.place === 'map')
    putLeader(state, faction, { place: 'map', region: to, named: leader.named })
}

function recordDeed(state: State, { faction, did, command, ability }: Extract<Effect, { kind: 'acted' }>): void {
  const deed = { faction, did, ...(command && { command }), ...(ability && { ability }) }
  const { current, next, deck, played, acted } = state.cards
  state.cards = { current, next, deck, played, acted: [...acted, deed] }
}

function swapWinter(state: State, current: CardId, next: CardId): void {
  const { deck, played, acted } = state.cards
  state.cards = { current, next, deck, played, acted }
}

/** Puts `current` face up on the played cards and reveals `next` from the deck (2.2, 2.3.7). */
function turnCard(state: State, current: CardId | null, next: CardId | null): void {
  const { cards } = state
  const played = cards.current === null ? cards.played : [...cards.played, cards.current]
  const first = cards.next === null && current !== null ? 1 : 0 // the very first card comes straight from the deck
  const deck = cards.deck.slice(first + (next === null ? 0 : 1))
  state.cards = { current, next, deck, played, acted: [] }
}

/** The newest side of a card replaces the earlier one (5.1.2). */
function takeCapability(state: State, capability: Capability): void {
  state.capabilities = [...state.capabilities.filter((c) => c.card !== capability.card), { ...capability }]
}
