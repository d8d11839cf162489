import { describe, expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import { botBeats, botBoard, botLine, botTurn } from '../../test/bot-lines'
import { baseBoard } from '../../test/fake-game'
import { beatEnd, beatsIn, beatWeight, changesBoard, firstToWatch, lastBeat } from './beats'
import { pathAt, pathInShort, pathItems } from './scene'
import { chooserOf, turnAt, turnsOf } from './turns'

const phase = (id: string) =>
  botLine('phase', { faction: null, text: text('log.phase', { phase: text(`phase.${id}`) }) })
const quarters = botLine('bot-path', { path: [{ node: 'B-QUARTERS', question: text('bot.B-QUARTERS'), answer: text('bot.does') }] }) // prettier-ignore
const { seats } = botBoard(0)

describe('turns in the log', () => {
  it('end with the deed or where something new begins, and hold every line', () => {
    const turns = turnsOf(botTurn)
    expect(turns.map(({ first, end, owner }) => [first, end, owner])).toEqual([
      [0, 2, 'arverni'],
      [2, 15, 'belgae'],
      [15, 16, undefined],
      [16, 17, undefined],
    ])
    expect(turnAt(turns, 14)).toBe(turns[1])
    expect(turnAt(turns, 15)).toBe(turns[2])
  })

  it('do not hold the card that they are played on', () => {
    const log = [...botTurn.slice(16), ...botTurn.slice(2, 8)]
    expect(turnsOf(log).map(({ first, owner }) => [first, owner])).toEqual([[0, undefined], [1, 'belgae']]) // prettier-ignore
  })

  it('belong to who began them while they are not over', () => {
    expect(turnsOf(botTurn.slice(0, 8)).at(-1)).toMatchObject({ first: 2, owner: 'belgae' })
    const battle = [botLine('command', { faction: 'arverni' }), botLine('bot-path', { path: [] })]
    expect(turnsOf(battle)[0]?.owner).toBe('arverni')
  })

  it('are nobody’s in Winter, where every Faction has its own path', () => {
    const log = [phase('quarters'), botLine('note', { faction: 'arverni' }), quarters, botLine('move')]
    const [turn] = turnsOf(log)
    expect(turn).toMatchObject({ owner: undefined, winter: true })
    expect(turn && [1, 2, 3].map((i) => chooserOf(log, turn, i))).toEqual([undefined, 'belgae', 'belgae'])
  })

  it('lead from any line of a bot’s turn to its path, and from a person’s to none', () => {
    const turns = turnsOf(botTurn)
    const chooser = (line: number) => {
      const turn = turnAt(turns, line)
      return turn && chooserOf(botTurn, turn, line)
    }
    expect([0, 1, 3, 7, 13, 14, 16].map(chooser)).toEqual([
      undefined, undefined, 'belgae', 'belgae', 'belgae', 'belgae', undefined,
    ]) // prettier-ignore
  })
})

describe('beats', () => {
  it('are one deed with the lines that lead to it', () => {
    expect(beatsIn(botTurn, 2, botTurn.length)).toEqual(botBeats)
  })

  it('take the rest of the log where nothing happens any more', () => {
    expect(beatEnd([...botTurn, botLine('select')], botTurn.length)).toBe(botTurn.length + 1)
  })

  it('are found again where the watching was left', () => {
    expect([4, 8, 13, 14, 16, 17].map((shown) => lastBeat(botTurn, shown))).toEqual([2, 4, 10, 13, 15, 16])
    expect(lastBeat(botTurn, 0)).toBe(0)
  })

  it('stay longer where a die or a path is to be read', () => {
    expect(beatWeight(botTurn.slice(2, 4))).toBe(2)
    expect(beatWeight(botTurn.slice(13, 14))).toBe(1)
  })

  it('leave the board as it is where lines are only told', () => {
    expect(changesBoard(botTurn.slice(2, 6))).toBe(false)
    expect(changesBoard(botTurn.slice(6, 8))).toBe(true)
  })
})

describe('what is watched', () => {
  it('begins with the first line that no person has brought about', () => {
    expect(firstToWatch(botTurn, 0, seats)).toBe(2)
    expect(firstToWatch(botTurn, 9, seats)).toBe(9)
    expect(firstToWatch(botTurn, botTurn.length, seats)).toBeUndefined()
  })

  it('goes on in the bot’s turn that a person’s answer has interrupted', () => {
    const log = [...botTurn.slice(0, 8), botLine('remove-troops', { faction: 'arverni' })]
    expect(firstToWatch(log, 8, seats)).toBe(8)
  })

  it('is a new card only at a table with bots, but the Germans’ phase at every table', () => {
    const card = botLine('card', { faction: null })
    expect(firstToWatch([card], 0, seats)).toBe(0)
    expect(firstToWatch([card], 0, baseBoard.seats)).toBeUndefined()
    const winter = [phase('victory'), phase('germans'), botLine('move', { faction: 'germans' })]
    expect(firstToWatch(winter, 0, baseBoard.seats)).toBe(1)
  })

  it('is nothing of a person’s own turn', () => {
    expect(firstToWatch(botTurn.slice(0, 2), 0, seats)).toBeUndefined()
  })

  it('is what a bot does in Winter', () => {
    const log = [phase('quarters'), botLine('note', { faction: 'arverni' }), botLine('move')]
    expect(firstToWatch(log, 0, seats)).toBe(2)
  })
})

describe('the path of a turn', () => {
  it('holds every box and every deed in order, and its dice with the boxes that rolled them', () => {
    const at = pathAt(botTurn, 14)
    expect(at?.chooser).toBe('belgae')
    const items = at ? pathItems(botTurn, at.turn, at.chooser) : []
    expect(items.map((item) => (item.kind === 'step' ? item.step.node : item.said.kind))).toEqual([
      'B1', 'B2', 'B4', 'B-RALLY', 'command', 'resources', 'place-ally', 'B-ENLIST', 'ability', 'flip', 'flip', 'move',
    ]) // prettier-ignore
  })

  it('is that of the last bot where a line has none', () => {
    expect(pathAt(botTurn, 16)).toMatchObject({ chooser: 'belgae', turn: { first: 2 } })
    expect(pathAt(botTurn, 1)).toBeUndefined()
  })

  it('is told in one line by where it has led', () => {
    const keys = [3, 9].map((line) => pathInShort(botTurn[line] ?? botLine('note')).key)
    expect(keys).toEqual(['ui.bots.log.does', 'ui.bots.log.choice'])
  })
})
