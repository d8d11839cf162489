import { createApp, h, reactive, ref } from 'vue'
import '../assets/tokens.css'
import '../assets/fonts.css'
import GameMap from './GameMap.vue'
import { crowdedWar, fullWar, greatRevolt } from './fixtures/boards'
import { regionPlace, tribePlace } from './geography'
import type { MapHandle, MapProps } from './types'

/** The map alone, with made-up boards and questions, for looking at it and for pictures. */
const query = new URLSearchParams(location.search)

const cases: Record<string, Partial<MapProps>> = {
  march: {
    seat: 'arverni',
    origin: 'carnutes',
    hover: 'region:bituriges',
    arrows: [{ from: 'carnutes', to: 'bituriges' }],
    lit: [
      { id: 'region:atrebates', key: '1' },
      { id: 'region:bituriges', key: '2' },
      { id: 'region:mandubii', key: '3' },
      { id: 'region:pictones', key: '4' },
      { id: 'region:veneti', key: '5' },
    ],
  },
  group: {
    seat: 'arverni',
    origin: 'carnutes',
    group: { region: 'carnutes', faction: 'arverni', pieces: { leader: 1, hidden: 8 } },
  },
  tribes: {
    seat: 'belgae',
    lit: [
      { id: 'tribe:menapii', key: '1' },
      { id: 'tribe:nervii', key: '2' },
      { id: 'tribe:atrebates', key: '3', chosen: true },
      { id: 'tribe:treveri', key: '4' },
    ],
  },
  supply: { seat: 'romans', chain: ['provincia', 'aedui', 'mandubii'], about: ['region:aedui'] },
}

const leaderNames = {
  romans: 'Caesar',
  arverni: 'Vercingetorix',
  aedui: 'Diviciacus',
  belgae: 'Ambiorix',
  germans: 'Ariovistus',
}

const state = reactive<MapProps>({
  board: { crowded: crowdedWar, full: fullWar }[query.get('board') ?? ''] ?? greatRevolt,
  lit: [],
  colours: query.get('colours') === 'safe' ? 'safe' : 'default',
  animation: Number(query.get('animation') ?? 0),
  labels: {
    map: 'Map of Gaul',
    successor: 'Successor',
    leader: (f) => leaderNames[f],
    region: (id) => regionPlace(id).name,
    tribe: (id) => tribePlace(id)?.name ?? id,
    show: (places) => `Show ${places.map((p) => p.id).join(', ')}`,
  },
  ...cases[query.get('case') ?? ''],
})
const handle = ref<MapHandle>()
const events: unknown[] = []
const note = (name: string) => (what?: unknown) => void events.push([name, what])

createApp({
  render: () =>
    h(GameMap, {
      ...state,
      ref: handle,
      onPick: note('pick'),
      onInspect: note('inspect'),
      onFailed: note('failed'),
      onReady: note('ready'),
    }),
}).mount('#map')

// For the pictures: the page's console and Playwright work the map through this.
Object.assign(window, { map: { state, handle, events, boards: { greatRevolt, crowdedWar } } })
