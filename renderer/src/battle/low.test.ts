import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref, shallowRef } from 'vue'
import type { MapHandle } from '../map/types'
import type { BattleStory } from './battle-log'
import { useLowSheet } from './low'

const battle = (first: number): BattleStory => ({
  first, end: first + 1, rule: '3.2.4', region: 'atrebates', attacker: 'romans', defender: 'belgae', ambush: false, choice: undefined, sums: [], rolls: [],
}) // prettier-ignore

/** A map of 1000 by 1000 on which the Region of the Battle lies at some height, once it is drawn. */
function sheet() {
  const area = document.createElement('main')
  area.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000)
  const [story, drawn, y] = [shallowRef(battle(3)), ref(0), ref(100)]
  const boxOf: MapHandle['boxOf'] = () => (drawn.value ? { x: 400, y: y.value, width: 200, height: 200 } : undefined)
  const low = useLowSheet(
    story,
    () => area,
    () => ({ boxOf }) as MapHandle,
    drawn,
  )
  return { story, drawn, y, low }
}

describe('the sheet of a Battle', () => {
  it('lies low where its Region lies high, as soon as the map is drawn', async () => {
    const { drawn, low } = sheet()
    await flushPromises()
    expect(low.value).toBe(false)
    drawn.value++
    await flushPromises()
    expect(low.value).toBe(true)
  })

  it('lies high where the next Battle is further down', async () => {
    const { drawn, low, story, y } = sheet()
    drawn.value++
    await flushPromises()
    y.value = 700
    story.value = battle(9)
    await flushPromises()
    expect(low.value).toBe(false)
  })
})
