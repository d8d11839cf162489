import { encodeSave } from '../electron/host/save-format'
import type { Answer, Decision } from '@gallia/shared/kernel/decision'
import { answerByChance, RandomPlayer } from '@gallia/shared/falling-sky/random-player'
import { type GameTable, openTable, viewOfTable } from '@gallia/shared/falling-sky/table'
import type { NewGame } from '@gallia/shared/protocol'

/**
 * The same game as on the screen, played by the rules in the test's own process: it knows what must be asked next, and
 * finds moments that are worth a test whatever the deck and the rules bring.
 */
export type Twin = GameTable

/** Four people at the table, each with a name that tells their Faction. */
export const fourPeople: NewGame = {
  name: 'Twin',
  scenario: 'the-great-revolt',
  options: { deck: 'short', evenInitiative: false, suddenFrost: false },
  seats: {
    romans: { kind: 'person', name: 'Livia' },
    arverni: { kind: 'person', name: 'Théo' },
    aedui: { kind: 'person', name: 'Hélène' },
    belgae: { kind: 'person', name: 'Bruno' },
  },
  seed: '',
}

/** A game at the start of a turn, and the answers from there that lead through what is wanted. */
export interface Scene {
  twin: Twin
  answers: Answer[]
}

type Steer = (decision: Decision, twin: Twin) => Answer | undefined

/**
 * Looks through games played by chance for a moment that is `wanted`, as early as possible.
 *
 * @param most how many answers the turn may take up to there
 * @param steer an answer in place of chance, for what is rare
 * @returns the game at the start of that turn, with the answers up to that moment and `after` more
 * @throws if none of many games has it
 */
export function findScene(
  wanted: (decision: Decision, twin: Twin) => boolean,
  after = 0,
  most = 8,
  steer: Steer = () => undefined,
): Scene {
  for (let seed = 1; seed <= games; seed++) {
    const twin = openTable(fourPeople, seed)
    const player = new RandomPlayer(seed)
    let turnAt = 0
    while (twin.decision && twin.at < longest) {
      if (twin.at > turnAt && wanted(twin.decision, twin)) {
        for (let n = 0; n < after && twin.decision; n++) answerByChance(twin, player, `${turnAt}`)
        const answers = twin.given.slice(turnAt).map((entry) => entry.answer)
        // Asides are pressed by the tests that are about them.
        if (answers.length > most + after || answers.some((answer) => 'aside' in answer)) break
        twin.goTo(turnAt)
        return { twin, answers }
      }
      if (twin.decision.topic === 'turn.action') turnAt = twin.at
      const steered = steer(twin.decision, twin)
      if (steered) twin.answer(steered)
      else answerByChance(twin, player, `${turnAt}`)
    }
  }
  throw new Error('no game by chance holds the scene')
}
const games = 400
const longest = 120

/** The game as a file that can be imported. */
export async function fileOf(twin: Twin): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { board } = viewOfTable(twin)
  const summary = {
    name: fourPeople.name,
    scenario: fourPeople.scenario,
    seats: Object.fromEntries(Object.entries(fourPeople.seats).map(([faction, seat]) => [faction, seat.name])),
    yearBC: board.yearBC,
    card: board.cards.played.length + 1,
    cards: board.cards.played.length + board.cards.left + 2,
    over: false,
    control: Object.fromEntries(Object.entries(board.regions).map(([id, region]) => [id, region.control])),
    modified: Date.UTC(2026, 0, 1),
  }
  return {
    name: 'twin.gallia',
    mimeType: 'application/octet-stream',
    buffer: await encodeSave(summary, JSON.stringify(twin.toSave())),
  }
}

/** Passes until one of these cards is played, and plays its Event then. */
export function eventOf(...cards: readonly number[]): Steer {
  return (decision, { state }) => {
    if (decision.kind !== 'choose' || decision.topic !== 'turn.action') return undefined
    const event = decision.options.some((o) => o.id === 'event' && !o.refused)
    const wanted = cards.some((card) => card === state.cards.current)
    return { choose: [event && wanted ? 'event' : 'pass'] }
  }
}
