import type { Decision } from '../../kernel/decision'
import {
  alliesIn,
  citadelsIn,
  controller,
  controlValue,
  leaderIn,
  namedLeaderIn,
  piecesIn,
  troopsIn,
} from '../board/control'
import { onMap } from '../forces/available'
import type { Faction, RegionId } from '../ids'
import type { Ruleset } from '../rulesets/ruleset'
import type { State } from '../state'
import { namedLeaders } from '../state'
import { conditions, margin, meetsCondition, offMapLegions, otherMostAllies } from '../victory/scores'
import type { Expectation, ExpectedForces, QuestionExpectation } from './case'
import { isObject } from './shape'

/** What is not as expected: `regions.arverni.romans.legions: expected 4, found 3`. */
export function unmet(state: State, ruleset: Ruleset, expected: Expectation): string[] {
  const { asked: _asked, ...board } = expected
  return Object.entries(board).flatMap(([field, value]) =>
    differences(field, value, found(state, ruleset, field as Field, value)),
  )
}

type Field = Exclude<keyof Expectation, 'asked'>

/** What there is in the place of an expected field, in the same form. */
function found(state: State, ruleset: Ruleset, field: Field, expected: unknown): unknown {
  const like = (value: (key: string) => unknown): unknown =>
    Object.fromEntries(Object.keys(isObject(expected) ? expected : {}).map((key) => [key, value(key)]))
  switch (field) {
    case 'regions':
      return foundPieces(state, expected as Required<Expectation>['regions'])
    case 'tribes':
      return like((id) => {
        const tribe = state.tribes[id as keyof State['tribes']]
        return tribe.status === 'allied' ? tribe.faction : tribe.status
      })
    case 'markers':
      return like((region) => (state.regions[region as RegionId].devastated ? ['devastated'] : []))
    case 'leaders':
      return like((faction) => {
        const leader = state.leaders[faction as Faction]
        return leader.place === 'map' ? leader.region : leader.place
      })
    case 'control':
      return like((region) => controller(state, region as RegionId) ?? null)
    case 'controlValue':
      return like((region) => controlValue(state, region as RegionId))
    case 'scores':
      return foundScores(state, expected as Required<Expectation>['scores'])
    case 'margins':
      return like((faction) => margin(state, faction as Faction))
    case 'meets':
      return like((faction) => meetsCondition(state, faction as Faction))
    case 'otherMostAllies':
      return otherMostAllies(state)
    case 'offMapLegions':
      return offMapLegions(state)
    case 'available':
      return like((faction) => availableOf(state, ruleset, faction as Faction))
    case 'cards':
      return { ...state.cards, left: state.cards.deck.length }
    case 'acted':
      return state.cards.acted.map(({ faction, did }) => `${faction}:${did}`)
    case 'result':
      return foundResult(state)
    case 'resources':
    case 'senate':
    case 'legions':
    case 'eligibility':
    case 'capabilities':
    case 'lasting':
    case 'enlisted':
    case 'diviciacus':
    case 'winters':
    case 'winterPhase':
    case 'colony':
    case 'circumvallation':
      return state[field]
  }
}

function foundPieces(state: State, expected: Required<Expectation>['regions']): unknown {
  return Object.fromEntries(
    Object.entries(expected).map(([region, byFaction]) => [
      region,
      Object.fromEntries(
        Object.entries(byFaction).map(([faction, forces]) => {
          const none = forces === null && piecesIn(state, faction as Faction, region as RegionId) === 0
          return [faction, none ? null : forcesIn(state, faction as Faction, region as RegionId)]
        }),
      ),
    ]),
  )
}

function forcesIn(state: State, faction: Faction, region: RegionId): Required<ExpectedForces> {
  const { hidden, revealed, scouted, legions, forts } = state.regions[region].forces[faction]
  const named = namedLeaderIn(state, faction, region) ? (namedLeaders[faction] ?? 'successor') : 'successor'
  const own = { hidden, revealed, scouted }
  const none = { hidden: 0, revealed: 0, scouted: 0 }
  return {
    leader: leaderIn(state, faction, region) ? named : null,
    legions,
    auxilia: faction === 'romans' ? own : none,
    warbands: faction === 'romans' ? none : own,
    troops: troopsIn(state, faction, region),
    allies: [...alliesIn(state, faction, region)].sort(),
    citadels: [...citadelsIn(state, faction, region)].sort(),
    forts,
  }
}

function foundScores(state: State, expected: Required<Expectation>['scores']): unknown {
  return Object.fromEntries(
    Object.entries(expected).map(([faction, wanted]) => {
      const scores = conditions(state, faction as Faction).map((c) => c.score)
      return [faction, Array.isArray(wanted) || scores.length !== 1 ? scores : scores[0]]
    }),
  )
}

function availableOf(state: State, ruleset: Ruleset, faction: Faction): Record<string, number> {
  const there = onMap(state, faction)
  const { troops, allies, citadels, forts } = ruleset.inventory[faction]
  return {
    troops: troops - there.troops,
    allies: allies - there.allies,
    citadels: citadels - there.citadels,
    forts: forts - there.forts,
  }
}

function foundResult({ result }: State): unknown {
  if (!result) return null
  return {
    reason: result.reason,
    ranking: result.ranking.map((rank) => rank.factions),
    margins: result.ranking.map((rank) => rank.margin),
    met: result.met,
  }
}

/** Lists of Tribes may stand in any order; everything else is compared as it is, and only where something is named. */
function differences(path: string, expected: unknown, actual: unknown): string[] {
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, value]) => differences(`${path}.${key}`, value, actual[key]))
  }
  const anyOrder = /\.(allies|citadels)$/.test(path) && Array.isArray(expected)
  const wanted = anyOrder ? expected.map(String).sort() : expected
  const same = JSON.stringify(wanted) === JSON.stringify(actual ?? null)
  return same ? [] : [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual ?? null)}`]
}

/** What is not as expected of a question. */
export function questionUnmet(decision: Decision, expected: QuestionExpectation): string[] {
  const options = decision.kind === 'choose' ? decision.options : []
  const refused = options.filter((o) => o.refused).map((o) => o.id)
  const open = [
    ...options.filter((o) => !o.refused).map((o) => o.id),
    ...(decision.kind === 'allocate' ? decision.buckets.filter((b) => b.max > 0).map((b) => b.id) : []),
    ...(decision.asides ?? []).map((a) => a.id),
  ]
  const there = `offered are ${open.join(', ') || 'none'}${refused.length ? `; refused are ${refused.join(', ')}` : ''}`
  const wrong = (
    ids: readonly string[] | undefined,
    among: readonly string[],
    should: boolean,
    what: string,
  ): string[] => (ids ?? []).filter((id) => among.includes(id) !== should).map((id) => `${id} should ${what}: ${there}`)
  const is = (name: string, wanted: string | number | undefined, actual: string | number): string[] =>
    wanted === undefined || wanted === actual ? [] : [`${name}: expected ${wanted}, found ${actual}`]
  return [
    ...is('topic', expected.topic, decision.topic),
    ...is('min', expected.min, decision.min),
    ...is('max', expected.max, decision.max),
    ...wrong(expected.offered, open, true, 'be offered'),
    ...wrong(expected.notOffered, open, false, 'not be offered'),
    ...wrong(expected.refused, refused, true, 'be refused with a reason'),
  ]
}
