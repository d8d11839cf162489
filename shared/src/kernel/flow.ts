import { Beside, withAsides } from './asked'
import type { Answer, AsideOption, Decision } from './decision'
import { forcedAnswer, illegal } from './decision'

/** A rule in progress. It yields a Decision whenever somebody has to choose, and receives the Answer. */
export type Flow<T = void> = Generator<Decision, T, Answer>

/** What rules are given. `apply` is the only writer of the state. */
export interface KernelGame<State, Effect> {
  readonly state: State
  /** Changes the state and writes the log. */
  apply(effect: Effect): void
  /** Called when a decision had only one legal answer, which was made without asking. */
  forced?(decision: Decision, answer: Answer): void
  /** Answers for a Faction that is not a person; undefined leaves the decision to the table. */
  bot?(decision: Decision): Answer | undefined
  /** What happens of itself as soon as it can: called before each question is made. */
  settle?(): void
}

/** A bot has given an answer that is not legal: its procedure is wrong, nobody can be asked instead. */
class IllegalBot extends Error {
  constructor(decision: Decision, answer: Answer, why: string) {
    super(`bot ${decision.faction} answers ${decision.topic} with ${JSON.stringify(answer)}: ${why}`)
    this.name = 'IllegalBot'
  }
}

/** An act that is allowed while another question is open: it runs its own flow, then the question is made afresh. */
export interface Aside extends AsideOption {
  run(): Flow<unknown>
  /** The act may come before any answer, so that a question beside it is asked even if only one answer ends it. */
  keepsOpen?: true
}

/**
 * Asks. `make` makes the question from the state as it is now and is called again after every aside; it returns
 * undefined if there is nothing to ask (any more).
 *
 * @returns the answer, never an aside; undefined if there was nothing to ask
 */
export function* ask(
  game: KernelGame<unknown, never>,
  make: () => Decision | undefined,
  asides: () => Iterable<Aside> = () => [],
): Flow<Exclude<Answer, { aside: string }> | undefined> {
  for (;;) {
    game.settle?.()
    const decision = make()
    if (!decision) return undefined
    const forced = forcedAnswer(decision)
    if (forced && !('aside' in forced) && !keepOpen(asides())) {
      game.forced?.(decision, forced)
      return forced
    }
    const beside = new Beside(asides)
    const asked = withAsides(decision, beside)
    const answer = botAnswer(game, asked) ?? (yield asked)
    if (!('aside' in answer)) return answer
    const aside = beside.open.find((a) => a.id === answer.aside)
    if (aside) yield* aside.run()
  }
}

/** Whether a question is asked for one of these acts alone: they are found out only as far as that takes. */
export function keepOpen(asides: Iterable<Aside>): boolean {
  for (const aside of asides) if (aside.keepsOpen) return true
  return false
}

/** What a bot answers, which must be legal; undefined if a person is asked. */
function botAnswer(game: KernelGame<unknown, never>, decision: Decision): Answer | undefined {
  const answer = game.bot?.(decision)
  const why = answer && illegal(decision, answer)
  if (answer && why) throw new IllegalBot(decision, answer, why.key)
  return answer
}
