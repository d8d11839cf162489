import { cards as eventCards } from '../cards/cards'
import { maxResources } from '../forces/inventory'
import { abilityIds, commandIds, factions, leaders, regions, scenarioIds, senateBoxes, tribes } from '../ids'
import { lessonIds, solitaireLevels, winterPhases } from '../state'
import { boardProblems } from './check-board'
import { cardProblems } from './check-cards'
import type { Position } from './position'
import { playerFactions } from './position'
import type { Problem, Shape } from './shape'
import { list, numberOr, object, oneOf, record, set, whole, words, yesNo } from './shape'

/** More than any count can be; the true limits are looked at by check-board.ts. */
const many = 999
const count = whole(0, many)
const region = oneOf(regions, 'region')
const player = oneOf(playerFactions, 'player')
const event = whole(1, eventCards.length)
const card = numberOr(event, oneOf(['winter'], 'card'))
const generator = whole(-(2 ** 31), 2 ** 31 - 1)

const forces = object({
  leader: oneOf([...leaders, 'successor'], 'leader'),
  legions: count,
  auxilia: object({ hidden: count, revealed: count, scouted: count }),
  warbands: object({ hidden: count, revealed: count, scouted: count }),
  allies: list(oneOf(tribes, 'tribe')),
  citadels: list(oneOf(tribes, 'tribe')),
  forts: count,
})

const capability = object({ card: event, side: oneOf(['unshaded', 'shaded'], 'side'), holder: player }, [
  'card',
  'side',
  'holder',
])

const deed = object(
  {
    faction: player,
    did: oneOf(['pass', 'event', 'command', 'command-ability', 'limited'], 'deed'),
    command: oneOf(commandIds, 'command'),
    ability: oneOf(abilityIds, 'ability'),
  },
  ['faction', 'did'],
)

const result = object(
  {
    reason: oneOf(['victory', 'final-winter', 'optimates', 'overtaken'], 'reason'),
    ranking: list(
      object({ player: whole(0, 3), factions: list(player), margin: whole(-99, 99) }, ['player', 'factions', 'margin']),
    ),
    met: list(player),
  },
  ['reason', 'ranking', 'met'],
)

const positionShape: Shape = object({
  ruleset: oneOf(['base'], 'ruleset'),
  scenario: oneOf([...scenarioIds, 'position'], 'scenario'),
  options: object({
    deck: oneOf(['standard', 'short'], 'deck'),
    evenInitiative: yesNo,
    suddenFrost: yesNo,
    firstEditionCards: yesNo,
    solitaire: oneOf(solitaireLevels, 'solitaire'),
    lesson: oneOf(lessonIds, 'lesson'),
  }),
  seats: record(playerFactions, 'player', words),
  regions: record(regions, 'region', record(factions, 'faction', forces)),
  tribes: record(tribes, 'tribe', oneOf(['subdued', 'dispersed', 'gathering', 'razed', 'closed'], 'status')),
  markers: record(regions, 'region', set(oneOf(['devastated'], 'marker'))),
  resources: record(playerFactions, 'player', whole(0, maxResources)),
  senate: object({ box: oneOf([...senateBoxes, 'off'], 'senate-box'), firm: yesNo }),
  legions: object({ track: count, fallen: count, removed: count, harvestBox: count }),
  leaders: record(factions, 'faction', oneOf(['available', 'spring-box', 'none'], 'leader-place')),
  cards: object({ current: card, next: card, deck: list(card), played: list(card), acted: list(deed) }),
  eligibility: record(
    playerFactions,
    'player',
    oneOf(['eligible', 'ineligible', 'ineligible-through-next', 'stays-eligible'], 'eligibility'),
  ),
  capabilities: list(capability),
  lasting: set(event),
  enlisted: set(region),
  diviciacus: record(['romans', 'aedui'], 'faction', set(region)),
  circumvallation: object(
    {
      region,
      faction: oneOf(['arverni', 'aedui', 'belgae'], 'faction'),
      leader: yesNo,
      hidden: count,
      revealed: count,
      scouted: count,
      tribes: set(oneOf(tribes, 'tribe')),
    },
    ['region', 'faction'],
  ),
  colony: region,
  winters: whole(0, 5),
  winterPhase: oneOf(winterPhases, 'phase'),
  dice: list(whole(1, 6)),
  seed: generator,
  result,
})

/**
 * Looks at JSON that claims to be a position.
 *
 * @returns what is wrong, each with the field it is about; empty if it is a legal position, which may then be used as
 *   `Position`. Rules (1.4) are looked at only once the form is right.
 */
export function checkPosition(json: unknown): Problem[] {
  const problems: Problem[] = []
  positionShape(json, '', problems)
  if (problems.length) return problems
  const position = json as Position
  return [...boardProblems(position), ...cardProblems(position)]
}

export type { Problem }
