import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { citadelsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { transferBarred } from '../capabilities/in-winter'
import { maxResources } from '../forces/inventory'
import { turnCitadelIntoAlly } from '../forces/pieces'
import type { Removal } from '../forces/removable'
import { hasRemovable, removablePieces } from '../forces/removable'
import { transfer } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Choice, Left } from '../questions'
import { askNumber, pickOneOrNone, regionChoice } from '../questions'
import { isBot } from '../seats'
import type { State } from '../state'

/** How much has been transferred between two Factions in one execution; two Factions of one player are limited (1.5.2). */
export type Transferred = Map<string, number>

const sameplayerLimit = 4

/** Gifts of Resources between the executing Faction and another, either way (1.5.2). */
export function transferAside(
  game: Game,
  executing: Faction,
  given: Transferred,
  reserve: () => number = () => 0,
  left?: Left,
): Aside[] {
  const pairs = (): Gift[] => transferPairs(game, executing, given, reserve())
  const gifts = (): Gift[] => pairs().flatMap((g) => largestLeaving(g, left) ?? [])
  // Bots give nothing when they are asked (8.4.2).
  if (!pairs().some((g) => !isBot(game.state, g.from) && largestLeaving(g, left))) return []
  return [
    {
      id: 'transfer',
      faction: executing,
      label: text('aside.transfer'),
      rule: '1.5.2',
      *run() {
        yield* transferResources(game, executing, given, gifts)
      },
    },
  ]
}

interface Gift {
  from: Faction
  to: Faction
  most: number
}

/** Gifts either way; the executing Faction keeps what its Command will cost at least (4.1). */
export function transferPairs(game: Game, executing: Faction, given: Transferred, reserve: number): Gift[] {
  const { state } = game
  const gifts: Gift[] = []
  for (const other of game.ruleset.playerFactions) {
    if (other === executing) continue
    gifts.push(gift(state, executing, other, given, reserve), gift(state, other, executing, given, 0))
  }
  return gifts.filter((g) => g.most > 0)
}

function gift(state: State, from: Faction, to: Faction, given: Transferred, reserve: number): Gift {
  if (transferBarred(state, from, to)) return { from, to, most: 0 }
  const limit =
    state.seats[from].player === state.seats[to].player
      ? sameplayerLimit - (given.get(pairKey(from, to)) ?? 0)
      : maxResources
  return {
    from,
    to,
    most: Math.max(0, Math.min(state.resources[from] - reserve, maxResources - state.resources[to], limit)),
  }
}

/** The gift as large as a Command can bear, if at all: what a Raid was to take must not all be given away before (4.1). */
export function largestLeaving(gift: Gift, left: Left | undefined): Gift | undefined {
  if (!left) return gift
  const { from, to } = gift
  for (let { most } = gift; most > 0; most--)
    if (left.any((copy) => void transfer(copy, '1.5.2', from, to, most))) return { from, to, most }
  return undefined
}

const pairKey = (a: Faction, b: Faction): string => (a < b ? `${a}+${b}` : `${b}+${a}`)

/** Asks who gives to whom, then the giver for the amount; 0 means no. */
function* transferResources(game: Game, executing: Faction, given: Transferred, gifts: () => readonly Gift[]): Flow {
  const question = { faction: executing, topic: 'transfer.pair', rule: '1.5.2' }
  const chosen = yield* pickOneOrNone(game, question, () =>
    gifts().map((g): Choice<Gift> => ({
      id: `${g.from}>${g.to}`,
      value: g,
      label: text('transfer.gift', { from: factionThing(g.from), to: factionThing(g.to) }),
      detail: text('detail.up-to', { n: g.most }),
      ...(isBot(game.state, g.from) && { refused: text('transfer.bot') }),
    })),
  )
  if (!chosen) return
  const { from, to, most } = chosen
  const amount = {
    faction: from,
    topic: 'transfer.amount',
    rule: '1.5.2',
    params: { from: factionThing(from), to: factionThing(to) },
  }
  const n = yield* askNumber(game, amount, text('transfer.resources'), 0, most, 0)
  const moved = transfer(game, '1.5.2', from, to, n)
  given.set(pairKey(from, to), (given.get(pairKey(from, to)) ?? 0) + moved)
}

/** Whether so many of these pieces may go, where not all may. */
export type RemovalFilter = (region: RegionId, removal: Removal, n: number) => boolean

/** Removals after which a Command has a Region. */
export function removalsLeaving(faction: Faction, left: Left): RemovalFilter {
  return (region, { id }, n) =>
    left.any((copy) =>
      removals(copy, faction, region)
        .find((r) => r.id === id)
        ?.carryOut(n),
    )
}

/** Voluntary removal of own pieces while executing (1.4.1). */
export function removalAside(game: Game, faction: Faction, open?: RemovalFilter): Aside[] {
  if (!playableRegions(game.state).some((r) => mayRemoveIn(game, faction, r, open))) return []
  return [
    {
      id: 'remove',
      faction,
      label: text('aside.remove'),
      rule: '1.4.1',
      *run() {
        yield* voluntaryRemoval(game, faction, open)
      },
    },
  ]
}

function removalRegions(game: Game, faction: Faction, open: RemovalFilter | undefined): RegionId[] {
  return playableRegions(game.state).filter((r) => mayRemoveIn(game, faction, r, open))
}

function mayRemoveIn(game: Game, faction: Faction, region: RegionId, open: RemovalFilter | undefined): boolean {
  if (!hasRemovable(game, faction, region)) return false
  return !open || removals(game, faction, region).some((removal) => fewestOpen(region, removal, open) > 0)
}

/** The fewest of the pieces that may go; 0: none may. */
function fewestOpen(region: RegionId, removal: Removal, open: RemovalFilter | undefined): number {
  if (!open) return 1
  for (let n = 1; n <= removal.most; n++) if (open(region, removal, n)) return n
  return 0
}

/** The most of them that may go, one more at a time from the fewest on. */
function mostOpen(region: RegionId, removal: Removal, open: RemovalFilter | undefined, fewest: number): number {
  if (!open) return removal.most
  let n = fewest
  while (n < removal.most && open(region, removal, n + 1)) n++
  return n
}

/** The pieces in the Region that the Faction may remove; Legions go to the track, Citadels may become Allies. */
export function removals(game: Game, faction: Faction, region: RegionId): Removal[] {
  const rule = '1.4.1'
  return [
    ...removablePieces(game, { rule, faction, region, legionsTo: 'track' }),
    ...citadelsIn(game.state, faction, region).map((t) => ({
      id: `citadel-to-ally:${t}`,
      label: text('remove.citadel-to-ally', { tribe: tribeThing(t) }),
      on: [tribeThing(t)],
      most: 1,
      carryOut: () => turnCitadelIntoAlly(game, rule, t),
    })),
  ]
}

function* voluntaryRemoval(game: Game, faction: Faction, open: RemovalFilter | undefined): Flow {
  const rule = '1.4.1'
  const region = yield* pickOneOrNone(game, { faction, topic: 'remove.region', rule }, () =>
    removalRegions(game, faction, open).map((r) => regionChoice(r)),
  )
  if (!region) return
  const about = [regionThing(region)]
  const params = { region: regionThing(region) }
  const removal = yield* pickOneOrNone(game, { faction, topic: 'remove.piece', rule, about, params }, () =>
    removals(game, faction, region)
      .filter((r) => fewestOpen(region, r, open) > 0)
      .map((r): Choice<Removal> => ({ id: r.id, value: r, label: r.label, ...(r.on && { on: r.on }) })),
  )
  if (!removal) return
  const question = { faction, topic: 'remove.number', rule, about, params }
  const fewest = fewestOpen(region, removal, open)
  const least = fewest === 1 && removal.most > 1 ? 0 : fewest // none after all
  const n = yield* askNumber(game, question, removal.label, least, mostOpen(region, removal, open, fewest), fewest)
  if (n > 0) removal.carryOut(n)
}
