import { describe, expect, it } from 'vitest'
import { edgeArrows } from './edges'

const view = { width: 800, height: 600 }

describe('arrows at the edge of the map', () => {
  it('are none where everything is in sight', () => {
    expect(edgeArrows([], view)).toEqual([])
  })

  it('stand whole inside the window, on the way to the place, and point there', () => {
    const [arrow] = edgeArrows([{ id: 'region:aedui', at: { x: 2000, y: 300 } }], view)
    expect(arrow).toEqual({ ids: ['region:aedui'], at: { x: 770, y: 300 }, angle: 0 })
    const [up] = edgeArrows([{ id: 'region:morini', at: { x: 400, y: -900 } }], view)
    expect(up?.at).toEqual({ x: 400, y: 30 })
    expect(up?.angle).toBeCloseTo(-Math.PI / 2)
  })

  it('are one where they would lie on each other', () => {
    const arrows = edgeArrows(
      [
        { id: 'region:aedui', at: { x: 2000, y: 300 } },
        { id: 'region:sequani', at: { x: 2200, y: 340 } },
        { id: 'region:veneti', at: { x: -700, y: 300 } },
      ],
      view,
    )
    expect(arrows.map((a) => a.ids)).toEqual([['region:aedui', 'region:sequani'], ['region:veneti']])
  })
})
