import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { namedLeaderIn, piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import { rollDie } from '../dice'
import { availableTroops, onMap } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { Choice } from '../questions'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const removedAtLeast = 3

/** Ambacti: Auxilia join the Romans, or desert them. */
export const ambacti: EventCard = {
  card: 16,
  *unshaded(game, play) {
    const question = { faction: play.faction, topic: 'ambacti.region', rule: play.rule }
    yield* removeFirst(
      game,
      play,
      () => play.faction === 'romans' && availableTroops(game, 'romans') < mostJoining(game),
    )
    const bring = (r: RegionId): number => Math.min(joining(game, r), availableTroops(game, 'romans'))
    const region = yield* pickOne(
      game,
      question,
      () => romanRegions(game).map((r) => regionChoice(r, { detail: text('ambacti.joining', { n: bring(r) }) })),
      play.asides,
    )
    if (region) placeTroops(game, play.rule, 'romans', region, joining(game, region))
  },
  /** Three, or as many as the die says: the executor picks the number when the die has fallen. */
  *shaded(game, play) {
    if (onMap(game.state, 'romans').troops === 0) return
    const die = rollDie(game, play.rule, text('roll.ambacti'))
    const n = yield* howMany(game, play, die)
    const scope = { factions: ['romans'] as const, regions: playableRegions(game.state) }
    removePicked(game, play, yield* pickTroops(game, play, play.faction, 'ambacti.auxilia', scope, n, n))
  },
}

/** Where any Roman piece is, the Fort of Provincia included; none if no Auxilia is Available. */
function romanRegions(game: Game): RegionId[] {
  if (availableTroops(game, 'romans') === 0) return []
  return playableRegions(game.state).filter((r) => piecesIn(game.state, 'romans', r) > 0)
}

/** 4, or 6 where Caesar himself is. */
function joining(game: Game, region: RegionId): number {
  return namedLeaderIn(game.state, 'romans', region) ? 6 : 4
}

function mostJoining(game: Game): number {
  return Math.max(...playableRegions(game.state).map((r) => joining(game, r)))
}

function* howMany(game: Game, play: Play, die: number): Flow<number> {
  const numbers = (): Set<number> =>
    new Set([removedAtLeast, die].map((n) => Math.min(n, onMap(game.state, 'romans').troops)))
  const choices = (): Choice<number>[] =>
    [...numbers()].map((n) => ({ id: `${n}`, value: n, label: text('ambacti.leaving', { n }) }))
  const question = { faction: play.faction, topic: 'ambacti.number', rule: play.rule }
  return (yield* pickOne(game, question, choices, play.asides)) ?? 0
}
