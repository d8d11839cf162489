import type { Answer, Decision } from '../../kernel/decision'
import { IllegalAnswer } from '../../kernel/decision'
import type { KernelGame } from '../../kernel/flow'
import type { Rules } from '../../kernel/table'
import { BrokenRule, Table } from '../../kernel/table'
import { withBots } from '../bots/bots'
import { OutOfDice } from '../dice'
import type { PathStep } from '../bots/path'
import { answerOf, waysOf } from '../bots/ways'
import type { Effect } from '../effects'
import { keptCopy } from '../clone'
import { change } from '../effects'
import type { Game } from '../game'
import type { Ruleset } from '../rulesets/ruleset'
import { scenarios } from '../scenarios/scenarios'
import { isOver, stretch } from '../sequence/stretch'
import type { State } from '../state'
import type { Case, CaseAnswer } from './case'
import { caseProblems } from './case-shape'
import { checkPosition } from './check'
import { questionUnmet, unmet } from './expect'
import type { Position } from './position'
import { readPosition } from './read'
import { runFlow } from './runs'
import type { Problem } from './shape'
import { isObject } from './shape'

type CaseTable = Table<State, Effect, undefined>

/** What came of a case. */
export interface PlayedCase {
  /** What was not as expected, one line each; empty if the case holds. */
  failures: string[]
  /** The boxes that bots passed, with what came of each (`bots/ways.ts`). */
  ways: string[]
}

/** Plays a case as `playCase`, for those who only ask whether it holds. */
export function runCase(json: unknown, ruleset: Ruleset): string[] {
  return playCase(json, ruleset).failures
}

/**
 * Plays a case.
 *
 * @param json a case as it was read from a file; its form is checked first
 */
export function playCase(json: unknown, ruleset: Ruleset): PlayedCase {
  const without = (failures: string[]): PlayedCase => ({ failures, ways: [] })
  const malformed = caseProblems(json)
  if (malformed.length) return without(malformed.map(inWords))
  const test = json as Case
  const position = startOf(test)
  const problems = checkPosition(position)
  if (test.error) return without(comparePaths(test.error, problems))
  if (problems.length) return without(problems.map((problem) => `position: ${inWords(problem)}`))
  return play(test, position as Position, ruleset)
}

/** A case's name, or its place in the file if it has none. */
export function caseName(json: unknown, place: string): string {
  return isObject(json) && typeof json['name'] === 'string' ? json['name'] : place
}

/** The paragraphs and tags that a case cites. */
export function citedRules(json: unknown): string[] {
  const rule = isObject(json) ? json['rule'] : undefined
  return (Array.isArray(rule) ? rule : [rule]).filter((r) => typeof r === 'string')
}

/** The set-up of the scenario with the position laid over it. */
function startOf(test: Case): unknown {
  const position: unknown = test.position
  return test.scenario ? overlaid(scenarios[test.scenario].position, position) : position
}

/** Lays one JSON object over another, field by field; `null` takes a field away. */
function overlaid(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above
  const merged: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete merged[key]
    else merged[key] = overlaid(merged[key], value)
  }
  return merged
}

function inWords({ path, problem }: Problem): string {
  const params = problem.params ? ` ${JSON.stringify(problem.params)}` : ''
  return `${path || '(whole)'}: ${problem.key}${params}`
}

function comparePaths(expected: readonly string[], problems: readonly Problem[]): string[] {
  const paths = problems.map((p) => p.path)
  return [
    ...expected.filter((path) => !paths.includes(path)).map((path) => `error: ${path} should be named as wrong`),
    ...problems.filter((p) => !expected.includes(p.path)).map((p) => `error: not expected: ${inWords(p)}`),
  ]
}

function play(test: Case, position: Position, ruleset: Ruleset): PlayedCase {
  const player = new CasePlayer(test, { ...position, dice: position.dice ?? [] }, ruleset)
  try {
    return { failures: player.play(), ways: player.ways }
  } catch (error) {
    return { failures: [...player.failures, `${player.where}: ${reason(error)}`], ways: player.ways }
  }
}

function reason(error: unknown): string {
  const cause = error instanceof BrokenRule ? error.error : error
  if (cause instanceof OutOfDice) return 'the scripted dice have run out'
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
}

/** Plays one case on a table of its own: what it runs is one stretch, the Sequence of Play many. */
class CasePlayer {
  readonly failures: string[] = []
  ways: string[] = []
  where = 'before the first answer'
  private done = false

  constructor(
    private readonly test: Case,
    private readonly position: Position,
    private readonly ruleset: Ruleset,
  ) {}

  play(): string[] {
    const table = Table.open(this.rules(), undefined, 0)
    const answers = this.test.answers ?? []
    for (const [i, answer] of answers.entries()) {
      this.where = `answer ${i + 1}`
      if (!table.decision) {
        this.fail(`nothing is asked any more, ${answers.length - i} of the answers are left over`)
        return this.failures
      }
      if (!this.give(table, table.decision, answer)) return this.failures
    }
    this.where = 'in the end'
    this.compare(table)
    return this.failures
  }

  private rules(): Rules<State, Effect, undefined> {
    const { test, position, ruleset } = this
    const { run } = test
    const withRuleset = (game: KernelGame<State, Effect>): Game => withBots(game, ruleset)
    const forced = (decision: Decision): Effect => ({
      kind: 'note',
      rule: decision.rule,
      text: { key: 'log.forced', params: { topic: decision.topic } },
    })
    const begin = (): State => {
      const state = readPosition(position)
      if (run && 'phase' in run && state.winterPhase === 'none') state.winterPhase = run.phase
      return state
    }
    if (!run)
      return { begin, change, copy: keptCopy, forced, over: isOver, stretch: (game) => stretch(withRuleset(game)) }
    const played = (): void => {
      this.done = true
    }
    return {
      begin,
      change,
      copy: keptCopy,
      forced,
      over: () => this.done,
      *stretch(game) {
        yield* runFlow(withRuleset(game), run)
        played()
      },
    }
  }

  /** Gives one answer. Returns whether the case can go on. */
  private give(table: CaseTable, decision: Decision, answer: CaseAnswer): boolean {
    const doer = 'aside' in answer ? decision.asides?.find((a) => a.id === answer.aside)?.faction : decision.faction
    if (doer !== undefined && doer !== answer.faction) {
      return this.fail(`${answer.faction} should be asked, but ${doer} is asked ${shown(decision)}`)
    }
    for (const line of questionUnmet(decision, answer)) this.fail(`${line} (asked is ${decision.topic})`)
    try {
      this.done = false
      table.answer(bare(answer))
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error
      if (answer.illegal === true || answer.illegal === error.reason.key) return true
      return this.fail(`illegal: ${error.message}; asked is ${shown(decision)}`)
    }
    if (answer.illegal) return this.fail('this answer should have been illegal')
    return true
  }

  private compare(table: CaseTable): void {
    const { test } = this
    this.ways = table.log.flatMap((effect) => (effect.kind === 'bot-path' ? effect.path.flatMap(waysOf) : []))
    this.compareQuestion(table.decision)
    for (const line of unmet(table.state, this.ruleset, test.expect ?? {})) this.fail(line)
    const left = table.state.dice.script ?? []
    if (left.length) this.fail(`dice left over: ${left.join(', ')}`)
    this.compareLog(logKeys(table.log))
  }

  private compareQuestion(decision: Decision | undefined): void {
    const { test } = this
    const asked = test.expect?.asked
    if (!decision) {
      if (asked) this.fail(`${asked.faction} should be asked ${asked.topic ?? ''}, but nothing is asked`)
      return
    }
    if (asked === undefined || asked === null)
      return void this.fail(`not answered: ${decision.faction} is asked ${shown(decision)}`)
    if (asked.faction !== decision.faction) this.fail(`asked: expected ${asked.faction}, found ${decision.faction}`)
    for (const line of questionUnmet(decision, asked)) this.fail(`asked: ${line}`)
    const { offered, notOffered, refused } = test
    const more = { ...(offered && { offered }), ...(notOffered && { notOffered }), ...(refused && { refused }) }
    for (const line of questionUnmet(decision, more)) this.fail(`asked: ${line}`)
  }

  private compareLog(keys: readonly string[]): void {
    let at = 0
    for (const wanted of this.test.log ?? []) {
      const next = keys.indexOf(wanted, at)
      if (next < 0) this.fail(`log: ${wanted} should come after what comes before it; the log is ${keys.join(', ')}`)
      else at = next + 1
    }
    for (const unwanted of this.test.notLog ?? []) {
      if (keys.includes(unwanted)) this.fail(`log: ${unwanted} should not be there`)
    }
  }

  private fail(line: string): false {
    this.failures.push(`${this.where}: ${line}`)
    return false
  }
}

/** The question in short, with what may be answered. */
function shown(decision: Decision): string {
  const ids =
    decision.kind === 'choose'
      ? decision.options.map((o) => (o.refused ? `(${o.id})` : o.id))
      : decision.buckets.map((b) => `${b.id}≤${b.max}`)
  return `${decision.topic} ${decision.min}-${decision.max} of [${ids.join(', ')}]`
}

function bare(answer: CaseAnswer): Answer {
  if ('choose' in answer) return { choose: answer.choose }
  if ('allocate' in answer) return { allocate: answer.allocate }
  return { aside: answer.aside }
}

/**
 * Effects by kind; a note by its text key as well, a bot's path by the boxes it passes, with their answers (`B1`, `B1:no`),
 * and what decided a choice (`B-MARCH/needed`, `B-MARCH/die`).
 * They stand next to each other, so that any can be named.
 */
function logKeys(log: readonly Effect[]): string[] {
  return log.flatMap((effect) => {
    if (effect.kind === 'note') return [effect.kind, effect.text.key]
    if (effect.kind === 'bot-path') return [effect.kind, ...effect.path.flatMap(boxKeys)]
    return [effect.kind]
  })
}

function boxKeys(step: PathStep): string[] {
  const plain = answerOf(step)
  return [step.node, plain, ...waysOf(step).filter((way) => way !== plain)]
}
