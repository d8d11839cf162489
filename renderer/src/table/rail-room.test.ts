import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountedAt, press } from '../../test/mounted'
import Table from '../screens/Table.vue'

vi.mock('../map/GameMap.vue', () => ({ default: { template: '<div />' } }))

const whole = 200
let room = whole
let unmount: (() => void) | undefined
afterEach(() => {
  unmount?.()
  vi.restoreAllMocks()
})

/** The table in a window that leaves so much height for the texts of the card, which are 200 high. */
async function withRoom(height: number) {
  room = height
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole)
  const mounted = await mountedAt(Table)
  unmount = () => mounted.wrapper.unmount()
  return mounted
}
async function resizedTo(height: number): Promise<void> {
  room = height
  dispatchEvent(new Event('resize'))
  await flushPromises()
}

describe('the rail', () => {
  const tight = (): boolean => document.querySelector('.right.tight') !== null

  it('is tight where the decision would not be whole otherwise, and loosens for the next question alone', async () => {
    const { wrapper } = await withRoom(60)
    expect(tight()).toBe(true)
    room = whole
    await wrapper.get('[data-option="command:march"]').trigger('click', { detail: 1 })
    await flushPromises()
    expect(tight()).toBe(false)
  })
})

describe('the card in the rail', () => {
  const unfolded = (): boolean => document.querySelector('.card:not(.nextc) .ctexts') !== null
  const overMap = (): boolean => document.querySelector('.card-sheet') !== null
  const c = async (): Promise<void> => {
    press('c')
    await flushPromises()
  }

  it('is unfolded while it is decided what to do with it, and folds for a Command', async () => {
    const { wrapper } = await withRoom(whole)
    expect(unfolded()).toBe(true)
    await wrapper.get('[data-option="command:march"]').trigger('click', { detail: 1 })
    await flushPromises()
    expect(unfolded()).toBe(false)
  })

  it('folds where only a few lines would show, and unfolds when the window grows', async () => {
    await withRoom(60)
    expect(unfolded()).toBe(false)
    await resizedTo(whole)
    expect(unfolded()).toBe(true)
    await resizedTo(60)
    expect(unfolded()).toBe(false)
  })

  it('is read with C in the rail if there is room for it, and over the map if there is none', async () => {
    await withRoom(whole)
    await c()
    expect([unfolded(), overMap()]).toEqual([false, false])
    await c()
    expect([unfolded(), overMap()]).toEqual([true, false])
    await resizedTo(60)
    await c()
    expect([unfolded(), overMap()]).toEqual([false, true])
    await c()
    expect([unfolded(), overMap()]).toEqual([false, false])
  })
})
