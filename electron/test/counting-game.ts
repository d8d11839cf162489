import { IllegalAnswer, illegal, type Answer, type ChooseDecision } from '@gallia/shared/kernel/decision'
import { factions, regions } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { NewGame } from '@gallia/shared/protocol'
import type { Engine, OpenGame } from '../host/engine'

/**
 * The smallest game that the host can hold: every answer adds its number to a sum and writes one line; four answers are
 * a card, and every third card begins with a Winter. It lets the tests of the host run in milliseconds and fail for the host's reasons only.
 */
interface Counting {
  setup: NewGame
  seed: number
  at: number
  picks: number[]
}

export const answersPerCard = 4
export const cardsPerWinter = 3

const question: ChooseDecision = {
  kind: 'choose',
  faction: 'romans',
  topic: 'count',
  prompt: { key: 'count' },
  rule: '0',
  min: 1,
  max: 1,
  options: ['1', '2', 'broken'].map((id) => ({ id, label: { key: id } })),
}

/** An engine of which the host's tests know everything. `lost`: answers that it can't take over from a file. */
export function countingEngine(lost = 0): Engine {
  return {
    open: (setup, seed) => countingGame({ setup, seed, at: 0, picks: [] }),
    load(save) {
      if (!isCounting(save)) throw Object.assign(new Error('no counting game'), { reason: { key: 'count.foreign' } })
      return {
        game: countingGame({ ...save, picks: [...save.picks].slice(0, save.picks.length - lost), at: save.at - lost }),
        lost,
      }
    },
    preview: (setup) => board(setup, 0, 0),
  }
}

/** The sum so far, as the tests read it off a view. */
export function sumOf(board: BoardView): number {
  return board.offMapLegions
}

function countingGame(state: Counting): OpenGame {
  const done = (): number[] => state.picks.slice(0, state.at)
  const sum = (until = state.at): number => state.picks.slice(0, until).reduce((a, b) => a + b, 0)
  return {
    answer(answer: Answer) {
      const why = illegal(question, answer)
      if (why) throw new IllegalAnswer(why)
      const pick = 'choose' in answer ? answer.choose[0] : undefined
      if (pick === 'broken') throw new Error('a rule of the counting game')
      state.picks = [...done(), Number(pick)]
      state.at++
    },
    *outlook(answer) {
      const why = illegal(question, answer)
      if (why) throw new IllegalAnswer(why)
      if ('choose' in answer && answer.choose[0] === 'broken') throw new Error('a rule of the counting game')
      yield
      return { resources: [], control: [], margins: [], byDice: false }
    },
    undo: () => void (state.at = Math.max(0, state.at - 1)),
    redo: () => void (state.at = Math.min(state.picks.length, state.at + 1)),
    goTo(at) {
      if (at > state.picks.length) throw new RangeError('no such moment')
      state.at = at
    },
    adjust: () => undefined,
    resume: () => undefined,
    stampBranches: () => undefined,
    view: () => ({
      board: board(state.setup, sum(), state.at),
      decision: question,
      at: state.at,
      answers: state.picks.length,
      timeline: [],
    }),
    logLength: () => state.at,
    happenings: done,
    logLines: (from) =>
      done()
        .map((n, at) => ({ text: { key: 'counted', params: { n } }, rule: '0', faction: null, kind: 'count', at }))
        .slice(from),
    boardAt: (line) => board(state.setup, sum(line), line),
    branch() {
      throw new RangeError('no branches')
    },
    branchBoardAt() {
      throw new RangeError('no branches')
    },
    course: () => [],
    toSave: () => state,
  }
}

function isCounting(save: unknown): save is Counting {
  return typeof save === 'object' && save !== null && 'picks' in save && Array.isArray(save.picks)
}

/** Only what the host looks at: the rest of a board is of no use to its tests. */
function board(setup: NewGame, sum: number, at: number): BoardView {
  const cardsOver = Math.floor(at / answersPerCard)
  const seats = Object.fromEntries(
    factions.map((f) => [
      f,
      f === 'germans' ? { kind: 'rules', name: '', player: 9 } : { ...setup.seats[f], player: 0 },
    ]),
  )
  return {
    scenario: setup.scenario,
    options: setup.options,
    seats,
    regions: Object.fromEntries(regions.map((id) => [id, { control: id === 'arverni' ? 'romans' : null }])),
    cards: { current: 3, next: 'winter', played: [1, 2, ...Array<number>(cardsOver).fill(4)], left: 20 },
    factions: Object.fromEntries(factions.map((f) => [f, { margin: f === 'germans' ? null : sum - 5 }])),
    yearBC: 52,
    winters: Math.floor(cardsOver / cardsPerWinter),
    offMapLegions: sum,
    result: null,
  } as unknown as BoardView
}
