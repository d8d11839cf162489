import type { AllocateDecision, Answer, ChooseDecision, Decision } from '../../../kernel/decision'
import { illegal, IllegalAnswer } from '../../../kernel/decision'
import { regionOf } from '../../board/map'
import { cloneState } from '../../clone'
import { OutOfDice, pickAtRandom } from '../../dice'
import type { CardSide } from '../../events/event'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regions } from '../../ids'
import { isBot } from '../../seats'
import { executeSide } from '../../sequence/event'
import type { State } from '../../state'
import type { Responder } from '../mind'
import { removedOf } from '../toll'
import { tryOut } from '../trial'
import { asMany, futures } from './event-futures'
import type { Census, Worth } from './event-worth'
import { censusOf, compare, compareByRule, impossible, topOf, worthOf } from './event-worth'
import { litBy, tribesLitBy } from './lit'

/**
 * How a bot makes the choices of an Event that no Instruction makes (8.2.3, 8.3.1), whoever executes it: it tries each on a
 * copy of the game from the beginning of the Event, with all answers given so far, and takes what benefits itself most:
 * Legions, Citadels, Allies, other pieces, its own placed and its enemies' removed, net; then the enemies and the pieces in
 * the order of 8.4.1; then its Eligibility, margin and Resources; then the die.
 */
export class EventSearch {
  private readonly start: State
  private counted: Census | undefined
  /** The answers so far, each with the dice as they were then: thinking may have rolled some too. */
  private readonly answers: { answer: Answer; dice: State['dice'] }[] = []
  /** By topic: the Region that the question has led to last. */
  private readonly lately = new Map<string, RegionId>()

  constructor(
    game: Game,
    private readonly faction: Faction,
    private readonly card: number,
    private readonly side: CardSide,
  ) {
    this.start = cloneState(game.state)
  }

  private get before(): Census {
    return (this.counted ??= censusOf(this.start))
  }

  heard(answer: Answer, { state }: Game): void {
    this.answers.push({ answer, dice: { ...state.dice } })
  }

  /** The answer that brings the asked Faction most, or undefined if it is a person's who does not execute the Event. */
  respond(decision: Decision, game: Game): Answer | undefined {
    const asked = decision.faction as Faction
    if (asked !== this.faction && !isBot(game.state, asked)) return undefined
    return decision.kind === 'choose' ? this.choose(decision, game) : this.allocate(decision, game)
  }

  private choose(decision: ChooseDecision, game: Game): Answer {
    const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
    const asked = decision.faction as Faction
    let chosen: string[] = []
    let worth = decision.min === 0 ? this.worth(game, asked, { choose: [] }) : undefined
    while (chosen.length < decision.max) {
      const left = open.filter((id) => !chosen.includes(id))
      const best = this.best(game, decision, left, (id) =>
        this.worth(game, asked, { choose: fillUp([...chosen, id], open, decision.min) }),
      )
      if (!best) break
      const needed = chosen.length < decision.min
      if (!needed && worth && compare(best.worth, worth) < 0) break
      chosen = [...chosen, best.id]
      worth = best.worth
    }
    return { choose: chosen }
  }

  private allocate(decision: AllocateDecision, game: Game): Answer {
    const asked = decision.faction as Faction
    let amounts: Record<string, number> = {}
    const oneMore = (id: string): Record<string, number> => ({ ...amounts, [id]: (amounts[id] ?? 0) + 1 })
    const worthOf = (answer: Answer): Worth =>
      illegal(decision, answer) ? impossible : this.worth(game, asked, answer) // some buckets need another
    let worth = decision.min === 0 ? worthOf({ allocate: {} }) : undefined
    for (let n = 0; n < decision.max; n++) {
      const left = decision.buckets.filter((b) => (amounts[b.id] ?? 0) < b.max).map((b) => b.id)
      const best = this.best(game, decision, left, (id) =>
        worthOf({ allocate: topUp(oneMore(id), decision, Math.max(decision.min, n + 1)) }),
      )
      if (!best) break
      if (n >= decision.min && worth && compare(best.worth, worth) < 0) break
      amounts = oneMore(best.id)
      worth = best.worth
    }
    return { allocate: amounts }
  }

  /**
   * The option or bucket with the highest worth; of those that the rule holds equal one in the Region that the same
   * question has led to before, so that all is done there before the next (8.2.3); of equals one at random (8.3.4).
   */
  private best(
    game: Game,
    decision: Decision,
    ids: readonly string[],
    worthOf: (id: string) => Worth,
  ): { id: string; worth: Worth } | undefined {
    const tried = ids.map((id) => ({ id, worth: worthOf(id), region: regionMeant(game.state, decision, id) }))
    const ruled = topOf(tried, (a, b) => compareByRule(a.worth, b.worth))
    const here = ruled.filter(({ region }) => region !== undefined && region === this.lately.get(decision.topic))
    const equals = topOf(here.length > 0 ? here : ruled, (a, b) => compare(a.worth, b.worth))
    const [only] = equals
    if (!only) return undefined
    const best = equals.length > 1 ? pickAtRandom(game, '8.3.4', equals) : only
    if (best.region) this.lately.set(decision.topic, best.region)
    return best
  }

  /** What the Event comes to for the asked Faction with the answers so far and this one. */
  private worth(game: Game, asked: Faction, answer: Answer): Worth {
    const { start, faction, card, side } = this
    const key = JSON.stringify(['event', faction, card, side, asked, this.answers.map((a) => a.answer), answer])
    const known = game.mind?.tried.on(start)
    const before = known?.get(key) as Worth | undefined
    if (before) return before
    const { worth, rolled } = this.tried(game, asked, answer)
    if (!rolled) known?.set(key, worth) // else it is another Event that has rolled otherwise
    return worth
  }

  /** The best that can come of it, whatever follows; also whether the answers so far have followed on rolls. */
  private tried(game: Game, asked: Faction, answer: Answer): { worth: Worth; rolled: boolean } {
    let best: { worth: Worth; rolled: boolean } | undefined
    for (const future of futures) {
      const found = this.triedBy(game, asked, answer, future)
      if (!best || compare(found.worth, best.worth) > 0) best = found
      if (!found.open) break
    }
    return best ?? { worth: impossible, rolled: true }
  }

  /**
   * Carries the Event out on a copy.
   *
   * @param future answers what the Faction is asked after this
   * @returns `open`: it has been asked something
   */
  private triedBy(
    game: Game,
    asked: Faction,
    answer: Answer,
    future: Responder,
  ): { worth: Worth; rolled: boolean; open: boolean } {
    const given = [...this.answers, { answer, dice: { seed: this.answers.length, script: null } }] // what is still to be rolled is not known
    const from = cloneState(this.start)
    let at = 0
    let rolled = false
    let givenUp = 0
    let open = false
    const replay = (decision: Decision, copy: Game): Answer | undefined => {
      const next = given[at]
      if (next === undefined) return undefined
      at++
      copy.state.dice = { ...next.dice }
      return illegal(decision, next.answer) ? undefined : next.answer
    }
    const respond: Responder = (decision, copy) => {
      const found = future(decision, copy)
      if (found) open = true
      return found
    }
    const plans = [...(asked === this.faction ? [] : [{ faction: this.faction, respond: asMany }]), { faction: asked, respond }] // prettier-ignore
    try {
      const { state } = tryOut(game, (copy) => executeSide(copy, this.faction, this.card, this.side), {
        from,
        plans,
        replay,
        effect: (effect) => {
          if (effect.kind === 'roll' && at < given.length) rolled = true
          givenUp += removedOf(effect, asked)
        },
      })
      return { worth: worthOf(this.before, censusOf(state), asked, givenUp), rolled, open }
    } catch (error) {
      const refused = error instanceof IllegalAnswer || error instanceof OutOfDice // by a rule; a scripted die is not there
      if (!refused) throw error
      return { worth: impossible, rolled: true, open }
    }
  }
}

/** The Region that an option or bucket lights up, or that of its Tribe. */
function regionMeant(state: State, decision: Decision, id: string): RegionId | undefined {
  const [tribe] = tribesLitBy(decision, id)
  if (tribe) return tribe === 'colony' && state.colony === null ? undefined : regionOf(state, tribe)
  const lit = litBy(decision, id)
  return regions.find((r) => lit.some((thing) => thing.kind === 'region' && thing.id === r))
}

function fillUp(ids: readonly string[], open: readonly string[], min: number): string[] {
  const rest = open.filter((id) => !ids.includes(id))
  return [...ids, ...rest.slice(0, Math.max(0, min - ids.length))]
}

function topUp(
  amounts: Readonly<Record<string, number>>,
  decision: AllocateDecision,
  n: number,
): Record<string, number> {
  const full = { ...amounts }
  let left = n - Object.values(amounts).reduce((sum, k) => sum + k, 0)
  for (const { id, max } of decision.buckets) {
    const more = Math.max(0, Math.min(left, max - (full[id] ?? 0)))
    if (more > 0) full[id] = (full[id] ?? 0) + more
    left -= more
  }
  return full
}
