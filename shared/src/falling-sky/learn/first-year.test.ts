import { describe, expect, it } from 'vitest'
import { illegal, shortHash } from '../../kernel/decision'
import { loadTable, openTable, viewOfTable } from '../table'
import { firstYear } from './first-year'
import { answerAt, chaptersDone, lengthOf, placed, sameAnswer, stepsAt } from './lesson'

/** As the host makes a number of it. */
const seedOf = (seed: string): number => Number.parseInt(shortHash(seed), 36)
const begin = () => openTable(firstYear.game('Lesson', 'You'), seedOf(firstYear.game('', 'You').seed))
const steps = placed(firstYear)

describe('the first year, played through', () => {
  const table = begin()
  const asked: string[] = []
  const broken: string[] = []
  for (const placedStep of steps) {
    const { step, chapter } = placedStep
    const name = `${chapter.id}.${step.id}`
    const { board } = viewOfTable(table)
    if (step.holds && !step.holds(board)) broken.push(name)
    for (const answer of step.answers) {
      const { decision } = table
      if (!decision) throw new Error(`${name}: the game is over`)
      const why = illegal(decision, answer)
      if (why) throw new Error(`${name}: ${decision.topic} of the ${decision.faction}: ${why.key}`)
      asked.push(decision.faction === firstYear.learner && !('aside' in answer) ? 'learner' : 'guide')
      table.answer(answer)
    }
    const askedHere = new Set(asked.slice(placedStep.start, placedStep.end))
    if (askedHere.size > 1) broken.push(`${name} is answered by two`)
  }

  it('says nothing of the board that is not so', () => {
    expect(broken).toEqual([])
  })

  it('ends after the first Winter, in Spring, with the next card to be played', () => {
    expect(table.at).toBe(lengthOf(firstYear))
    const { board, decision, timeline } = viewOfTable(table)
    expect(timeline.map((entry) => entry.card).slice(0, 11)).toEqual([26, 29, 39, 40, 58, 48, 1, 67, 15, 2, 'winter'])
    expect([board.winters, board.winterPhase, board.yearBC, board.result]).toEqual([1, 'none', 52, null])
    expect(decision?.topic).toBe('turn.action')
  })

  it('has the learner answer a good part of it', () => {
    expect(asked.filter((who) => who === 'learner').length).toBeGreaterThan(50)
  })

  it('hides the order of the deck from the players, and stays what it is in a save', () => {
    expect(viewOfTable(table).board.options).toEqual({
      deck: 'short',
      evenInitiative: false,
      suddenFrost: false,
      lesson: 'first-year',
    })
    const again = loadTable(JSON.parse(JSON.stringify(table.toSave())))
    expect([again.lost, again.table.at]).toEqual([0, table.at])
    expect(again.table.state).toEqual(table.state)
  })
})

describe('where a lesson is', () => {
  it('shows what there is to read before what is answered', () => {
    expect(stepsAt(steps, 0).map((s) => s.step.id)).toEqual([
      'welcome', 'tribes', 'pieces', 'control', 'goal', 'goals', 'germans', 'cards', 'order', 'rally-home',
    ]) // prettier-ignore
    const [rally] = stepsAt(steps, 2)
    expect([rally?.step.id, rally && answerAt(rally, 2)]).toEqual(['rally-home', { choose: ['citadel:arverni'] }])
  })

  it('ends with something to read, and knows nothing after it', () => {
    const last = lengthOf(firstYear)
    expect(stepsAt(steps, last).map((s) => s.step.id)).toEqual(['senate', 'spring', 'end'])
    expect(stepsAt(steps, last + 1)).toEqual([])
  })

  it('ticks the chapters that lie behind', () => {
    expect(chaptersDone(firstYear, 0)).toEqual([])
    expect(chaptersDone(firstYear, 12).map((c) => c.id)).toEqual(['land'])
    expect(chaptersDone(firstYear, 20).map((c) => c.id)).toEqual(['land', 'gobannitio'])
    expect(chaptersDone(firstYear, lengthOf(firstYear))).toHaveLength(firstYear.chapters.length)
  })

  it('takes an answer in whatever order it names things', () => {
    expect(sameAnswer({ choose: ['a', 'b'] }, { choose: ['b', 'a'] })).toBe(true)
    expect(sameAnswer({ choose: ['a'] }, { choose: [] })).toBe(false)
    expect(sameAnswer({ allocate: { a: 1, b: 0 } }, { allocate: { a: 1 } })).toBe(true)
    expect(sameAnswer({ allocate: { a: 1 } }, { allocate: { a: 2 } })).toBe(false)
    expect(sameAnswer({ aside: 'a' }, { choose: ['a'] })).toBe(false)
  })
})
