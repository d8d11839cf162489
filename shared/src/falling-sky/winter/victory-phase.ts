import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { playableRegions } from '../board/map'
import { cardRule } from '../events/event'
import { removeLegions, shiftLegions } from '../forces/pieces'
import type { Game } from '../game'
import { note } from '../game'
import { factionThing } from '../names'
import { isBot } from '../seats'
import { hasSpecialRule } from '../scenarios/scenarios'
import { isFinalWinter } from '../sequence/cards'
import type { GameResult, State } from '../state'
import { overtaken, ranking, soloEnd, victors } from '../victory/ranking'
import { margin, romanScore } from '../victory/scores'

const rule = '6.1'

/** Optimates (card 20). */
const optimates = 20
const tooPowerful = 13

/**
 * Victory Phase (6.1): the game ends if somebody meets 7.2, or after the last Winter card (2.4.1), or by Optimates
 * (card 20), which come first: the phase is then decided with all Legions off the map.
 */
export function* victoryPhase(game: Game): Flow {
  if (victoryPhases(game.state) === 0) return note(game, '2.1', text('log.first-winter.skipped'))
  if (optimatesAct(game.state)) return endByOptimates(game)
  note(game, rule, text('log.victory.margins', { margins: margins(game) }))
  const final = isFinalWinter(game)
  const met = victors(game, final)
  if (met.length > 0) end(game, { reason: 'victory', ranking: ranking(game, met), met })
  else if (overtaken(game)) end(game, { reason: 'overtaken', ranking: ranking(game, met), met })
  else if (final) end(game, { reason: 'final-winter', ranking: ranking(game, met), met })
  else note(game, rule, text('log.victory.none'))
}

/** The Victory Phases so far that have been conducted, the present one included (SCN-5). */
function victoryPhases(state: State): number {
  return state.winters - (hasSpecialRule(state, 'first-winter-without-victory') ? 1 : 0)
}

function optimatesAct(state: State): boolean {
  return state.lasting.includes(optimates) && victoryPhases(state) >= 2 && romanScore(state) >= tooPowerful
}

/** All Legions go to the track, then the final ranking (7.3). */
function endByOptimates(game: Game): void {
  const cited = cardRule(optimates)
  note(game, cited, text('log.optimates', { n: romanScore(game.state) }), 'romans')
  for (const region of playableRegions(game.state))
    removeLegions(game, cited, region, game.state.regions[region].forces.romans.legions, 'track')
  shiftLegions(game, cited, game.state.legions.fallen, 'fallen', 'track')
  note(game, rule, text('log.victory.margins', { margins: margins(game) }))
  const met = victors(game, true)
  end(game, { reason: 'optimates', ranking: ranking(game, met), met })
}

function end(game: Game, result: GameResult): void {
  const lost = result.met.some((f) => isBot(game.state, f))
  if (lost) note(game, '7.1', text('log.victory.players-lose'))
  epilogue(game, result)
  game.apply({ kind: 'result', rule: result.reason === 'victory' ? '7.2' : '7.3', result })
}

/** What becomes of Gaul when one person has played against bots (8.9). */
function epilogue(game: Game, { ranking: ranks, met }: GameResult): void {
  const ended = soloEnd(game, ranks, met)
  if (!ended) return
  if (!ended.won) return note(game, '8.9', text(`epilogue.falls-to.${ended.to}`))
  const { faction, degree } = ended
  const great = faction === 'romans' ? 'romans' : 'gaul'
  note(game, '8.9', text(degree >= 3 ? `epilogue.great.${great}` : 'epilogue.won', { n: degree }), faction)
}

function margins(game: Game): Text[] {
  return game.ruleset.playerFactions.map((f) =>
    text('victory.margin', { faction: factionThing(f), margin: margin(game.state, f) }),
  )
}
