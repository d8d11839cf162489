import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { mountedAt } from '../../test/mounted'
import { useTable } from '../stores/table'
import RegionSheet from './RegionSheet.vue'

/** The cards that a click on the sheet of the Region reads. */
async function cardsAt(region: RegionId, lies: (board: BoardView) => Partial<BoardView>): Promise<string[]> {
  const { wrapper } = await mountedAt(
    defineComponent(() => {
      const table = useTable()
      return () => table.board && h(RegionSheet, { region, board: { ...table.board, ...lies(table.board) } })
    }),
  )
  const chips = wrapper.findAll('[data-card-chip]').map((chip) => chip.attributes('data-card-chip') ?? '')
  wrapper.unmount()
  return chips
}

const ring = { region: 'sequani', faction: 'arverni', leader: false, hidden: 1, revealed: 0, scouted: 0, tribes: [] } as const // prettier-ignore

it('whatever an Event has left in a Region leads to its card', async () => {
  const razed = ({ tribes }: BoardView) => ({ tribes: { ...tribes, bituriges: { status: 'razed' as const } } })
  expect(await cardsAt('sequani', () => ({ circumvallation: ring }))).toEqual(['4'])
  expect(await cardsAt('treveri', () => ({ circumvallation: ring }))).toEqual([])
  expect(await cardsAt('treveri', () => ({ colony: 'treveri' }))).toEqual(['71'])
  expect(await cardsAt('bituriges', razed)).toEqual(['23'])
})
