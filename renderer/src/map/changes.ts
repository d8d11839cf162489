import { factions, regions, sides, tribes } from '@gallia/shared/falling-sky/ids'
import type { Faction, RegionId, Side, TribeId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { markersOf, pictureOnTribe } from './labels'
import type { PieceKind } from './stacks'

/** What explains the difference of two boards to the eye. The map knows no rules: it sees only what lies where. */
export type Change =
  | { what: 'move'; faction: Faction; count: number; from: Spot; to: Spot }
  | { what: 'turn'; faction: Faction; count: number; region: RegionId; from: Side; to: Side }
  | { what: 'place' | 'remove'; faction: Faction; count: number; at: Spot }
  | { what: 'tribe'; tribe: TribeId; before: string | undefined; after: string | undefined }
  | { what: 'marker'; region: RegionId; marker: string; lies: boolean }
  | { what: 'control'; region: RegionId; before: Faction | undefined; after: Faction | undefined }

/** Where a piece stands, and as what. */
export interface Spot {
  region: RegionId
  kind: PieceKind
}

/** Everything that differs between two boards, pieces first. */
export function changesBetween(before: BoardView, after: BoardView): Change[] {
  return [
    ...factions.flatMap((faction) => pieceChanges(faction, before, after)),
    ...tribes.flatMap((tribe): Change[] => {
      const [was, is] = [pictureOnTribe(tribe, before.tribes[tribe]), pictureOnTribe(tribe, after.tribes[tribe])]
      return was === is ? [] : [{ what: 'tribe', tribe, before: was, after: is }]
    }),
    ...regions.flatMap((region) => landChanges(region, before, after)),
  ]
}

function landChanges(region: RegionId, before: BoardView, after: BoardView): Change[] {
  const [were, are] = [markersOf(before, region), markersOf(after, region)]
  const [held, holds] = [before.regions[region].control ?? undefined, after.regions[region].control ?? undefined]
  return [
    ...were.filter((m) => !are.includes(m)).map((marker): Change => ({ what: 'marker', region, marker, lies: false })),
    ...are.filter((m) => !were.includes(m)).map((marker): Change => ({ what: 'marker', region, marker, lies: true })),
    ...(held === holds ? [] : [{ what: 'control' as const, region, before: held, after: holds }]),
  ]
}

interface Flow {
  at: Spot
  n: number
}

function pieceChanges(faction: Faction, before: BoardView, after: BoardView): Change[] {
  const by = (kind: PieceKind) => (region: RegionId) =>
    countOf(after, faction, kind, region) - countOf(before, faction, kind, region)
  const flows = (kind: PieceKind): Flow[] => regions.map((region) => ({ at: { region, kind }, n: by(kind)(region) }))
  const troops = regions.map((region) => turnsIn(faction, region, (side) => by(side)(region)))
  return [
    ...paired(faction, flows('leader')),
    ...paired(faction, flows('legions')),
    ...paired(
      faction,
      troops.flatMap((t) => t.flows),
    ),
    ...troops.flatMap((t) => t.turns),
    // Forts and Settlements never move: what is gone here and has come there are two things.
    ...[...flows('forts'), ...flows('settlements')].flatMap((flow) => alone(faction, flow)),
  ]
}

function countOf(board: BoardView, faction: Faction, kind: PieceKind, region: RegionId): number {
  if (kind !== 'leader') return board.regions[region].forces[faction][kind]
  const leader = board.leaders[faction]
  return leader.place === 'map' && leader.region === region ? 1 : 0
}

/**
 * Auxilia or Warbands of a Region that turned, and what else has come or gone. Where both could explain a number,
 * pieces that have come stand Hidden, and Hidden ones are those that turned.
 */
function turnsIn(faction: Faction, region: RegionId, changeOf: (side: Side) => number) {
  const change = new Map(sides.map((side) => [side, changeOf(side)]))
  const turns: Change[] = []
  for (const from of sides) {
    for (const to of [...sides].reverse()) {
      const count = Math.min(-(change.get(from) ?? 0), change.get(to) ?? 0)
      if (count <= 0) continue
      turns.push({ what: 'turn', faction, count, region, from, to })
      change.set(from, (change.get(from) ?? 0) + count)
      change.set(to, (change.get(to) ?? 0) - count)
    }
  }
  return { turns, flows: [...change].map(([kind, n]): Flow => ({ at: { region, kind }, n })) }
}

/** Moves from where pieces have left to where as many have come; what has no partner was placed or removed. */
function paired(faction: Faction, flows: readonly Flow[]): Change[] {
  const left = flows.filter((f) => f.n < 0).map((f) => ({ ...f }))
  const came = flows.filter((f) => f.n > 0).map((f) => ({ ...f }))
  const moves: Change[] = []
  for (const from of left) {
    for (const to of came) {
      const count = Math.min(-from.n, to.n)
      if (count === 0) continue
      moves.push({ what: 'move', faction, count, from: from.at, to: to.at })
      from.n += count
      to.n -= count
    }
  }
  return [...moves, ...[...left, ...came].flatMap((flow) => alone(faction, flow))]
}

const alone = (faction: Faction, { at, n }: Flow): Change[] =>
  n === 0 ? [] : [{ what: n > 0 ? 'place' : 'remove', faction, count: Math.abs(n), at }]
