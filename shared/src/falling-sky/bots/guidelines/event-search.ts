import type { Answer, ChooseDecision, Decision } from '../../../kernel/decision'
import { illegal, IllegalAnswer } from '../../../kernel/decision'
import { onMap } from '../../forces/available'
import type { CardSide } from '../../events/event'
import type { Game } from '../../game'
import type { Faction, TribeId } from '../../ids'
import { factions, regions, tribes } from '../../ids'
import { executeSide } from '../../sequence/event'
import type { Eligibility, State } from '../../state'
import { cloneState } from '../../clone'
import { OutOfDice, pickAtRandom } from '../../dice'
import { removedOf } from '../toll'
import { margin } from '../../victory/scores'
import { tryOut } from '../trial'
import { anyAnswer } from './any-answer'
import { countsAsCity, enemyOrder } from './pieces'

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
    if (asked !== this.faction && game.state.seats[asked].kind !== 'bot') return undefined
    return decision.kind === 'choose' ? this.choose(decision, game) : this.allocate(decision, game)
  }

  private choose(decision: ChooseDecision, game: Game): Answer {
    const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
    const asked = decision.faction as Faction
    let chosen: string[] = []
    let worth = decision.min === 0 ? this.worth(game, asked, { choose: [] }) : undefined
    while (chosen.length < decision.max) {
      const more = open.filter((id) => !chosen.includes(id)).map((id) => [...chosen, id])
      const best = this.best(game, more, (ids) => this.worth(game, asked, { choose: fillUp(ids, open, decision.min) }))
      if (!best) break
      const needed = chosen.length < decision.min
      if (!needed && worth && compare(best.worth, worth) < 0) break
      chosen = best.choice
      worth = best.worth
    }
    return { choose: chosen }
  }

  private allocate(decision: Extract<Decision, { kind: 'allocate' }>, game: Game): Answer {
    const asked = decision.faction as Faction
    let amounts: Record<string, number> = {}
    let worth = decision.min === 0 ? this.worth(game, asked, { allocate: {} }) : undefined
    for (let n = 0; n < decision.max; n++) {
      const more = decision.buckets
        .filter((b) => (amounts[b.id] ?? 0) < b.max)
        .map((b) => ({ ...amounts, [b.id]: (amounts[b.id] ?? 0) + 1 }))
      const best = this.best(game, more, (tried) =>
        this.worth(game, asked, { allocate: topUp(tried, decision, Math.max(decision.min, n + 1)) }),
      )
      if (!best) break
      if (n >= decision.min && worth && compare(best.worth, worth) < 0) break
      amounts = best.choice
      worth = best.worth
    }
    return { allocate: amounts }
  }

  /** The candidate with the highest worth; of equals one at random (8.3.4). */
  private best<T>(
    game: Game,
    candidates: readonly T[],
    worthOf: (candidate: T) => Worth,
  ): { choice: T; worth: Worth } | undefined {
    const tried = candidates.map((choice) => ({ choice, worth: worthOf(choice) }))
    const top = tried.reduce<Worth | undefined>((a, t) => (!a || compare(t.worth, a) > 0 ? t.worth : a), undefined)
    const equals = tried.filter((t) => top && compare(t.worth, top) === 0)
    return equals.length ? pickAtRandom(game, '8.3.4', equals) : undefined
  }

  /**
   * What the Event comes to for the asked Faction with the answers so far and this one; whatever follows is answered with
   * the most it allows.
   */
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

  /** Carries the Event out on a copy; also whether the answers so far have followed on rolls. */
  private tried(game: Game, asked: Faction, answer: Answer): { worth: Worth; rolled: boolean } {
    const given = [...this.answers, { answer, dice: { seed: this.answers.length, script: null } }] // what is still to be rolled is not known
    const from = cloneState(this.start)
    let at = 0
    let rolled = false
    let givenUp = 0
    const replay = (decision: Decision, copy: Game): Answer | undefined => {
      const next = given[at]
      if (next === undefined) return undefined
      at++
      copy.state.dice = { ...next.dice }
      return illegal(decision, next.answer) ? undefined : next.answer
    }
    const plans = [...new Set([this.faction, asked])].map((faction) => ({ faction, respond: unseen }))
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
      return { worth: worthOf(this.before, censusOf(state), asked, givenUp), rolled }
    } catch (error) {
      const refused = error instanceof IllegalAnswer || error instanceof OutOfDice // by a rule; a scripted die is not there
      if (!refused) throw error
      return { worth: worthOf(this.before, this.before, asked, 0).map((n) => n - impossible), rolled: true }
    }
  }
}

const impossible = 1000

/** In a trial chance is no matter: the first options, as many as can be. */
function unseen(decision: Decision, copy: Game): Answer | undefined {
  if (decision.topic.startsWith('battle.') || decision.topic.startsWith('consent.')) return undefined
  if (decision.topic.startsWith('remove') || decision.topic.startsWith('event.remove')) return undefined
  if (decision.kind === 'allocate') return anyAnswer(decision, copy)
  return { choose: decision.options.filter((o) => !o.refused).map((o) => o.id).slice(0, decision.max) } // prettier-ignore
}

function fillUp(ids: readonly string[], open: readonly string[], min: number): string[] {
  const rest = open.filter((id) => !ids.includes(id))
  return [...ids, ...rest.slice(0, Math.max(0, min - ids.length))]
}

function topUp(
  amounts: Readonly<Record<string, number>>,
  decision: Extract<Decision, { kind: 'allocate' }>,
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

/** Numbers that are compared one after the other. */
type Worth = readonly number[]

function compare(a: Worth, b: Worth): number {
  for (const [i, n] of a.entries()) {
    const other = b[i] ?? 0
    if (n !== other) return n - other
  }
  return 0
}

/** The kinds of 8.2.3, then the finer ones by which 8.4.1 tells pieces of one of those kinds apart, dearest first. */
const kinds = ['legions', 'citadels', 'allies', 'others'] as const
const finerKinds = ['leader', 'forts', 'cityAllies', 'hidden', 'revealed'] as const
type Count = Readonly<Record<(typeof kinds)[number] | (typeof finerKinds)[number], number>>

/**
 * Legions, Citadels, Allies, other pieces: own ones more, enemies' fewer (8.2.3); then enemy by enemy (8.4.1), no own piece
 * removed to be placed anew (8.4.1), finer kind by kind (8.4.1); then Eligibility, margin and Resources.
 *
 * @param givenUp own pieces that were removed on the way
 */
function worthOf(before: Census, after: Census, faction: Faction, givenUp: number): Worth {
  const change = (f: Faction, kind: keyof Count): number => after.counts[f][kind] - before.counts[f][kind]
  const net = (kind: keyof Count): number => {
    let sum = 0
    for (const f of factions) sum += f === faction ? change(f, kind) : -change(f, kind)
    return sum
  }
  const byEnemy = enemyOrder[faction].flatMap((f) => kinds.map((kind) => -change(f, kind)))
  const eligible = eligibilities.indexOf(after.state.eligibility[faction])
  const own = faction === 'germans' ? 0 : margin(after.state, faction) - margin(before.state, faction)
  const resources = after.state.resources[faction] - before.state.resources[faction]
  return [...kinds.map(net), ...byEnemy, -givenUp, ...finerKinds.map(net), eligible, own, resources]
}

/** A state with the pieces of each Faction on its map. */
interface Census {
  readonly state: State
  readonly counts: Readonly<Record<Faction, Count>>
}

function censusOf(state: State): Census {
  const of = (faction: Faction): Count => count(state, faction)
  return {
    state,
    counts: {
      romans: of('romans'),
      arverni: of('arverni'),
      aedui: of('aedui'),
      belgae: of('belgae'),
      germans: of('germans'),
    },
  }
}

function count(state: State, faction: Faction): Count {
  const { legions, citadels, allies, troops, forts } = onMap(state, faction)
  const leader = state.leaders[faction].place === 'map' ? 1 : 0
  let hidden = 0
  let revealed = 0
  for (const region of regions) {
    const there = state.regions[region].forces[faction]
    hidden += there.hidden
    revealed += there.revealed
  }
  let cityAllies = 0
  for (const tribe of cities) if (isAllyOf(state, faction, tribe)) cityAllies++
  return { legions, citadels, allies, others: troops + forts + leader, leader, forts, cityAllies, hidden, revealed }
}

const cities = tribes.filter(countsAsCity)

function isAllyOf({ tribes }: State, faction: Faction, tribe: TribeId): boolean {
  const at = tribes[tribe]
  return at.status === 'allied' && at.faction === faction
}

/** How soon the Faction may act again, the latest first. */
const eligibilities: readonly Eligibility[] = ['ineligible-through-next', 'ineligible', 'eligible', 'stays-eligible']
