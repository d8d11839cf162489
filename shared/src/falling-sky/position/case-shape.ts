import { abilityIds, commandIds, factions, leaders, regions, scenarioIds, tribes } from '../ids'
import { winterPhases } from '../state'
import { germanSteps } from '../winter/germans'
import { playerFactions } from './position'
import type { Problem, Shape } from './shape'
import { isObject, list, object, oneOf, record, whole, words, yesNo } from './shape'

/** The form of a case: a misspelt field must not pass for one that holds. The position is checked by check.ts. */

const anything: Shape = () => undefined
const nullOr =
  (shape: Shape): Shape =>
  (value, path, problems) =>
    value === null ? undefined : shape(value, path, problems)
const oneOrMore =
  (shape: Shape): Shape =>
  (value, path, problems) =>
    Array.isArray(value) ? list(shape)(value, path, problems) : shape(value, path, problems)
const reasonOrTrue: Shape = (value, path, problems) => (value === true ? undefined : words(value, path, problems))
const entries =
  (shape: Shape): Shape =>
  (value, path, problems) =>
    isObject(value) ? record(Object.keys(value), 'id', shape)(value, path, problems) : object({})(value, path, problems)

const count = whole(0, 99)
const signed = whole(-99, 99)
const faction = oneOf(factions, 'faction')
const region = oneOf(regions, 'region')
const ids = list(words)

const question = { topic: words, offered: ids, notOffered: ids, refused: ids, min: count, max: count }

const answer = object(
  {
    faction,
    choose: ids,
    allocate: entries(count),
    aside: words,
    illegal: reasonOrTrue,
    ...question,
  },
  ['faction'],
)

const troops = object({ hidden: count, revealed: count, scouted: count })
const forces = object({
  leader: nullOr(oneOf([...leaders, 'successor'], 'leader')),
  legions: count,
  auxilia: troops,
  warbands: troops,
  troops: count,
  allies: list(oneOf(tribes, 'tribe')),
  citadels: list(oneOf(tribes, 'tribe')),
  forts: count,
})

const expectation = object({
  regions: record(regions, 'region', record(factions, 'faction', nullOr(forces))),
  tribes: record(
    tribes,
    'tribe',
    oneOf(['subdued', 'dispersed', 'gathering', 'razed', 'closed', ...factions], 'status'),
  ),
  markers: record(regions, 'region', list(oneOf(['devastated'], 'marker'))),
  leaders: record(factions, 'faction', oneOf([...regions, 'available', 'spring-box', 'none'], 'leader-place')),
  colony: nullOr(region),
  circumvallation: nullOr(anything),
  resources: record(playerFactions, 'player', count),
  senate: object({ box: words, firm: yesNo }),
  legions: object({ track: count, fallen: count, removed: count, harvestBox: count }),
  eligibility: record(playerFactions, 'player', words),
  capabilities: list(anything),
  lasting: list(count),
  enlisted: list(region),
  diviciacus: record(['romans', 'aedui'], 'faction', list(region)),
  winters: count,
  winterPhase: oneOf([...winterPhases, 'none'], 'phase'),
  control: record(regions, 'region', nullOr(faction)),
  controlValue: record(regions, 'region', count),
  scores: record(playerFactions, 'player', oneOrMore(count)),
  otherMostAllies: count,
  offMapLegions: count,
  margins: record(playerFactions, 'player', signed),
  meets: record(playerFactions, 'player', yesNo),
  available: record(factions, 'faction', object({ troops: count, allies: count, citadels: count, forts: count })),
  cards: object({ current: anything, next: anything, left: count, played: list(anything) }),
  acted: ids,
  asked: nullOr(object({ faction, ...question }, ['faction'])),
  result: nullOr(object({ reason: words, ranking: list(list(faction)), margins: list(signed), met: list(faction) })),
})

const run = object({
  command: oneOf(commandIds, 'command'),
  ability: oneOf(abilityIds, 'ability'),
  phase: oneOf(winterPhases, 'phase'),
  event: whole(1, 72),
  side: oneOf(['unshaded', 'shaded'], 'side'),
  look: yesNo,
  bot: oneOf(playerFactions, 'player'),
  faction,
  limited: yesNo,
  free: yesNo,
  within: list(region),
  with: oneOf(abilityIds, 'ability'),
  beside: oneOf(commandIds, 'command'),
  commandRegions: list(region),
  by: faction,
  steps: list(oneOf(germanSteps, 'step')),
})

const caseShape = object(
  {
    name: words,
    rule: oneOrMore(words),
    comment: words,
    scenario: oneOf(scenarioIds, 'scenario'),
    position: anything,
    run,
    answers: list(answer),
    expect: expectation,
    offered: ids,
    notOffered: ids,
    refused: ids,
    log: ids,
    notLog: ids,
    error: ids,
  },
  ['name', 'rule', 'position'],
)

/** What is wrong with the form of a case; empty if it may be used as `Case`. */
export function caseProblems(json: unknown): Problem[] {
  const problems: Problem[] = []
  caseShape(json, '', problems)
  return problems
}
