import { answerOf } from '../src/falling-sky/bots/ways'
import type { Effect } from '../src/falling-sky/effects'
import type { Faction } from '../src/falling-sky/ids'
import type { NewGame } from '../src/protocol'

/** One turn of a bot in a log: from its path to its deed. */
interface BotTurnLog {
  faction: Faction
  line: number
  effects: readonly Effect[]
  deed: Extract<Effect, { kind: 'acted' }>
  /** A person has been asked in the course of it. */
  asked: boolean
}

/** More lines than any turn has. */
const tooLong = 2000

/** Effects that change nothing on the board. */
const telling = new Set<Effect['kind']>([
  'note', 'roll', 'select', 'command', 'ability', 'event', 'enlist', 'diviciacus', 'acted', 'bot-path',
]) // prettier-ignore

/** How often each bot did what: `belgae battle+ambush`, `belgae pass`, `belgae event`. */
export function botTurns(log: readonly Effect[], setup: NewGame): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { faction, deed } of turnsOf(log, setup)) {
    const what = deed.command ? `${deed.command}${deed.ability ? `+${deed.ability}` : ''}` : deed.did
    counts[`${faction} ${what}`] = (counts[`${faction} ${what}`] ?? 0) + 1
  }
  return counts
}

/** How often bots came through each box of their flowcharts with each answer: `B1:yes`, `B-RALLY:does`. */
export function boxesOf(log: readonly Effect[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const effect of log) {
    if (effect.kind !== 'bot-path') continue
    for (const step of effect.path) {
      const way = answerOf(step)
      counts[way] = (counts[way] ?? 0) + 1
    }
  }
  return counts
}

/** A Loss that the dice absorbed has been inflicted all the same. */
const isLossRoll = (effect: Effect): boolean => effect.kind === 'roll' && effect.for.key === 'roll.loss'

/** A player who Retreats may spoil a Battle that was weighed as if it stood (8.4.3, AMB-5). */
function isSpoilt(effect: Effect, { seats }: NewGame): boolean {
  if (effect.kind !== 'note' || effect.text.key !== 'log.battle.retreat') return false
  const { faction } = effect
  return faction !== undefined && faction !== 'germans' && seats[faction].kind === 'person'
}

/**
 * What must hold of every turn of a bot: it tells its way, it is bounded, it has an effect beyond its cost unless it
 * Passes, never a Limited Command (8.1.2), one type of Special Ability at most. An Event may come to nothing by what a
 * person answers: the Romans may leave the Germans alone (card 18).
 *
 * @param logAt for each line of the log the answers given before it
 */
export function brokenBotTurns(log: readonly Effect[], setup: NewGame, logAt: readonly number[] = []): string[] {
  return turnsOf(log, setup, logAt).flatMap(({ faction, line, effects, deed, asked }) => {
    const wrong = (what: string): string => `line ${line}: the ${faction}'s turn ${what}`
    const does = effects.some(
      (e) =>
        isLossRoll(e) || isSpoilt(e, setup) || (!telling.has(e.kind) && !(e.kind === 'resources' && e.why === 'cost')),
    )
    return [
      ...(effects[0]?.kind === 'bot-path' ? [] : [wrong('does not tell its way')]),
      ...(effects.length > tooLong ? [wrong(`has ${effects.length} lines`)] : []),
      ...(deed.did !== 'pass' && !does && !(deed.did === 'event' && asked) ? [wrong('has no effect')] : []),
      ...(deed.did === 'limited' ? [wrong('is a Limited Command')] : []),
    ]
  })
}

function turnsOf(log: readonly Effect[], { seats }: NewGame, logAt: readonly number[] = []): BotTurnLog[] {
  const turns: BotTurnLog[] = []
  let from = 0
  log.forEach((effect, line) => {
    if (effect.kind === 'card' || effect.kind === 'swap-winter' || effect.kind === 'phase') from = line + 1
    if (effect.kind !== 'acted') return
    const { faction } = effect
    if (faction !== 'germans' && seats[faction].kind === 'bot') {
      const path = log.slice(from, line).findIndex((e) => e.kind === 'bot-path' && e.faction === faction)
      const first = from + Math.max(0, path)
      const asked = logAt[first] !== logAt[line]
      turns.push({ faction, line, effects: log.slice(first, line), deed: effect, asked })
    }
    from = line + 1
  })
  return turns
}
