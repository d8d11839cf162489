import { nextRandom } from '../src/falling-sky/dice'
import { flowcharts } from '../src/falling-sky/bots/charts'
import type { ScenarioId } from '../src/falling-sky/ids'
import { brokenInvariants, brokenTurns } from '../src/falling-sky/invariants'
import type { PlayerFaction } from '../src/falling-sky/position/position'
import { playerFactions } from '../src/falling-sky/position/position'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import type { GameResult, State } from '../src/falling-sky/state'
import type { GameTable } from '../src/falling-sky/table'
import { openTable } from '../src/falling-sky/table'
import type { NewGame } from '../src/protocol'
import { botTurns, boxesOf, brokenBotTurns } from './bot-turns'
import { BrokenRule } from '../src/kernel/table'

/** More decisions than any game has: a rule that asks for ever ends here. */
const tooMany = 20_000

/** Who plays: persons by chance, bots, or some of each, differently from seed to seed. */
export const seatings = ['random', 'bots', 'mixed'] as const
export type Seats = (typeof seatings)[number]

/** A game that was played by chance. */
export interface Simulated {
  scenario: ScenarioId
  seed: number
  decisions: number
  /** What playing took, without what was looked at afterwards. */
  milliseconds: number
  botTurns: Record<string, number>
  /** The texts that were executed, as `card/side`. */
  events: string[]
  /** How often bots came through each box of their flowcharts with each answer, as `B1:yes`. */
  boxes: Record<string, number>
  ranking: GameResult['ranking']
  /** What was wrong; undefined if the game came to its end. */
  problem: string | undefined
}

/** A new game by chance: seats and options go with the seed. Bots sit where there is a flowchart for them. */
export function randomSetup(scenario: ScenarioId, seed: number, seats: Seats = 'random'): NewGame {
  const seatings = [
    ['A', 'B', 'C', 'D'],
    ['A', 'B', 'A', 'B'],
    ['A', 'B', 'A', 'C'],
    ['A', 'B', 'C', 'B'],
  ] as const
  const draws = Array.from({ length: 4 }, (_, i) => nextRandom(Math.imul(seed + 1, 7919) + i).value)
  const [seating = 0, deck = 0, even = 0, sudden = 0] = draws
  const [romans, arverni, aedui, belgae] = seatings[Math.floor(seating * seatings.length)] ?? seatings[0]
  const seat = (faction: PlayerFaction, name: string): NewGame['seats']['romans'] =>
    sitsBot(faction, seed, seats) ? { kind: 'bot', name: '' } : { kind: 'person', name }
  const flexible = scenario !== 'pax-gallica'
  return {
    name: 'by chance',
    scenario,
    seed: String(seed),
    seats: {
      romans: seat('romans', romans),
      arverni: seat('arverni', arverni),
      aedui: seat('aedui', aedui),
      belgae: seat('belgae', belgae),
    },
    options: {
      deck: flexible && deck < 0.5 ? 'short' : 'standard',
      evenInitiative: flexible && even < 0.3,
      suddenFrost: sudden < 0.3,
    },
  }
}

function sitsBot(faction: PlayerFaction, seed: number, seats: Seats): boolean {
  if (!flowcharts[faction] || seats === 'random') return false
  if (seats === 'bots') return true
  return ((seed >> playerFactions.indexOf(faction)) & 1) === 1
}

/** Names the turn that the state is in. */
export function turnOf({ cards, winterPhase, winters }: State): string {
  return `${cards.played.length}:${cards.acted.length}:${winters}:${winterPhase}`
}

/** What went wrong, and in which line of the rules. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error instanceof BrokenRule && error.error instanceof Error ? error.error : error
  const line = /[\w-]+\.ts:\d+/.exec(cause.stack ?? '')?.[0] ?? ''
  return `${error.name}: ${cause.message} ${line}`
}

/** The invariants at the end of each stretch: where bots play nothing is asked at which to look. */
function brokenStretches(table: GameTable): string[] {
  return table.stretches.flatMap(({ line }) =>
    brokenInvariants(table.viewAt(line)).map((broken) => `line ${line}: ${broken}`),
  )
}

function executedEvents(table: GameTable): string[] {
  return table.log.flatMap((effect) => (effect.kind === 'event' ? [`${effect.card}/${effect.side}`] : []))
}

/** What is looked at while a game is played. */
interface Looks {
  /** Whether the invariants are looked at after every answer, or once the game is over, at the end of each stretch: that is sooner done. */
  at?: 'answers' | 'stretches'
  /** What else is looked at once the game is over: gives what is wrong, or undefined. */
  atTheEnd?: (table: GameTable) => string | undefined
}

/** Plays a game by chance to its end, or to the answer that breaks an invariant. */
export function playRandomGame(
  scenario: ScenarioId,
  seed: number,
  seats: Seats = 'random',
  { at = 'answers', atTheEnd = () => undefined }: Looks = {},
): Simulated {
  const started = performance.now()
  let played = 0
  let table: GameTable | undefined
  const outcome = (problem: string | undefined): Simulated => ({
    scenario,
    seed,
    decisions: table?.at ?? 0,
    milliseconds: played || performance.now() - started,
    events: table ? executedEvents(table) : [],
    boxes: table ? boxesOf(table.log) : {},
    botTurns: table ? botTurns(table.log, table.setup) : {},
    ranking: table?.state.result?.ranking ?? [],
    problem,
  })
  try {
    const setup = randomSetup(scenario, seed, seats)
    table = openTable(setup, seed)
    const player = new RandomPlayer(seed)
    while (table.decision) {
      const before = table.log.length
      answerByChance(table, player, turnOf(table.state))
      // Effects are the only writers of the state: what has none has broken nothing.
      const broken = at === 'answers' && table.log.length > before ? brokenInvariants(table.state) : []
      if (broken.length) return outcome(broken.join('; '))
      if (table.at > tooMany) return outcome(`no end after ${tooMany} decisions: ${table.decision?.topic ?? ''}`)
    }
    played = performance.now() - started
    const stretches = at === 'answers' && seats === 'random' ? [] : brokenStretches(table)
    if (stretches.length) return outcome(stretches.slice(0, 3).join('; '))
    const turns = [
      ...brokenTurns(table.log, setup.options.suddenFrost),
      ...brokenBotTurns(table.log, setup, table.logAt),
    ]
    if (turns.length) return outcome(turns.slice(0, 3).join('; '))
    return outcome(table.state.result ? atTheEnd(table) : 'the game ended without a result')
  } catch (error) {
    return outcome(`${told(error)}; asked was ${table?.decision?.topic ?? 'nothing'}`)
  }
}
