/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { factions } from '@gallia/shared/falling-sky/ids'
import { crowdedWar, greatRevolt } from './fixtures/boards'
import { badgeOf, foldRow, joinRows, pictureOf, rowsOf, stackKinds } from './stacks'
import type { Stack } from './stacks'
import type { RegionId } from '@gallia/shared/falling-sky/ids'

const rowsIn = (board: typeof greatRevolt, region: RegionId, more = {}) =>
  rowsOf({ region, view: board.regions[region], leaders: board.leaders, ...more })
const brief = (stacks: readonly Stack[]) => stacks.map((s) => `${s.faction} ${s.kind} ${s.count}`)

describe('rows of a Region', () => {
  it('stand in the order Romans, Arverni, Aedui, Belgae, Germans', () => {
    expect(rowsIn(greatRevolt, 'mandubii').map((r) => r[0]?.faction)).toEqual(['romans', 'arverni', 'aedui'])
  })

  it('begin with the Leader, then Legions, Hidden, Revealed, Scouted, Forts', () => {
    expect(brief(rowsIn(crowdedWar, 'aedui')[0] ?? [])).toEqual([
      'romans leader 1',
      'romans legions 4',
      'romans hidden 3',
      'romans revealed 2',
      'romans forts 1',
    ])
    expect(brief(rowsIn(crowdedWar, 'mandubii')[1] ?? [])).toEqual([
      'arverni leader 1',
      'arverni hidden 12',
      'arverni revealed 4',
      'arverni scouted 3',
    ])
  })

  it('tell the Fort of Provincia from others', () => {
    const fort = (region: RegionId) => rowsIn(greatRevolt, region)[0]?.find((s) => s.kind === 'forts')
    expect(fort('provincia')?.permanent).toBe(true)
    expect(fort('nervii')?.permanent).toBeUndefined()
  })

  it('leave out the Factions that are hidden to show the land', () => {
    expect(rowsIn(greatRevolt, 'mandubii', { hidden: ['romans', 'aedui'] }).map((r) => r[0]?.faction)).toEqual([
      'arverni',
    ])
  })

  it('know which of their pieces are picked for a group, in that Region and Faction only', () => {
    const group = { region: 'carnutes', faction: 'arverni', pieces: { leader: 1, hidden: 8 } }
    expect(rowsIn(greatRevolt, 'carnutes', { group })[0]?.map((s) => s.picked)).toEqual([1, 8])
    expect(rowsIn(greatRevolt, 'arverni', { group })[0]?.map((s) => s.picked)).toEqual([undefined])
  })
})

describe('lines', () => {
  it('join neighbouring rows of three stacks or less together', () => {
    const lines = joinRows(rowsIn(greatRevolt, 'mandubii'))
    expect(lines.map((l) => brief(l.stacks))).toEqual([
      ['romans legions 8', 'romans hidden 2', 'romans forts 1'],
      ['arverni hidden 4', 'aedui hidden 4'],
    ])
    expect(lines.map((l) => l.starts)).toEqual([[], [1]])
  })

  it('never join four stacks', () => {
    // Fort and Auxilia with the Belgic Warband are three; the Germanic one would be the fourth.
    expect(joinRows(rowsIn(greatRevolt, 'nervii')).map((l) => l.stacks.length)).toEqual([3, 1])
  })
})

describe('folding', () => {
  const row = rowsIn(crowdedWar, 'aedui')[1] ?? []

  it('makes one stack of Hidden and Revealed, Hidden first, and leaves the Scouted', () => {
    const folded = foldRow(row)
    expect(brief(folded)).toEqual(['arverni mixed 11', 'arverni scouted 2'])
    expect(folded.map(badgeOf)).toEqual(['6|5', '2'])
  })

  it('changes nothing where there is only one of them', () => {
    const hiddenOnly = rowsIn(greatRevolt, 'arverni')[0] ?? []
    expect(foldRow(hiddenOnly)).toEqual(hiddenOnly)
  })
})

describe('badges', () => {
  const stack = (more: Partial<Stack>): Stack => ({ faction: 'arverni', kind: 'hidden', count: 10, ...more })
  it('count, say nothing of a single piece, and show what is picked', () => {
    expect(badgeOf(stack({}))).toBe('10')
    expect(badgeOf(stack({ count: 1 }))).toBe('')
    expect(badgeOf(stack({ picked: 8 }))).toBe('8/10')
    expect(badgeOf(stack({ count: 1, picked: 1 }))).toBe('')
  })
})

describe('pictures', () => {
  const paths = Object.keys(import.meta.glob('../assets/pieces/*/*.svg'))

  it.each(['default', 'safe'] as const)('of every stack there can be exist in the %s colours', (colours) => {
    const files = paths.flatMap((p) => (p.includes(`/${colours}/`) ? [p.slice(p.lastIndexOf('/') + 1)] : []))
    for (const faction of factions) {
      for (const kind of stackKinds) {
        if (faction !== 'romans' && (kind === 'legions' || kind === 'forts')) continue
        for (const named of [true, false]) {
          for (const permanent of [true, false]) {
            const name = pictureOf({ faction, kind, count: 1, named, permanent })
            expect(files, name).toContain(`${name}.svg`)
          }
        }
      }
    }
  })
})
