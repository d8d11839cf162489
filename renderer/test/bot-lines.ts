import type { PathStep } from '@gallia/shared/falling-sky/bots/path'
import { text, type TextParam } from '@gallia/shared/kernel/text'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { LogLine } from '@gallia/shared/protocol'
import { baseBoard } from './fake-game'

const belgae = { kind: 'faction', id: 'belgae' }
const region = (id: string): TextParam => ({ kind: 'region', id })

/** A line of the log, of the Belgae unless it says otherwise. */
export function botLine(kind: string, part: Partial<LogLine> = {}, params: Record<string, TextParam> = {}): LogLine {
  return {
    text: text(`log.${kind}`, { faction: belgae, ...params }),
    rule: '8.5',
    faction: 'belgae',
    kind,
    at: 1,
    ...part,
  }
}

const steps: PathStep[] = [
  { node: 'B1', question: text('bot.B1'), answer: text('bot.no'), facts: [text('bot.fact.warbands', { n: 3 })] },
  { node: 'B2', question: text('bot.die', { n: 4 }), answer: text('bot.no'), dice: [6] },
  { node: 'B4', question: text('bot.B4'), answer: text('bot.yes') },
  { node: 'B-RALLY', question: text('bot.B-RALLY'), answer: text('bot.does') },
]
const choice: PathStep = {
  node: 'B-ENLIST',
  question: text('bot.choice'),
  answer: text('name', { name: region('treveri') }),
  candidates: [{ kind: 'region', id: 'nervii' }, { kind: 'region', id: 'treveri' }, { kind: 'region', id: 'morini' }],
  tieBreaks: [text('bot.by.player'), text('bot.by.die')],
  left: [[{ kind: 'region', id: 'nervii' }, { kind: 'region', id: 'treveri' }]],
  dice: [5],
} // prettier-ignore

/** What a person did, the whole turn of the Belgae (a bot) after it, and the next card: its beats begin at line 2. */
export const botTurn: readonly LogLine[] = [
  botLine('move', { faction: 'arverni' }, { from: region('arverni'), to: region('bituriges'), pieces: [] }),
  botLine('acted', { faction: 'arverni' }),
  botLine('roll', { faction: null, die: 6 }),
  botLine('bot-path', { path: steps }),
  botLine('command', {}, { command: { kind: 'command', id: 'rally' } }),
  botLine('select', {}, { region: region('morini') }),
  botLine('resources', {}, { why: text('why.cost'), n: 1 }),
  botLine('place-ally', {}, { tribe: { kind: 'tribe', id: 'menapii' } }),
  botLine('roll', { faction: null, die: 5 }),
  botLine('bot-path', { path: [choice] }),
  botLine('ability', {}, { ability: { kind: 'ability', id: 'enlist' } }),
  botLine('flip', {}, { region: region('sugambri') }),
  botLine('flip', {}, { region: region('sugambri') }),
  botLine('move', { faction: 'germans' }, { from: region('sugambri'), to: region('treveri'), pieces: [] }),
  botLine('acted'),
  botLine('eligibility', { faction: 'aedui' }),
  botLine('card', { faction: null, text: text('log.card', { card: { kind: 'card', id: '46' } }) }),
]
/** Lines shown after each beat of it. */
export const botBeats = [4, 8, 10, 13, 14, 15, 17]

/** The board with the Belgae and the Romans as bots; `mark` tells one moment from another. */
export function botBoard(mark: number): BoardView {
  const bot = { ...baseBoard.seats.belgae, kind: 'bot' as const, name: '' }
  return {
    ...baseBoard,
    seats: { ...baseBoard.seats, belgae: bot, romans: bot },
    resources: { ...baseBoard.resources, belgae: mark },
  }
}
