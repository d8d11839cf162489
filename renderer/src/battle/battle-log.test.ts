import { describe, expect, it } from 'vitest'
import { text, type Text } from '@gallia/shared/kernel/text'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { LogLine } from '@gallia/shared/protocol'
import { battlesFrom, stepOf } from './battle-log'

const thing = (kind: string, id: string) => ({ kind, id })
const line = (kind: string, said: Text, faction: Faction | null = null, die?: number): LogLine => ({
  text: said, rule: '3.2.4', faction, kind, at: 0, ...(die === undefined ? {} : { die }),
}) // prettier-ignore
const opening = (region: string): LogLine =>
  line('note', text('log.battle', { attacker: thing('faction', 'romans'), defender: thing('faction', 'arverni'), region: thing('region', region) }), 'romans') // prettier-ignore
const sum = (step: 'attack' | 'counterattack', n: number, on: Faction): LogLine =>
  line('note', text(`log.battle.${step}.halved`, { n, total: 14.5, on: thing('faction', on), parts: [text('a'), text('b')], later: [], halved: text('battle.halved.citadel') }), on === 'arverni' ? 'romans' : 'arverni') // prettier-ignore
const roll = (die: number): LogLine[] => {
  const piece = text('losses.legion')
  const rolled = line('roll', text('log.roll', { die, for: text('roll.loss', { piece }) }), null, die)
  const then =
    die <= 3
      ? line('remove-legions', text('log.remove-legions', { n: 1 }), 'romans')
      : line('note', text('log.loss-absorbed', { piece }), 'romans')
  return [rolled, then]
}
const warbands = (n: number): LogLine =>
  line('remove-troops', text('log.remove-troops', { pieces: [text('w', { n }), text('w', { n: 1 })] }), 'arverni')

const battle = [
  line('select', text('log.select')),
  opening('arverni'),
  line('note', text('log.battle.stand'), 'arverni'),
  sum('attack', 7, 'arverni'),
  warbands(6),
  sum('counterattack', 6, 'romans'),
  ...roll(4),
  ...roll(1),
]

describe('a Battle in the log', () => {
  it('has its sides, its sums with what they are made of, and the Losses taken so far', () => {
    const [story] = battlesFrom(battle, 0)
    expect(story).toMatchObject({ region: 'arverni', attacker: 'romans', defender: 'arverni', choice: 'stands', first: 1 })
    expect(story?.sums.map((s) => [s.step, s.losses, s.taken, s.parts.length, s.total])).toEqual([
      ['attack', 7, 7, 2, 14.5],
      ['counterattack', 6, 2, 2, 14.5],
    ])
    expect(story?.sums[0]?.halved).toEqual(text('battle.halved.citadel'))
  }) // prettier-ignore

  it('tells of every roll whether the piece is gone', () => {
    const [story] = battlesFrom(battle, 0)
    expect(story?.sums[1]?.rolls.map((r) => [r.die, r.lost])).toEqual([
      [4, false],
      [1, true],
    ])
  })

  it('goes on from before the last answer, and ends where something else begins', () => {
    const fresh = 6
    expect(battlesFrom(battle, fresh)).toHaveLength(1)
    const over = [...battle, line('select', text('log.select')), opening('ubii')]
    expect(battlesFrom(over, 0).map((s) => [s.region, s.first, s.end])).toEqual([
      ['arverni', 1, 10],
      ['ubii', 11, 12],
    ])
    expect(battlesFrom(over, 10).map((s) => s.region)).toEqual(['ubii'])
    expect(battlesFrom([...battle, line('acted', text('log.acted.command'))], 10)).toEqual([])
  })

  it('is at the step that its last line belongs to', () => {
    const upTo = (n: number) => battlesFrom(battle.slice(0, n), 0)[0]
    const steps = [2, 3, 4, 6].map((n) => {
      const story = upTo(n)
      return story && stepOf(story, true)
    })
    expect(steps).toEqual(['retreat', 'retreat', 'attack', 'counterattack'])
    const over = upTo(10)
    expect(over && stepOf(over, false)).toBe('reveal')
  })
})
