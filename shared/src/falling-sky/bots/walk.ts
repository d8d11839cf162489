import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { rollDie } from '../dice'
import type { Game } from '../game'
import type { Faction } from '../ids'
import type { BotTurn } from './flowchart'
import type { PathStep } from './path'

/** What a flowchart says of its way: every question with its answer and the numbers behind it goes to the log. */

/** Writes a step of the Faction's way to the log: into the path of its turn, or by itself. */
export function record(game: Game, faction: Faction, step: PathStep): void {
  game.mind?.record(game, faction, step)
}

/** A question of the flowchart: tells the answer and returns it. */
export function test({ game, faction }: BotTurn, node: string, yes: boolean, facts: readonly Text[] = []): boolean {
  record(game, faction, { node, question: text(`bot.${node}`), answer: yesOrNo(yes), ...(facts.length && { facts }) })
  return yes
}

/** "Die 1-4?": rolls, tells and returns whether the die is at most `upTo`. */
export function rolls({ game, faction }: BotTurn, node: string, rule: string, upTo = 4): boolean {
  const die = rollDie(game, rule, text('roll.bot', { node }))
  record(game, faction, {
    node,
    question: text('bot.die', { n: upTo }),
    answer: yesOrNo(die <= upTo),
    dice: [die],
  })
  return die <= upTo
}

/** Says that a box has been reached which does something. */
export function goTo({ game, faction }: BotTurn, node: string, facts: readonly Text[] = []): void {
  record(game, faction, {
    node,
    question: text(`bot.${node}`),
    answer: text('bot.does'),
    ...(facts.length && { facts }),
  })
}

const yesOrNo = (yes: boolean): Text => text(yes ? 'bot.yes' : 'bot.no')
