import type { Bucket } from '../../../kernel/decision'
import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { alliesIn } from '../../board/control'
import { tribeFacts } from '../../board/map'
import { rollDie, pickAtRandom } from '../../dice'
import { removeAlly, removeLegions, removeTroops } from '../../forces/pieces'
import type { Game } from '../../game'
import { note } from '../../game'
import type { RegionId, TribeId } from '../../ids'
import { tribeThing } from '../../names'
import { allocate, pickOne, regionQuestion } from '../../questions'
import type { Party } from './fight'
import { legionsOf, troopsBySide } from './fight'
import type { Taker } from './takers'
import { cheapestFirst, takersOf } from './takers'

/** Losses that a Faction must absorb in a Region. */
export interface Suffering {
  rule: string
  party: Party
  region: RegionId
  losses: number
  /** Leaders, Legions, Citadels and Forts roll; false: every Loss removes a piece (Ambush, 4.3.3). */
  rolls: boolean
  /** The Faction Retreats: its Allies, Citadel and Fort come first (RUL-32). Otherwise they come last. */
  retreating: boolean
  /** What the first Loss removes, if it is there (cards 2, 25). */
  firstLoss?: 'legion' | 'ally'
  /** The Fort takes no Losses (card 21). */
  noFort?: boolean
}

/** A roll up to this removes a Leader, Legion, Citadel or Fort. */
const fallsOn = 3

/**
 * A Faction absorbs Losses, its own choice within the limits of 3.2.4: one at a time where a piece that rolls may be
 * chosen (any number may be assigned at once: removals come first, then the rolls, and what is left is asked again).
 * Excess Losses are ignored. Germans follow 3.4.5.
 */
export function* sufferLosses(game: Game, suffering: Suffering): Flow {
  for (let left = suffering.losses - (yield* firstLoss(game, suffering)); left > 0;) {
    const takers = takersOf(game, suffering)
    if (takers.length === 0) return
    if (game.state.seats[suffering.party.faction].kind === 'rules') {
      left -= germanicLoss(game, suffering, left)
      continue
    }
    const [only, ...others] = takers
    const amounts = only && !others.length ? { [only.id]: left } : yield* assign(game, suffering, left)
    left -= carryOut(game, suffering, takersOf(game, suffering), amounts) // Vercingetorix may have come meanwhile (RUL-40)
  }
}

/** The first Loss where an Event says what it removes: a Legion without a roll, an Ally. Returns the Losses absorbed. */
function* firstLoss(game: Game, suffering: Suffering): Flow<number> {
  const { firstLoss: kind, party, region, rule, losses } = suffering
  if (kind === undefined || losses === 0) return 0
  const { faction } = party
  if (kind === 'legion') {
    if (legionsOf(game.state, party, region) === 0) return 0
    removeLegions(game, rule, region, 1)
    watched(game, suffering, 'legion', false, true)
    return 1
  }
  const allies = alliesIn(game.state, faction, region)
  if (allies.length === 0) return 0
  if (game.state.seats[faction].kind === 'rules') {
    const ally = pickAtRandom(game, '3.4.5', citiesLast(allies))
    removeAlly(game, rule, ally)
    watched(game, suffering, `ally:${ally}`, false, true)
    return 1
  }
  const question = regionQuestion(faction, rule, 'battle.first-loss', region)
  const tribe = yield* pickOne(game, question, () =>
    alliesIn(game.state, faction, region).map((t) => ({
      id: t,
      value: t,
      label: text('pieces.ally-at', { tribe: tribeThing(t) }),
      on: [tribeThing(t)],
    })),
  )
  if (!tribe) return 1
  removeAlly(game, rule, tribe)
  watched(game, suffering, `ally:${tribe}`, false, true)
  return 1
}

function* assign(game: Game, suffering: Suffering, left: number): Flow<Record<string, number>> {
  const { region, rule } = suffering
  const { faction } = suffering.party
  let takers: readonly Taker[] = [] // as they are when the question is made, the buckets first
  const rolling = (): boolean => takers.some((t) => t.hard)
  const room = (): number => takers.reduce((sum, t) => sum + t.count, 0)
  const most = (): number => (rolling() ? left : Math.min(left, room()))
  const question = regionQuestion(faction, rule, 'battle.losses', region, { n: left })
  return yield* allocate(
    game,
    question,
    () => buckets((takers = takersOf(game, suffering)), left),
    () => (rolling() ? 1 : most()),
    most,
  )
}

/** The buckets in the order in which a Faction would rather lose its pieces, filled in that order. */
function buckets(takers: readonly Taker[], left: number): Bucket[] {
  let open = left
  return takers.map((t) => {
    const max = t.hard ? left : Math.min(t.count, left)
    const suggested = Math.min(open, max)
    open -= suggested
    return {
      id: t.id,
      ...t.bucket,
      max,
      suggested,
      detail: t.hard ? text('losses.rolled', { n: t.fallsOn ?? fallsOn }) : text('losses.removed'),
    }
  })
}

/** Removes what was assigned, then rolls. Returns the Losses absorbed; a roll on a piece that is gone absorbs nothing. */
function carryOut(game: Game, suffering: Suffering, takers: readonly Taker[], amounts: Record<string, number>): number {
  let absorbed = 0
  for (const taker of takers.filter((t) => !t.hard)) {
    const n = Math.min(amounts[taker.id] ?? 0, taker.count)
    if (n > 0) taker.remove(n)
    for (let i = 0; i < n; i++) watched(game, suffering, taker.id, false, true)
    absorbed += n
  }
  for (const taker of takers.filter((t) => t.hard)) {
    let standing = taker.count
    for (let i = amounts[taker.id] ?? 0; i > 0 && standing > 0; i--) {
      const gone = rollForLoss(game, suffering, taker)
      watched(game, suffering, taker.id, true, gone)
      if (gone) standing--
      absorbed++
    }
  }
  return absorbed
}

/** Tells a trial of a Loss taken. */
function watched(game: Game, { party, region }: Suffering, piece: string, rolled: boolean, removed: boolean): void {
  game.trial?.loss?.({ faction: party.faction, region, piece, rolled, removed })
}

/** Rolls for a Leader, Legion, Citadel or Fort: 1-3 removes it, a Fort under Ballistae 1-2. Returns whether it is gone. */
function rollForLoss(game: Game, { rule, party }: Suffering, taker: Taker): boolean {
  const upTo = taker.fallsOn ?? fallsOn
  const gone = rollDie(game, rule, text('roll.loss', { piece: taker.bucket.label }), upTo) <= upTo
  if (gone) taker.remove(1)
  else note(game, rule, text('log.loss-absorbed', { piece: taker.bucket.label }), party.faction)
  return gone
}

/** Germanic Losses: Scouted, then Revealed, then Hidden Warbands, then Allies, those at Cities last, else at random (3.4.5). Returns how many were absorbed. */
function germanicLoss(game: Game, suffering: Suffering, left: number): number {
  const { party, region, rule } = suffering
  for (const side of party.owners.length ? cheapestFirst : []) {
    const n = Math.min(left, troopsBySide(game.state, party, 'germans', side, region))
    if (n === 0) continue
    removeTroops(game, rule, 'germans', region, { [side]: n })
    if (party.group) party.group[side] -= n
    for (let i = 0; i < n; i++) watched(game, suffering, side, false, true)
    return n
  }
  const ally = pickAtRandom(game, '3.4.5', citiesLast(alliesIn(game.state, 'germans', region)))
  removeAlly(game, rule, ally)
  watched(game, suffering, `ally:${ally}`, false, true)
  return 1
}

/** The Tribes without a City; those with one only if there is no other. */
function citiesLast(tribes: readonly TribeId[]): readonly TribeId[] {
  const plain = tribes.filter((t) => t === 'colony' || tribeFacts(t).city === undefined)
  return plain.length ? plain : tribes
}
