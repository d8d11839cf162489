import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { supplyLine } from '../agreements/supply'
import { alliesIn, troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { noRegions } from '../board/region-set'
import { couldComplete, factionsAsked, inSupply } from '../board/supply'
import { wintersFreely } from '../capabilities/in-winter'
import { rollDie } from '../dice'
import { moveGroup, removeLegions, removeTroops } from '../forces/pieces'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { emptyGroup, factionThing, groupSize, leaderName, regionThing } from '../names'
import type { Asides, Choice, Question } from '../questions'
import { allocate, confirm, pickOne, pickOneOrNone, pickSome, regionChoice } from '../questions'
import type { State } from '../state'
import { groupBuckets, groupOf, mobileGroup, relocate } from './relocation'
import { askGift, givers, mostGiven } from './transfers'

const rule = '6.3.3'

/** Quarters of the Romans (6.3.3), in this order: relocate, to Provincia by Supply Lines, the Leader, pay or roll. */
export function* romanQuarters(game: Game, asides: Asides): Flow {
  yield* relocate(game, 'romans', rule, (region) => priceOf(game.state, region), asides)
  yield* supplyToProvincia(game, asides)
  yield* leaderToProvincia(game, asides)
  yield* payOrRoll(game, asides)
}

function about(topic: string, region: RegionId, extra: Partial<Question> = {}): Question {
  const params = { region: regionThing(region), ...extra.params }
  return { faction: 'romans', topic, rule, ...extra, params, about: [regionThing(region)] }
}

/**
 * Legions and Auxilia go from Regions in Supply Lines to Provincia. The Romans name the Regions and hear all answers
 * before anybody moves: what is in supply is fixed then for the rest of the phase.
 */
function* supplyToProvincia(game: Game, asides: Asides): Flow {
  const chosen = yield* pickSome(
    game,
    { faction: 'romans', topic: 'quarters.supply', rule },
    () => supplyChoices(game.state),
    0,
    () => playableRegions(game.state).length,
    asides,
  )
  const supplied: RegionId[] = []
  for (const region of chosen) {
    if (yield* supplyLine(game, 'romans', region, rule, 'quarters')) supplied.push(region)
    else note(game, rule, text('log.quarters.no-supply', { region: regionThing(region) }), 'romans')
  }
  for (const region of supplied) {
    const there = (): ReturnType<typeof mobileGroup> => ({
      ...mobileGroup(game.state, 'romans', region),
      leader: false,
    })
    const amounts = yield* allocate(
      game,
      about('quarters.to-provincia', region),
      () => groupBuckets(game.state, 'romans', region, there()),
      () => 0,
      () => groupSize(there()),
      asides,
    )
    moveGroup(game, rule, 'romans', region, 'provincia', groupOf(amounts))
  }
}

/** The Regions with Legions or Auxilia that are in a Supply Line, or would be if others agreed. */
function supplyChoices(state: State): Choice<RegionId>[] {
  return winteringRegions(state).flatMap((region) => {
    if (inSupply(state, 'romans', region)) return [regionChoice(region)]
    const asked = factionsAsked(couldComplete(state, 'romans', region, noRegions, noRegions))
    if (asked.length === 0) return []
    return [regionChoice(region, { detail: text('quarters.supply-needs', { factions: asked.map(factionThing) }) })]
  })
}

/** The Regions outside Provincia with Legions or Auxilia. */
function winteringRegions(state: State): RegionId[] {
  return playableRegions(state).filter(
    (r) => r !== 'provincia' && state.regions[r].forces.romans.legions + troopsIn(state, 'romans', r) > 0,
  )
}

/** The Leader may go to Provincia from anywhere. */
function* leaderToProvincia(game: Game, asides: Asides): Flow {
  const leader = game.state.leaders.romans
  if (leader.place !== 'map' || leader.region === 'provincia') return
  const question = about('quarters.leader', leader.region, { params: { leader: leaderName(game.state, 'romans') } })
  const goes = yield* confirm(game, question, text('quarters.leader.goes'), text('quarters.leader.stays'), asides)
  if (goes) moveGroup(game, rule, 'romans', leader.region, 'provincia', { ...emptyGroup, leader: true })
}

/** What it costs to keep one Legion or Auxilia in the Region: 1 with a Roman Ally there, else 2; Devastated: double. */
function quartersCost(state: State, region: RegionId): number {
  const cost = alliesIn(state, 'romans', region).length > 0 ? 1 : 2
  return state.regions[region].devastated ? 2 * cost : cost
}

/** Pieces that stay free of charge: one for each Roman Ally and Fort. */
function freePlaces(state: State, region: RegionId): number {
  return alliesIn(state, 'romans', region).length + state.regions[region].forces.romans.forts
}

/** Pieces in the Region that must be paid or rolled for; with Winter Campaign only in Devastated Regions (card 63). */
function duePieces(state: State, region: RegionId): number {
  if (region === 'provincia' || wintersFreely(state, region)) return 0
  const pieces = state.regions[region].forces.romans.legions + troopsIn(state, 'romans', region)
  return Math.max(0, pieces - freePlaces(state, region))
}

function priceOf(state: State, region: RegionId): Text | undefined {
  const n = duePieces(state, region)
  return n > 0 ? text('quarters.price', { n, cost: quartersCost(state, region) }) : undefined
}

/** Legions and Auxilia outside Provincia that don't stay free are paid or rolled for, Region by Region in the Romans' order. */
function* payOrRoll(game: Game, asides: Asides): Flow {
  const { state } = game
  const open = new Set(playableRegions(state).filter((r) => duePieces(state, r) > 0))
  yield* askForHelp(game, [...open], asides)
  while (open.size > 0) {
    const question = { faction: 'romans' as const, topic: 'quarters.region', rule }
    const region = yield* pickOne(
      game,
      question,
      () => [...open].map((r) => regionChoice(r, { detail: priceOf(state, r) })),
      asides,
    )
    if (!region) return
    open.delete(region)
    yield* payOrRollIn(game, region, asides)
  }
}

/** Where the Romans can't pay for everybody they may ask others for Resources first, each once (1.5.2). */
function* askForHelp(game: Game, due: readonly RegionId[], asides: Asides): Flow {
  const { state } = game
  const cost = due.reduce((sum, r) => sum + duePieces(state, r) * quartersCost(state, r), 0)
  const asked = new Set<Faction>()
  while (state.resources.romans < cost) {
    const params = { n: cost, has: state.resources.romans }
    const giver = yield* pickOneOrNone(
      game,
      { faction: 'romans', topic: 'quarters.help', rule: '1.5.2', params },
      () =>
        givers(game, 'romans')
          .filter((f) => !asked.has(f))
          .map((f): Choice<Faction> => ({
            id: f,
            value: f,
            label: text('name', { name: factionThing(f) }),
            detail: text('detail.up-to', { n: mostGiven(game, f, 'romans') }),
          })),
      asides,
    )
    if (!giver) return
    asked.add(giver)
    yield* askGift(game, giver, 'romans')
  }
}

/** Legions and Auxilia of one Region; the side of Auxilia makes no difference here. */
interface Wintering {
  legion: number
  auxilia: number
}

function* payOrRollIn(game: Game, region: RegionId, asides: Asides): Flow {
  const { state } = game
  const all = { legion: state.regions[region].forces.romans.legions, auxilia: troopsIn(state, 'romans', region) }
  const free = freePlaces(state, region)
  const stay = yield* allocateWintering(game, about('quarters.free', region, { params: { n: free } }), all, asides, {
    min: () => free,
    max: () => free,
  })
  const due = minus(all, stay)
  const cost = quartersCost(state, region)
  const paid = yield* allocateWintering(game, about('quarters.pay', region, { params: { cost } }), due, asides, {
    min: () => 0,
    max: () => Math.floor(state.resources.romans / cost),
  })
  pay(game, rule, 'romans', cost * (paid.legion + paid.auxilia), 'quarters', region)
  roll(game, region, minus(due, paid))
}

function* allocateWintering(
  game: Game,
  question: Question,
  pieces: Wintering,
  asides: Asides,
  limits: { min: () => number; max: () => number },
): Flow<Wintering> {
  const buckets = (): Bucket[] => {
    const legion = Math.min(pieces.legion, limits.max())
    const auxilia = Math.min(pieces.auxilia, limits.max() - legion)
    return [
      { id: 'legion', label: text('quarters.legions'), max: pieces.legion, suggested: legion },
      { id: 'auxilia', label: text('quarters.auxilia'), max: pieces.auxilia, suggested: auxilia },
    ].filter((b) => b.max > 0)
  }
  const amounts = yield* allocate(game, question, buckets, limits.min, limits.max, asides)
  return { legion: amounts['legion'] ?? 0, auxilia: amounts['auxilia'] ?? 0 }
}

function minus(a: Wintering, b: Wintering): Wintering {
  return { legion: a.legion - b.legion, auxilia: a.auxilia - b.auxilia }
}

/** A die for each Legion, then for each Auxilia: 1-3 removes it, a Legion to Fallen. Revealed Auxilia go first. */
function roll(game: Game, region: RegionId, pieces: Wintering): void {
  const lost = (kind: keyof Wintering): number => {
    let n = 0
    for (let i = pieces[kind]; i > 0; i--) {
      if (rollDie(game, rule, text(`roll.quarters.${kind}`, { region: regionThing(region) })) <= 3) n++
    }
    return n
  }
  removeLegions(game, rule, region, lost('legion'))
  const auxilia = lost('auxilia')
  const revealed = Math.min(auxilia, game.state.regions[region].forces.romans.revealed)
  removeTroops(game, rule, 'romans', region, { revealed, hidden: auxilia - revealed })
}
