import type { Flow } from '../../../kernel/flow'
import { mayStandIn } from '../../board/map'
import type { MarchGroup } from '../../commands/march-group'
import { askGroup, nobody } from '../../commands/march-group'
import { hasMovable, movable, moveMarching, newMarched } from '../../commands/march-moved'
import { hideGroup } from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { Question } from '../../questions'
import { pickOne, pickOneOrNone, regionChoice } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/** Pieces that an Event moves without a March: any number, each once, adjacent or not. */
export interface Shift {
  from: readonly RegionId[]
  to: readonly RegionId[]
  /** Whatever moves hides. */
  hides?: boolean
}

/** The Faction moves any of its mobile pieces, group by group, until it has enough. */
export function* shiftPieces(game: Game, play: Play, faction: Faction, { from, to, hides = false }: Shift): Flow {
  const { rule } = play
  const moved = newMarched(game, [faction])
  const asides = asidesOf(play, faction)
  const targets = (origin: RegionId): RegionId[] => to.filter((r) => r !== origin && mayStandIn(game.state, faction, r))
  const question = (topic: string, origin?: RegionId): Question => ({
    faction,
    topic,
    rule,
    params: { faction: factionThing(faction), ...(origin && { region: regionThing(origin) }) },
    ...(origin && { about: [regionThing(origin)] }),
  })
  for (;;) {
    const origins = (): ReturnType<typeof regionChoice>[] =>
      from.filter((r) => hasMovable(game, moved, faction, r) && targets(r).length > 0).map((r) => regionChoice(r))
    const origin = yield* pickOneOrNone(game, question('event.shift.from'), origins, asides)
    if (origin === undefined) return
    const candidates = (): MarchGroup => ({ ...nobody, own: movable(game, moved, faction, origin) })
    const asked = question('event.shift.group', origin)
    const { own } = yield* askGroup(game, asked, faction, origin, candidates, asides, { min: 1 })
    const choices = (): ReturnType<typeof regionChoice>[] => targets(origin).map((r) => regionChoice(r))
    const target = yield* pickOne(game, question('event.shift.to', origin), choices)
    if (target === undefined) return
    const group = hides ? hideGroup(game, rule, faction, origin, own) : own
    moveMarching(game, moved, { rule, faction, from: origin, to: target, group, onward: false })
  }
}
