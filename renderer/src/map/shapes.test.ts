import { describe, expect, it } from 'vitest'
import { badgeWidth, layLine, withCount } from './shapes'
import type { LaidStack, ShapeOptions } from './shapes'
import type { Stack } from './stacks'

const options: ShapeOptions = {
  piece: 19,
  gap: 2,
  sideBySide: 1,
  badge: 13,
  caption: { size: 12, font: '', of: () => '' },
  measure: (text) => text.length * 7,
}
const stack = (kind: Stack['kind'], count: number, more: Partial<Stack> = {}): Stack => ({
  faction: 'arverni',
  kind,
  count,
  ...more,
})
const stacksOf = (stacks: readonly Stack[], o = options): LaidStack[] =>
  layLine({ stacks, starts: [] }, o).items.flatMap((i) => (i.kind === 'stack' ? [i] : []))

describe('a line of stacks', () => {
  it('keeps its numbers off each other, however small and near the pieces are', () => {
    const laid = stacksOf([stack('hidden', 10), stack('revealed', 14), stack('mixed', 9, { split: [6, 3] }), stack('scouted', 3)]) // prettier-ignore
    const numbers = laid.flatMap(({ badge }) => (badge ? [{ at: badge.x, half: badgeWidth(badge.text, badge.size) / 2 }] : [])) // prettier-ignore
    expect(numbers).toHaveLength(4)
    numbers.slice(1).forEach((n, i) => {
      const before = numbers[i]
      expect(n.at - n.half).toBeGreaterThanOrEqual((before?.at ?? 0) + (before?.half ?? 0) - 0.001)
    })
  })

  it('is no wider than its pieces and gaps where there is no number', () => {
    const laid = stacksOf([stack('leader', 1), stack('forts', 1), stack('hidden', 1)])
    expect(laid.map((l) => l.pieces[0]?.x)).toEqual([-21, 0, 21])
  })

  it('lays few pieces side by side, without a number', () => {
    const [three] = stacksOf([stack('hidden', 3)], { ...options, sideBySide: 3 })
    expect(three?.pieces).toHaveLength(3)
    expect(three?.badge).toBeUndefined()
  })
})

it('shows a stack without those that are still on their way, at the same place', () => {
  const [laid] = stacksOf([stack('hidden', 5)])
  if (!laid) throw new Error('nothing laid')
  const less = withCount(laid, 2, options)
  expect(less.badge?.text).toBe('2')
  expect(less.pieces).toEqual(laid.pieces)
  expect(withCount(laid, 1, options).badge).toBeUndefined()
})
