import { computed } from 'vue'
import type { LitTarget, MapArrow, MovableKind, PickedGroup, PlaceId } from '../map/types'
import { choices, useAnswering } from '../stores/answering'
import { layoutOf } from './layout'
import { placeIds, regionsAmong } from './places'

/** What the open question puts on the map: lights, origin, arrow, group. */
export function useMapState() {
  const answering = useAnswering()

  const lit = computed<LitTarget[]>(() => {
    const decision = answering.decision
    if (!decision || (decision.kind === 'allocate' && allInOnePlace.value)) return []
    // A Command is chosen in the panel; pointing at it shows where it is possible (see `about`).
    if (layoutOf(decision) === 'grid') return []
    const targets = new Map<PlaceId, LitTarget>()
    for (const choice of choices(decision)) {
      if (!choice.open) continue
      const key = answering.keys.get(choice.id)
      const chosen = answering.chosen.includes(choice.id) || (answering.amounts[choice.id] ?? 0) > 0
      for (const id of choice.places) {
        const known = targets.get(id)
        if (known) known.chosen = known.chosen || chosen
        else targets.set(id, { id, ...(key === undefined ? {} : { key: key.toUpperCase() }), chosen })
      }
    }
    return [...targets.values()]
  })

  /** An allocation of one Region's pieces lights nothing: its Region is the origin. */
  const allInOnePlace = computed(() => {
    const decision = answering.decision
    return decision?.kind === 'allocate' && new Set(choices(decision).flatMap((c) => c.places)).size <= 1
  })

  const origin = computed(() => {
    const decision = answering.decision
    // Where leave is asked for, the places are what it is about and not where anything starts.
    if (!decision || decision.topic.startsWith('consent.')) return undefined
    const litIds = new Set(lit.value.map((l) => l.id))
    const [from] = regionsAmong(decision.about).filter((r) => !litIds.has(`region:${r}`))
    if (from || !allInOnePlace.value || decision.kind !== 'allocate') return from
    return regionsAmong(decision.buckets[0]?.on)[0]
  })

  const about = computed(() => {
    const decision = answering.decision
    if (decision && layoutOf(decision) === 'grid') {
      return choices(decision).find((c) => c.id === answering.hovered)?.places ?? []
    }
    return placeIds(decision?.about).filter((id) => id !== `region:${origin.value ?? ''}`)
  })

  const hover = computed<PlaceId | undefined>(() => {
    const id = answering.hovered
    if (answering.decision && layoutOf(answering.decision) === 'grid') return undefined
    return choices(answering.decision).find((c) => c.id === id)?.places[0]
  })

  const arrows = computed<MapArrow[]>(() => {
    const decision = answering.decision
    const from = origin.value
    if (!decision || !from || !/march|retreat|move|destination/.test(decision.topic)) return []
    const option = decision.kind === 'choose' ? decision.options.find((o) => o.id === answering.hovered) : undefined
    return regionsAmong(option?.on).map((to) => ({ from, to }))
  })

  const group = computed<PickedGroup | undefined>(() => {
    const decision = answering.decision
    const seat = answering.seat
    if (decision?.kind !== 'allocate' || !origin.value || !seat) return undefined
    const pieces: Partial<Record<MovableKind, number>> = {}
    for (const bucket of decision.buckets) {
      const kind = movableKind(bucket.id)
      if (kind) pieces[kind] = (pieces[kind] ?? 0) + (answering.amounts[bucket.id] ?? 0)
    }
    return { region: origin.value, faction: seat, pieces }
  })

  return { lit, origin, about, hover, arrows, group }
}

/** Which pieces of the map a bucket is about. */
export function movableKind(bucket: string): MovableKind | undefined {
  if (/leader/.test(bucket)) return 'leader'
  if (/legion/.test(bucket)) return 'legions'
  return (['hidden', 'revealed', 'scouted'] as const).find((side) => bucket.includes(side))
}
