import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { greatRevolt } from './fixtures/boards'
import { regionPlace, tribePlace } from './geography'
import GameMap from './GameMap.vue'
import type { CarriedStack, MapHandle, MapProps } from './types'
import { placeOf } from './lit'
import type { PlaceId } from './types'

/** Pixi has no place in a small DOM: the scene is replaced by one that keeps what it is shown, at half size. */
const scale = 0.5
const scene = {
  shown: [] as unknown[],
  poke: vi.fn(),
  skip: vi.fn(),
  still: vi.fn(() => Promise.resolve()),
  carry: vi.fn(),
  showPlaces: vi.fn(),
  /** The stack that lies wherever the pointer is. */
  stack: undefined as CarriedStack | undefined,
  stackAt: () => scene.stack,
  hidden: [] as { id: PlaceId; at: { x: number; y: number } }[],
  resize: vi.fn(),
  destroy: vi.fn(),
  show: (view: unknown) => void scene.shown.push(view),
  element: document.createElement('canvas'),
  sizesShown: { ally: 27, citadel: 36 },
  places: {
    unseen: (ids: readonly PlaceId[]) => scene.hidden.filter((h) => ids.includes(h.id)),
    tribes: () => (['remi', 'bellovaci'] as const).flatMap((id) => tribePlace(id) ?? []),
    pointOf: (id: PlaceId) => {
      const place = placeOf(id)
      return place.kind === 'region' ? regionPlace(place.id).control : tribePlace(place.id)?.at
    },
  },
  camera: {
    window: { width: 800, height: 600 },
    toScreen: (p: { x: number; y: number }) => ({ x: p.x * scale, y: p.y * scale }),
    toWorld: (p: { x: number; y: number }) => ({ x: p.x / scale, y: p.y / scale }),
    zoomBy: vi.fn(),
    showAll: vi.fn(),
    pan: vi.fn(),
    sees: () => true,
    centreOn: vi.fn(),
  },
}
const create = vi.hoisted(() => vi.fn())
vi.mock('./scene/scene', () => ({ MapScene: { create } }))

const labels: MapProps['labels'] = {
  map: 'Map of Gaul',
  successor: 'Successor',
  leader: (f) => f,
  region: (id) => `Region ${id}`,
  tribe: (id) => `Tribe ${id}`,
  show: (places) => `Show ${places.map((p) => p.id).join(', ')}`,
}

let last: { unmount: () => void } | undefined
async function mounted(props: Partial<MapProps> = {}) {
  const map = mount(GameMap, { props: { board: greatRevolt, lit: [], labels, ...props }, attachTo: document.body })
  last = map
  await flushPromises()
  return map
}

const pointer = (type: string, x: number, y: number, more: Partial<PointerEventInit> = {}) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, ...more })

type Mounted = Awaited<ReturnType<typeof mounted>>
function click(map: Mounted, id: PlaceId, to = { x: 0, y: 0 }): void {
  const at = scene.places.pointOf(id)
  const [x, y] = [(at?.x ?? 0) * scale, (at?.y ?? 0) * scale]
  map.element.dispatchEvent(pointer('pointerdown', x, y))
  map.element.dispatchEvent(pointer('pointerup', x + to.x, y + to.y))
}

beforeEach(() => {
  last?.unmount()
  last = undefined
  vi.clearAllMocks()
  scene.shown = []
  scene.stack = undefined
  scene.hidden = []
  create.mockResolvedValue(scene)
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
  document.body.innerHTML = ''
})

describe('the buttons of the map', () => {
  it('are one for every Region in the game, over its Control box, and one for every lit Tribe', async () => {
    const map = await mounted({ lit: [{ id: 'tribe:remi' }] })
    expect(map.findAll('[data-region]')).toHaveLength(16)
    expect(map.find('[data-region="cisalpina"]').exists()).toBe(false)
    expect(map.findAll('[data-tribe]').map((b) => b.attributes('data-tribe'))).toEqual(['remi'])
    const { x, y } = regionPlace('aedui').control
    expect(map.find('[data-region="aedui"]').attributes('style')).toContain(`translate(${x * scale}px, ${y * scale}px)`)
    expect(map.find('[data-region="aedui"]').attributes('aria-label')).toBe('Region aedui')
  })

  it('let Tab stop once, at what may be chosen', async () => {
    const map = await mounted({ lit: [{ id: 'region:pictones', key: '1' }] })
    expect(map.findAll('button[tabindex="0"]').map((b) => b.attributes('data-region'))).toEqual(['pictones'])
  })

  it('pick what is lit and inspect what is not', async () => {
    const map = await mounted({ lit: [{ id: 'region:aedui' }, { id: 'tribe:remi', chosen: true }] })
    await map.find('[data-region="aedui"]').trigger('click')
    await map.find('[data-tribe="remi"]').trigger('click')
    await map.find('[data-region="morini"]').trigger('click')
    expect(map.emitted('pick')).toEqual([[{ kind: 'region', id: 'aedui' }], [{ kind: 'tribe', id: 'remi' }]])
    expect(map.emitted('inspect')).toEqual([[{ kind: 'region', id: 'morini' }]])
    expect(map.find('[data-tribe="remi"]').attributes('aria-pressed')).toBe('true')
  })
})

describe('the pointer', () => {
  it('picks a lit Region, and only inspects another', async () => {
    const map = await mounted({ lit: [{ id: 'region:aedui' }] })
    click(map, 'region:aedui')
    click(map, 'region:morini')
    expect(map.emitted('pick')).toEqual([[{ kind: 'region', id: 'aedui' }]])
    expect(map.emitted('inspect')).toEqual([[{ kind: 'region', id: 'morini' }]])
  })

  it('picks a lit Tribe rather than the Region around it', async () => {
    const map = await mounted({ lit: [{ id: 'tribe:remi' }, { id: 'region:atrebates' }] })
    click(map, 'tribe:remi')
    click(map, 'tribe:bellovaci')
    expect(map.emitted('pick')).toEqual([[{ kind: 'tribe', id: 'remi' }], [{ kind: 'region', id: 'atrebates' }]])
  })

  it('does nothing at the end of a drag, and at sea', async () => {
    const map = await mounted({ lit: [{ id: 'region:aedui' }] })
    click(map, 'region:aedui', { x: 30, y: 0 })
    map.element.dispatchEvent(pointer('pointerdown', 100, 650))
    map.element.dispatchEvent(pointer('pointerup', 100, 650))
    expect(map.emitted('pick')).toBeUndefined()
    expect(map.emitted('inspect')).toBeUndefined()
  })

  it('answers once when a button lies where the mouse is', async () => {
    const map = await mounted({ lit: [{ id: 'region:aedui' }] })
    click(map, 'region:aedui')
    map.find('[data-region="aedui"]').element.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
    expect(map.emitted('pick')).toHaveLength(1)
  })

  it('tells where it is, once per place, and when it has left', async () => {
    const map = await mounted()
    const { x, y } = regionPlace('aedui').control
    for (const dx of [0, 1, 2]) map.element.dispatchEvent(pointer('pointermove', x * scale + dx, y * scale))
    map.element.dispatchEvent(pointer('pointermove', 100, 650))
    expect(map.emitted('hover')).toEqual([[{ kind: 'region', id: 'aedui' }], [undefined]])
    const shown = scene.shown.at(-1) as { hover?: string }
    expect(shown.hover).toBeUndefined()
  })
})

describe('the keyboard', () => {
  it('zooms, fits and pans', async () => {
    const map = await mounted()
    for (const key of ['+', '-', '0']) await map.trigger('keydown', { key })
    await map.trigger('keydown', { key: 'ArrowLeft', shiftKey: true })
    expect(scene.camera.zoomBy.mock.calls).toEqual([[1], [-1]])
    expect(scene.camera.showAll).toHaveBeenCalledOnce()
    expect(scene.camera.pan).toHaveBeenCalledWith(80, 0)
  })

  it('walks from Region to Region, and with something lit only over what is lit', async () => {
    const map = await mounted()
    const button = map.find<HTMLButtonElement>('[data-region="bituriges"]')
    button.element.focus()
    await button.trigger('keydown', { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('data-region')).toBe('aedui')
    await map.setProps({ lit: [{ id: 'region:provincia' }, { id: 'region:morini' }] })
    await map.find('[data-region="aedui"]').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('data-region')).toBe('provincia')
  })

  it('opens a Region with Space, even if it may be chosen', async () => {
    const map = await mounted({ lit: [{ id: 'region:aedui' }] })
    map.find<HTMLButtonElement>('[data-region="aedui"]').element.focus()
    await map.find('[data-region="aedui"]').trigger('keydown', { key: ' ' })
    expect(map.emitted('inspect')).toEqual([[{ kind: 'region', id: 'aedui' }]])
    expect(map.emitted('pick')).toBeUndefined()
  })

  it('leaves keys with Ctrl to the table', async () => {
    const map = await mounted()
    await map.trigger('keydown', { key: '0', ctrlKey: true })
    expect(scene.camera.showAll).not.toHaveBeenCalled()
  })
})

describe('dragging a stack', () => {
  const stack: CarriedStack = { region: 'carnutes', faction: 'arverni', kind: 'hidden', count: 10 }
  const props = { seat: 'arverni', carries: true, origin: 'carnutes', lit: [{ id: 'region:bituriges' }] } as const
  const point = (id: PlaceId) => {
    const at = scene.places.pointOf(id)
    return [(at?.x ?? 0) * scale, (at?.y ?? 0) * scale] as const
  }
  function drag(map: Mounted, to: PlaceId): void {
    scene.stack = stack
    map.element.dispatchEvent(pointer('pointerdown', ...point('region:carnutes'), { isPrimary: true }))
    map.element.dispatchEvent(pointer('pointermove', ...point(to), { buttons: 1 }))
  }
  const letGo = (map: Mounted, at: PlaceId) => map.element.dispatchEvent(pointer('pointerup', ...point(at)))

  it('from the origin to a lit Region picks it, with an arrow on the way', async () => {
    const map = await mounted(props)
    drag(map, 'region:bituriges')
    await flushPromises()
    expect(scene.carry).toHaveBeenLastCalledWith(stack, expect.anything())
    expect(scene.shown.at(-1)).toMatchObject({ arrows: [{ from: 'carnutes', to: 'bituriges' }] })
    letGo(map, 'region:bituriges')
    expect(map.emitted('pick')).toEqual([[{ kind: 'region', id: 'bituriges' }]])
    expect(scene.carry).toHaveBeenLastCalledWith(undefined, expect.anything())
  })

  it('to a Region that is not lit does nothing, and Escape lets go', async () => {
    const map = await mounted(props)
    drag(map, 'region:aedui')
    letGo(map, 'region:aedui')
    drag(map, 'region:bituriges')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    letGo(map, 'region:bituriges')
    expect(map.emitted('pick')).toBeUndefined()
    expect(map.emitted('inspect')).toBeUndefined()
  })

  it('drags the land where the question is about nothing that goes', async () => {
    const map = await mounted({ ...props, carries: false })
    drag(map, 'region:bituriges')
    letGo(map, 'region:bituriges')
    expect(map.emitted('pick')).toBeUndefined()
    expect(scene.carry).not.toHaveBeenCalled()
  })

  it('out of the Region of a group takes the stack', async () => {
    const group = { region: 'carnutes', faction: 'arverni', pieces: {} } as const
    const map = await mounted({ ...props, lit: [], group })
    drag(map, 'region:aedui')
    letGo(map, 'region:aedui')
    expect(map.emitted('take')).toEqual([[stack]])
  })
})

describe('what is lit out of sight', () => {
  it('has an arrow at the edge that leads there', async () => {
    scene.hidden = [{ id: 'region:aedui', at: { x: 2000, y: 300 } }]
    const map = await mounted({ lit: [{ id: 'region:aedui', key: '2' }, { id: 'region:morini' }] })
    const arrow = map.find('[data-edge]')
    expect(arrow.attributes('aria-label')).toBe('Show aedui')
    expect(arrow.text()).toBe('2')
    await arrow.trigger('click')
    expect(scene.showPlaces).toHaveBeenCalledWith(['region:aedui'])
    expect(map.emitted('pick')).toBeUndefined()
    scene.hidden = []
    await map.setProps({ lit: [{ id: 'region:aedui' }] })
    expect(map.find('[data-edge]').exists()).toBe(false)
  })
})

describe('what is moving', () => {
  it('ends with any key and with a click on the map, but not with Shift alone', async () => {
    const map = await mounted()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    expect(scene.skip).not.toHaveBeenCalled()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    expect(scene.skip).toHaveBeenCalledTimes(1)
    click(map, 'region:aedui')
    expect(scene.skip).toHaveBeenCalledTimes(2)
    map.unmount()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    expect(scene.skip).toHaveBeenCalledTimes(2)
  })

  it('can be waited for: not before the last board given has been shown', async () => {
    const map = await mounted()
    let over = () => {}
    scene.still.mockReturnValueOnce(new Promise<void>((resolve) => (over = resolve)))
    const settled = vi.fn()
    const changing = map.setProps({ board: structuredClone(greatRevolt) })
    void (map.vm as unknown as MapHandle).settled().then(settled)
    await changing
    await flushPromises()
    expect(scene.shown).toHaveLength(2)
    expect(settled).not.toHaveBeenCalled()
    over()
    await flushPromises()
    expect(settled).toHaveBeenCalledOnce()
  })

  it('does not move where the system asks for less motion, unless a pace was set', async () => {
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() } as unknown as MediaQueryList) // prettier-ignore
    await mounted({ animation: 100 })
    expect(create.mock.lastCall?.[0]).toMatchObject({ view: { animation: 0 } })
    await mounted({ animation: 150 })
    expect(create.mock.lastCall?.[0]).toMatchObject({ view: { animation: 150 } })
    asked.mockRestore()
  })
})

describe('when the map can’t be drawn', () => {
  it('says so, and the buttons are still there', async () => {
    create.mockRejectedValue(new Error('no WebGL'))
    const map = await mounted({ lit: [{ id: 'region:aedui' }] })
    expect(map.emitted('failed')).toEqual([['no WebGL']])
    expect(map.emitted('ready')).toBeUndefined()
    await map.find('[data-region="aedui"]').trigger('click')
    expect(map.emitted('pick')).toHaveLength(1)
  })
})
