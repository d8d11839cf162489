import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import type { Game } from '../game'
import { note } from '../game'
import { factionThing } from '../names'
import { hasSpecialRule } from '../scenarios/scenarios'
import { isFinalWinter } from '../sequence/cards'
import type { GameResult } from '../state'
import { ranking, victors } from '../victory/ranking'
import { margin } from '../victory/scores'

const rule = '6.1'

/** Victory Phase (6.1): the game ends if somebody meets 7.2, or after the last Winter card (2.4.1). */
export function* victoryPhase(game: Game): Flow {
  if (game.state.winters === 1 && hasSpecialRule(game.state, 'first-winter-without-victory'))
    return note(game, rule, text('log.first-winter.skipped'))
  note(game, rule, text('log.victory.margins', { margins: margins(game) }))
  const final = isFinalWinter(game)
  const met = victors(game, final)
  if (met.length > 0) end(game, { reason: 'victory', ranking: ranking(game, met), met })
  else if (final) end(game, { reason: 'final-winter', ranking: ranking(game, met), met })
  else note(game, rule, text('log.victory.none'))
}

function end(game: Game, result: GameResult): void {
  const lost = result.met.some((f) => game.state.seats[f].kind === 'bot')
  if (lost) note(game, '7.1', text('log.victory.players-lose'))
  game.apply({ kind: 'result', rule: result.reason === 'victory' ? '7.2' : '7.3', result })
}

function margins(game: Game): Text[] {
  return game.ruleset.playerFactions.map((f) =>
    text('victory.margin', { faction: factionThing(f), margin: margin(game.state, f) }),
  )
}
