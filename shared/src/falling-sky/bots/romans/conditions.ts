import { text } from '../../../kernel/text'
import { controller, leaderIn, namedLeaderIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import { availableTroops } from '../../forces/available'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { BotTurn } from '../flowchart'
import { test } from '../walk'
import { auxiliaIn, enemies, legionsIn, marginOf, rivals, settledIn } from './board'
import { threatensCore } from './threat'

/** R1, R2 and R5: the questions of the Roman flowchart. */

/**
 * R1 (8.8.1): is Caesar or a Legion where a Gaul or the Germans have an Ally, Citadel, Leader or Control, or where an
 * enemy could force a Loss on a Legion or Caesar now?
 *
 * @returns the Regions that meet it
 */
export function r1(turn: BotTurn): RegionId[] {
  const regions = regionsMeetingR1(turn.game)
  test(
    turn,
    'R1',
    regions.length > 0,
    regions.map((r) => text('bot.fact.region', { region: regionThing(r) })),
  )
  return regions
}

export function regionsMeetingR1(game: Game): RegionId[] {
  return playableRegions(game.state).filter((r) => meetsR1(game, r))
}

function meetsR1(game: Game, region: RegionId): boolean {
  const { state } = game
  if (legionsIn(state, region) === 0 && !namedLeaderIn(state, 'romans', region)) return false
  const by = controller(state, region)
  if (by !== undefined && by !== 'romans') return true
  if (enemies.some((f) => settledIn(state, f, region) > 0 || leaderIn(state, f, region))) return true
  return threatensCore(game, region)
}

/** R2: has some enemy a victory margin of 0 or more, and is Caesar with 2 Legions and 4 Auxilia? */
export function r2(turn: BotTurn): boolean {
  const { state } = turn.game
  const ahead = rivals.filter((f) => marginOf(state, f) >= 0)
  const caesar = playableRegions(state).find((r) => namedLeaderIn(state, 'romans', r))
  const strong = caesar !== undefined && legionsIn(state, caesar) >= 2 && auxiliaIn(state, caesar) >= 4
  return test(turn, 'R2', ahead.length > 0 && strong, [
    ...ahead.map((f) => text('bot.fact.ahead', { faction: factionThing(f), n: marginOf(state, f) })),
    ...(caesar
      ? [text('bot.fact.with-caesar', { legions: legionsIn(state, caesar), auxilia: auxiliaIn(state, caesar) })]
      : []),
  ])
}

/** R5 (8.8.3): are 9 or more Auxilia Available? */
export function r5(turn: BotTurn): boolean {
  const n = availableTroops(turn.game, 'romans')
  return test(turn, 'R5', n >= 9, [text('bot.fact.auxilia', { n })])
}
