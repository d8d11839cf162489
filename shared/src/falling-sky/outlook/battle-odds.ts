import type { Answer, Decision } from '../../kernel/decision'
import { removedOf, sufferingOf } from '../bots/toll'
import { nextRandom } from '../dice'
import type { Effect } from '../effects'
import type { Faction } from '../ids'
import { factions } from '../ids'
import { isBot } from '../seats'
import type { State } from '../state'
import type { GameTable } from '../table'
import type { BattleOdds, SideOdds } from '../view'
import { rehearse, type Steps } from './rehearsal'
import { beforeBattle } from './topics'

/** Questions of a Battle that are asked while it is fought, whose answer decides what it will bring. */
const during = ['battle.capability', 'battle.elite', 'battle.retreat', 'consent.retreat', 'battle.besiege-target']

/** Whether an answer to this question leads on into a Battle that is about to be fought. */
export function isAboutBattle({ topic }: Decision): boolean {
  return beforeBattle.includes(topic) || during.includes(topic)
}

/** Rehearsals of one Battle at most: as many as six Loss rolls have outcomes. */
const mostRehearsals = 64

/**
 * What the Battle would bring after this answer: it is fought out again and again on a copy, once for every way in which
 * the dice may fall, or for a sample where there are too many. Where nothing is known of it the Defender stands, nobody
 * Ambushes or Besieges, leave that is asked for is given, and everybody takes Losses as they are suggested. Of
 * Capabilities, Diviciacus among them, bots alone make use, wherever they can (8.3.3).
 *
 * @returns undefined if the answer leads to no Battle
 */
export function* battleOdds(table: GameTable, answer: Answer): Steps<BattleOdds | undefined> {
  const all: Fought[] = []
  let dice: Rolled[] | undefined = []
  while (dice) {
    const script: readonly Rolled[] = dice
    const fought = fightOnce(table, answer, (at, faces) => script[at] ?? faces[0])
    if (!fought) return undefined
    all.push(fought)
    if (all.length + waysLeft(fought.rolled) > mostRehearsals) return summed(yield* sample(table, answer), false)
    dice = following(fought.rolled)
    yield
  }
  return summed(all, true)
}

/** A face of a die that stands for all that do the same, and how many of the six those are. */
interface Face {
  die: number
  of6: number
}
interface Rolled extends Face {
  /** The faces that come after it. */
  rest: readonly Face[]
}

/** One way in which the Battle may go. */
interface Fought {
  attacker: Faction
  defender: Faction
  /** Pieces that leave the map, of each side. */
  attackerLoses: number
  defenderLoses: number
  rolled: readonly Rolled[]
}

const six: readonly Face[] = [1, 2, 3, 4, 5, 6].map((die) => ({ die, of6: 1 }))

/** The faces that make a difference: one for those up to a number, one for those above it. */
function facesOf(upTo: number | undefined): readonly Face[] {
  if (upTo === undefined) return six
  return [
    { die: 1, of6: upTo },
    { die: 6, of6: 6 - upTo },
  ].filter((face) => face.of6 > 0)
}

/** The next way in which the dice may fall: the last die that has a face left shows it, those after it begin anew. */
function following(rolled: readonly Rolled[]): Rolled[] | undefined {
  const last = rolled.findLastIndex(({ rest }) => rest.length > 0)
  const [next, ...rest] = rolled[last]?.rest ?? []
  return next && [...rolled.slice(0, last), { ...next, rest }]
}

/** In how many more ways the dice may fall, if as many are rolled each time. */
function waysLeft(rolled: readonly Rolled[]): number {
  const ways = ({ rest }: Rolled): number => rest.length + 1
  return rolled.reduce(
    (left, die, i) => left + die.rest.length * rolled.slice(i + 1).reduce((n, d) => n * ways(d), 1),
    0,
  )
}

/** Fights by dice of its own, always the same ones. */
function* sample(table: GameTable, answer: Answer): Steps<Fought[]> {
  let seed = 1
  const fought: Fought[] = []
  for (let n = 0; n < mostRehearsals; n++) {
    const one = fightOnce(table, answer, (_, faces) => {
      const random = nextRandom(seed)
      seed = random.seed
      let at = Math.floor(random.value * 6)
      return faces.find(({ of6 }) => (at -= of6) < 0)
    })
    if (one) fought.push({ ...one, rolled: [] })
    yield
  }
  return fought
}

/** Fights the Battle once. Undefined if none comes of the answer. */
function fightOnce(
  table: GameTable,
  answer: Answer,
  pick: (at: number, faces: readonly Face[]) => Face | undefined,
): Fought | undefined {
  const rolled: Rolled[] = []
  const lost = new Map<Faction, number>()
  let sides: { attacker: Faction; defender: Faction } | undefined
  let begun = table.decision !== undefined && during.includes(table.decision.topic)
  let suffering: Faction | undefined
  const leaving = table.decision !== undefined && asksForLeave(table.decision, answer)
  rehearse(table, answer, {
    respond: (decision) => fightingOn(decision, leaving, table.state),
    die(_, upTo) {
      const faces = facesOf(upTo)
      const face = pick(rolled.length, faces)
      if (!face) return undefined
      rolled.push({ ...face, rest: faces.slice(faces.findIndex(({ die }) => die === face.die) + 1) })
      return face.die
    },
    effect(effect, now) {
      const fight = fightOf(effect)
      if (fight && now && begun) return false // the next Battle
      if (fight) sides = fight
      begun ||= now && fight !== undefined
      suffering = sufferingOf(effect) ?? suffering
      if (now && begun) for (const [side, n] of removals(effect, sides, suffering)) add(lost, side, n)
      return true
    },
  })
  if (!sides || !begun) return undefined
  const { attacker, defender } = sides
  return { ...sides, attackerLoses: lost.get(attacker) ?? 0, defenderLoses: lost.get(defender) ?? 0, rolled }
}

function add(sums: Map<Faction, number>, side: Faction, n: number): void {
  sums.set(side, (sums.get(side) ?? 0) + n)
}

/** Pieces that the effect takes off the map, by side: those that are lent stand by the side that suffers. */
function removals(
  effect: Effect,
  sides: { attacker: Faction; defender: Faction } | undefined,
  suffering: Faction | undefined,
): [Faction, number][] {
  if (!sides) return []
  return factions.flatMap((faction): [Faction, number][] => {
    const n = removedOf(effect, faction)
    const own = faction === sides.attacker || faction === sides.defender
    const side = own ? faction : suffering
    return n > 0 && side !== undefined ? [[side, n]] : []
  })
}

/** The two sides, where this line of the log begins a Battle. */
function fightOf(effect: Effect): { attacker: Faction; defender: Faction } | undefined {
  if (effect.kind !== 'note' || !/^log\.battle(\.ambush)?$/.test(effect.text.key)) return undefined
  const side = (of: 'attacker' | 'defender'): Faction | undefined => {
    const thing = effect.text.params?.[of]
    return typeof thing === 'object' && 'kind' in thing ? factions.find((f) => f === thing.id) : undefined
  }
  const [attacker, defender] = [side('attacker'), side('defender')]
  return attacker && defender && { attacker, defender }
}

/** How the Battle is assumed to go on: see `battleOdds`. `leaving`: the Defender Retreats. */
function fightingOn(decision: Decision, leaving: boolean, state: State): Answer | undefined {
  const { topic } = decision
  if (!/^(battle|germanic|diviciacus|rampage)\.|^consent\./.test(topic) || topic === 'battle.target') return undefined
  if (decision.kind === 'allocate') return { allocate: suggestedAmounts(decision) }
  const open = decision.options.flatMap((o) => (o.refused ? [] : [o.id]))
  const wanted = topic === 'battle.retreat' && leaving ? 'retreat' : assumed(decision, state)
  return { choose: wanted && open.includes(wanted) ? [wanted] : open.slice(0, decision.min) }
}

/** Whoever asks for leave to Retreat would Retreat if it is given. */
function asksForLeave({ topic }: Decision, given: Answer): boolean {
  if (!('choose' in given)) return false
  if (topic === 'consent.retreat') return given.choose.includes('yes')
  return topic === 'battle.retreat' && given.choose.some((id) => id.startsWith('ask:'))
}

function assumed({ topic, faction }: Decision, state: State): string | undefined {
  if (topic === 'battle.retreat') return 'stand'
  if (topic.startsWith('consent.')) return 'yes'
  const capability = topic === 'battle.capability' || topic.startsWith('diviciacus.defend.')
  if (capability) return isBot(state, faction as Faction) ? 'yes' : 'no'
  return ['battle.ambush', 'battle.besiege'].includes(topic) ? 'no' : undefined
}

/** What is suggested, with more where that is too little. */
function suggestedAmounts(decision: Extract<Decision, { kind: 'allocate' }>): Record<string, number> {
  const amounts = decision.buckets.map((b) => ({ id: b.id, n: Math.min(b.suggested ?? 0, b.max), max: b.max }))
  let missing = decision.min - amounts.reduce((sum, { n }) => sum + n, 0)
  for (const amount of amounts) {
    const more = Math.max(0, Math.min(missing, amount.max - amount.n))
    amount.n += more
    missing -= more
  }
  return Object.fromEntries(amounts.map(({ id, n }) => [id, n]))
}

function summed(all: readonly Fought[], exact: boolean): BattleOdds | undefined {
  const [first] = all
  if (!first) return undefined
  const side = (faction: Faction, lost: (fought: Fought) => number): SideOdds => {
    const odds = new Map<number, number>()
    for (const fought of all) {
      const share = exact ? fought.rolled.reduce((product, { of6 }) => (product * of6) / 6, 1) : 1 / all.length
      odds.set(lost(fought), (odds.get(lost(fought)) ?? 0) + share)
    }
    const lines = [...odds].sort(([a], [b]) => a - b).map(([n, share]) => ({ n, share }))
    return { faction, mean: lines.reduce((sum, { n, share }) => sum + n * share, 0), odds: lines }
  }
  return {
    attacker: side(first.attacker, (f) => f.attackerLoses),
    defender: side(first.defender, (f) => f.defenderLoses),
    exact,
  }
}
