import { expect, it } from 'vitest'
import type { Answer, Decision } from '../src/kernel/decision'
import { illegal } from '../src/kernel/decision'
import { nextRandom } from '../src/falling-sky/dice'
import { change } from '../src/falling-sky/effects'
import type { Game } from '../src/falling-sky/game'
import type { TribeId } from '../src/falling-sky/ids'
import type { PlayerFaction, PositionForces } from '../src/falling-sky/position/position'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { runFlow } from '../src/falling-sky/position/runs'
import { base } from '../src/falling-sky/rulesets/base'
import type { State } from '../src/falling-sky/state'

/**
 * Battles by chance in Mandubii, each reckoned a second time by what 3.2.4, 3.3.4, 4.2.3 and 4.3.3 say, with nothing of
 * the engine's own arithmetic: what is left of both sides, which side its troops show, and how many dice were rolled.
 */

/** What a side has there; a Loss takes one of a kind. Static pieces come last, or first in a Retreat. */
const mobile = ['hidden', 'revealed', 'legion', 'leader'] as const
const fixed = ['ally:senones', 'ally:lingones', 'citadel:mandubii', 'fort'] as const
const all = [...mobile, ...fixed]
type Kind = (typeof all)[number]
const hard: readonly Kind[] = ['legion', 'leader', 'citadel:mandubii', 'fort']
type Side = Record<Kind, number> & { faction: PlayerFaction; named: boolean }
/** The wills of the sides: whether they Ambush or Besiege and Retreat, and which of their pieces they would lose first. */
interface Wills {
  ability: boolean
  retreats: boolean
  order: readonly Kind[]
}

type Die = () => number
type Chance = (below: number) => number

const leaders = { romans: 'caesar', arverni: 'vercingetorix', belgae: 'ambiorix', aedui: undefined } as const
const count = (side: Side, kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + side[kind], 0)
const troops = (side: Side): number => side.hidden + side.revealed

/** Step 3a and step 4: what a side's pieces inflict, before halving. */
function strength(side: Side, attacks: boolean): number {
  const doubled = attacks && side.named && side.leader > 0
  const perLegion = doubled && side.faction === 'romans' ? 2 : 1
  const perTroop = doubled && side.faction === 'belgae' ? 1 : 0.5
  return side.legion * perLegion + side.leader + troops(side) * perTroop
}

/** Step 3b: one Loss after the other. */
function absorb(
  side: Side,
  losses: number,
  how: { rolls: boolean; retreats: boolean },
  { order }: Wills,
  die: Die,
): void {
  for (let left = losses; left > 0; left--) {
    const [first, last] = how.retreats ? [fixed, mobile] : [mobile, fixed]
    const may: readonly Kind[] = count(side, first) > 0 ? first : last
    const taker = order.find((kind) => may.includes(kind) && side[kind] > 0)
    if (!taker) return
    if (!how.rolls || !hard.includes(taker) || die() <= 3) side[taker]--
  }
}

/** Steps 2 to 5; who Retreats has nowhere to go but may leave Leader and Hidden Warbands where Romans attack (step 6). */
function fight(attacker: Side, defender: Side, wills: Wills, die: Die): void {
  const reach = attacker.faction === 'aedui' || attacker.leader > 0 // he stands in the Region itself or nowhere
  const ambush = wills.ability && attacker.faction !== 'romans' && reach && attacker.hidden > defender.hidden
  const retreats = wills.retreats && !ambush && count(defender, mobile) > 0
  const halved = retreats || defender.fort + defender['citadel:mandubii'] > 0
  const losses = Math.floor(strength(attacker, true) / (halved ? 2 : 1))
  const besieged = wills.order.find((kind) => /^(ally|citadel)/.test(kind) && defender[kind] > 0)
  if (wills.ability && attacker.faction === 'romans' && attacker.legion > 0 && besieged) defender[besieged]--
  const saved = ambush && defender.faction === 'romans' && defender.leader > 0 && defender.named
    && die() >= (attacker.faction === 'belgae' ? 5 : 4) // prettier-ignore
  absorb(defender, losses, { rolls: !ambush || saved, retreats }, wills, die)
  if (retreats) {
    const stays: readonly Kind[] = attacker.faction === 'romans' ? ['hidden', 'leader'] : []
    for (const kind of mobile) if (!stays.includes(kind)) defender[kind] = 0
    return
  }
  if (!ambush || saved)
    absorb(attacker, Math.floor(strength(defender, false)), { rolls: true, retreats: false }, wills, die)
  for (const side of [attacker, defender]) [side.hidden, side.revealed] = [0, troops(side)]
}

function randomSide(faction: PlayerFaction, settled: boolean, chance: Chance): Side {
  const roman = faction === 'romans'
  const some = (here: boolean, most = 2): number => (here ? chance(most) : 0)
  const [hidden, revealed, legion] = [chance(6), chance(5), some(roman, 5)]
  const [leader, named, fort] = [some(leaders[faction] !== undefined), chance(2) > 0, some(roman)]
  const allies = { 'ally:senones': some(settled), 'ally:lingones': some(settled) }
  return {
    faction,
    named,
    hidden,
    revealed,
    legion,
    leader,
    fort,
    ...allies,
    'citadel:mandubii': some(settled && !roman),
  }
}

function forcesOf(side: Side): PositionForces {
  const troop = { hidden: side.hidden, revealed: side.revealed }
  const leader = side.named ? leaders[side.faction] : 'successor'
  const allies = (['senones', 'lingones'] as const).filter((tribe) => side[`ally:${tribe}`] > 0)
  const citadels = (['mandubii'] as const).filter((tribe) => side[`citadel:${tribe}`] > 0)
  const roman = { auxilia: troop, legions: side.legion, forts: side.fort }
  return {
    ...(side.faction === 'romans' ? roman : { warbands: troop }),
    ...(side.leader > 0 && leader && { leader }),
    ...{ allies, citadels },
  }
}

/** Answers as the wills say; a Loss goes to the kind that is first in their order. */
function answerTo(decision: Decision, { ability, retreats, order }: Wills): Answer {
  if (decision.kind === 'choose') {
    const open = decision.options.map(({ id }) => id)
    const wanted = [ability ? 'yes' : 'no', retreats ? 'retreat' : 'stand', ...order].find((id) => open.includes(id))
    return { choose: [wanted ?? open[0] ?? ''].slice(0, decision.min) }
  }
  const takers = order.flatMap((kind) => decision.buckets.filter(({ id }) => id === kind))
  let left = decision.topic === 'battle.stay' ? decision.max : Math.max(decision.min, takers[0]?.max ?? 0)
  const amounts: Record<string, number> = {}
  for (const { id, max } of takers) {
    const n = Math.min(max, left)
    amounts[id] = n
    left -= n
  }
  return { allocate: amounts }
}

function leftOf({ faction, named }: Side, { regions, tribes, leaders: placed }: State): Side {
  const { hidden, revealed, legions: legion, forts: fort } = regions.mandubii.forces[faction]
  const held = (tribe: TribeId): number => {
    const now = tribes[tribe]
    return now.status === 'allied' && now.faction === faction ? 1 : 0
  }
  const leader = placed[faction].place === 'map' ? 1 : 0
  const allies = { 'ally:senones': held('senones'), 'ally:lingones': held('lingones') }
  return { faction, named, hidden, revealed, legion, leader, fort, ...allies, 'citadel:mandubii': held('mandubii') }
}

function battleByChance(seed: number): void {
  let generator = seed * 7919
  const chance: Chance = (below) => {
    const random = nextRandom(generator)
    generator = random.seed
    return Math.floor(random.value * below)
  }
  const order = [...all].map((kind) => ({ kind, at: chance(1000) })).sort((a, b) => a.at - b.at)
  const wills: Wills = { ability: chance(2) > 0, retreats: chance(3) === 0, order: order.map(({ kind }) => kind) }
  const by = playerFactions[chance(4)] ?? 'romans'
  const on = playerFactions.filter((f) => f !== by)[chance(3)] ?? 'aedui'
  const [attacker, defender] = [randomSide(by, false, chance), randomSide(on, true, chance)]
  if (count(attacker, all) === 0 || count(defender, all) === 0) return
  const dice = Array.from({ length: 60 }, () => 1 + chance(6))
  const mandubii = { [by]: forcesOf(attacker), [on]: forcesOf(defender) }
  const state = readPosition({ regions: { mandubii }, resources: { [by]: 2 }, dice })
  const game: Game = { state, apply: (effect) => change(state, effect), ruleset: base }
  const flow = runFlow(game, { command: 'battle', faction: by, with: by === 'romans' ? 'besiege' : 'ambush' })
  for (let next = flow.next(); !next.done;) {
    const answer = answerTo(next.value, wills)
    expect(illegal(next.value, answer), `${seed}: ${next.value.topic}`).toBeUndefined()
    next = flow.next(answer)
  }
  fight(attacker, defender, wills, () => dice.shift() ?? 0)
  expect([leftOf(attacker, state), leftOf(defender, state)], `${seed}`).toEqual([attacker, defender])
  expect(state.dice.script, `${seed}`).toEqual(dice)
}

it('Battles by chance go as the rule says', () => {
  for (let seed = 1; seed <= 600; seed++) battleByChance(seed)
})
