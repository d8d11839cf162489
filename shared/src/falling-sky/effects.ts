import type { Text } from '../kernel/text'
import { forgetDerived } from './board/derived'
import type { PathStep } from './bots/path'
import type { AbilityId, CardId, CommandId, Faction, RegionId, SenateBox, Side, TribeId } from './ids'
import { bound, without, withoutTribe } from './board/circumvallation'
import type {
  Capability,
  Circumvallation,
  Deed,
  Eligibility,
  Forces,
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
)

export type ResourceReason =
  | 'cost' | 'pass' | 'raid' | 'raided' | 'forage' | 'harvest' | 'tolls' | 'trade' | 'entreat' | 'suborn' | 'build' | 'quarters' | 'event' // prettier-ignore

/** Carries out an effect on the state. */
export function change(state: State, effect: Effect): void {
  forgetDerived(state)
  switch (effect.kind) {
    case 'place-troops':
      forces(state, effect.region, effect.faction).hidden += effect.n
      return
    case 'remove-troops': {
      const there = forces(state, effect.region, effect.faction)
      there.hidden -= effect.hidden
      there.revealed -= effect.revealed
      there.scouted -= effect.scouted
      if (isBound(state, effect)) changeMarker(state, (marker) => without(marker, effect))
      return
    }
    case 'place-legions':
      state.legions[effect.from] -= effect.n
      forces(state, effect.region, 'romans').legions += effect.n
      return
    case 'remove-legions':
      forces(state, effect.region, 'romans').legions -= effect.n
      state.legions[effect.to] += effect.n
      return
    case 'shift-legions':
      state.legions[effect.from] -= effect.n
      state.legions[effect.to] += effect.n
      return
    case 'place-leader':
      state.leaders[effect.faction] = { place: 'map', region: effect.region, named: effect.named }
      return
    case 'remove-leader':
      state.leaders[effect.faction] = { place: effect.to }
      if (isBound(state, effect)) changeMarker(state, (marker) => ({ ...marker, leader: false }))
      return
    case 'place-ally':
      state.tribes[effect.tribe] = { status: 'allied', faction: effect.faction, citadel: false }
      return
    case 'place-citadel':
    case 'found-citadel':
      state.tribes[effect.tribe] = { status: 'allied', faction: effect.faction, citadel: true }
      return
    case 'remove-ally':
    case 'free-tribe':
      state.tribes[effect.tribe] = { status: 'subdued' }
      changeMarker(state, (marker) => withoutTribe(marker, effect.tribe))
      return
    case 'remove-citadel':
      state.tribes[effect.tribe] = effect.ally
        ? { status: 'allied', faction: effect.faction, citadel: false }
        : { status: 'subdued' }
      if (!effect.ally) changeMarker(state, (marker) => withoutTribe(marker, effect.tribe))
      return
    case 'place-fort':
      forces(state, effect.region, 'romans').forts += 1
      return
    case 'remove-fort':
      forces(state, effect.region, 'romans').forts -= 1
      return
    case 'move':
      move(state, effect)
      return
    case 'flip': {
      const there = forces(state, effect.region, effect.faction)
      there[effect.from] -= effect.n
      there[effect.to] += effect.n
      flipBound(state, effect)
      return
    }
    case 'circumvallation':
      state.circumvallation = effect.marker && { ...effect.marker, tribes: [...effect.marker.tribes] }
      return
    case 'disperse':
      state.tribes[effect.tribe] = { status: 'dispersed' }
      return
    case 'gather':
      state.tribes[effect.tribe] = { status: 'gathering' }
      return
    case 'raze':
      state.tribes[effect.tribe] = { status: 'razed' }
      return
    case 'colony':
      state.colony = effect.region
      state.tribes.colony = { status: 'subdued' }
      return
    case 'devastate':
      state.regions[effect.region].devastated = true
      return
    case 'recover':
      state.regions[effect.region].devastated = false
      return
    case 'resources':
      state.resources[effect.faction] += effect.change
      return
    case 'transfer':
      state.resources[effect.from] -= effect.n
      state.resources[effect.to] += effect.n
      return
    case 'senate':
      state.senate.box = effect.box
      state.senate.firm = effect.firm
      return
    case 'enlist':
      state.enlisted = [...effect.regions]
      return
    case 'diviciacus':
      state.diviciacus[effect.faction] = [...effect.regions]
      return
    case 'eligibility':
      state.eligibility[effect.faction] = effect.to
      return
    case 'acted':
      recordDeed(state, effect)
      return
    case 'card':
      turnCard(state, effect.current, effect.next)
      return
    case 'swap-winter':
      state.cards.current = effect.current
      state.cards.next = effect.next
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
      state.dice.seed = effect.seed
      if (state.dice.script) state.dice.script = state.dice.script.slice(1)
      return
    case 'result':
      state.result = JSON.parse(JSON.stringify(effect.result)) as GameResult
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
function flipBound(state: State, { faction, region, from, to, n }: Extract<Effect, { kind: 'flip' }>): void {
  const flipped = Math.min(n, bound(state, faction, region)[from])
  if (flipped > 0) changeMarker(state, (m) => ({ ...m, [from]: m[from] - flipped, [to]: m[to] + flipped }))
}

function forces(state: State, region: RegionId, faction: Faction): Forces {
  return state.regions[region].forces[faction]
}

function move(state: State, { faction, from, to, group }: Extract<Effect, { kind: 'move' }>): void {
  const origin = forces(state, from, faction)
  const target = forces(state, to, faction)
  for (const kind of ['hidden', 'revealed', 'scouted', 'legions'] as const) {
    origin[kind] -= group[kind]
    target[kind] += group[kind]
  }
  const leader = state.leaders[faction]
  if (group.leader && leader.place === 'map') state.leaders[faction] = { ...leader, region: to }
}

function recordDeed(state: State, { faction, did, command, ability }: Extract<Effect, { kind: 'acted' }>): void {
  state.cards.acted.push({ faction, did, ...(command && { command }), ...(ability && { ability }) })
}

/** Puts `current` face up on the played cards and reveals `next` from the deck (2.2, 2.3.7). */
function turnCard(state: State, current: CardId | null, next: CardId | null): void {
  const { cards } = state
  if (cards.current !== null) cards.played.push(cards.current)
  if (cards.next === null && current !== null) cards.deck.shift() // the very first card comes straight from the deck
  if (next !== null) cards.deck.shift()
  cards.current = current
  cards.next = next
  cards.acted = []
}

/** The newest side of a card replaces the earlier one (5.1.2). */
function takeCapability(state: State, capability: Capability): void {
  state.capabilities = [...state.capabilities.filter((c) => c.card !== capability.card), { ...capability }]
}
