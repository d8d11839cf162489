import { markerOn } from '@gallia/shared/falling-sky/board/circumvallation'
import { piecesIn } from '@gallia/shared/falling-sky/board/control'
import { tribeFacts } from '@gallia/shared/falling-sky/board/map'
import { baseInventory } from '@gallia/shared/falling-sky/forces/inventory'
import { cardData } from '@gallia/shared/falling-sky/cards/cards'
import type { CardId, Faction, RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import { factions, gauls, regions } from '@gallia/shared/falling-sky/ids'
import type { Position, PositionForces, PositionTribe } from '@gallia/shared/falling-sky/position/position'
import {
  permanentFortRegion,
  readPosition,
  usualLeaderPlace,
  usualStatus,
} from '@gallia/shared/falling-sky/position/read'
import { namedLeaders, type Acted, type Circumvallation, type Deed } from '@gallia/shared/falling-sky/state'

/*
 * What the board editor does to a position: each function gives a position of its own in which one thing is another. They
 * know where a thing stands in the format, and nothing of what is legal: the checker of the rules tells that.
 */

/** Kinds of pieces of which a Faction has a number in a Region. */
export const counted = ['legions', 'hidden', 'revealed', 'scouted', 'forts'] as const
export type Counted = (typeof counted)[number]

/** The kinds that a Faction can have. */
export function kindsOf(faction: Faction): readonly Counted[] {
  return faction === 'romans' ? ['legions', 'hidden', 'revealed', 'forts'] : ['hidden', 'revealed', 'scouted']
}

const troopsField = (faction: Faction): 'auxilia' | 'warbands' => (faction === 'romans' ? 'auxilia' : 'warbands')

export function countIn(position: Position, region: RegionId, faction: Faction, kind: Counted): number {
  const forces = position.regions?.[region]?.[faction]
  switch (kind) {
    case 'legions':
      return forces?.legions ?? 0
    case 'forts':
      return forces?.forts ?? (faction === 'romans' && region === permanentFortRegion ? 1 : 0)
    default:
      return forces?.[troopsField(faction)]?.[kind] ?? 0
  }
}

export function withCount(position: Position, region: RegionId, faction: Faction, kind: Counted, n: number): Position {
  const forces = position.regions?.[region]?.[faction] ?? {}
  switch (kind) {
    case 'legions':
    case 'forts':
      return withForces(position, region, faction, { ...forces, [kind]: n })
    default: {
      const field = troopsField(faction)
      return withForces(position, region, faction, { ...forces, [field]: { ...forces[field], [kind]: n } })
    }
  }
}

function withForces(position: Position, region: RegionId, faction: Faction, forces: PositionForces): Position {
  const there = { ...position.regions?.[region], [faction]: forces }
  return { ...position, regions: { ...position.regions, [region]: there } }
}

/** What a Tribe is, in one word: `subdued`, `ally:aedui`, `citadel:arverni`. */
export type TribeChoice = PositionTribe | `ally:${Faction}` | `citadel:${Faction}`

/** What the Tribe may be; the marker of Sacking (card 23) lies on a City, so elsewhere only where it lies already. */
export function tribeChoices(tribe: TribeId, now?: TribeChoice): TribeChoice[] {
  const city = tribe !== 'colony' && tribeFacts(tribe).city !== undefined
  const withCitadels = city ? factions.filter((f) => baseInventory[f].citadels > 0) : []
  return [
    'subdued',
    ...factions.map((f): TribeChoice => `ally:${f}`),
    ...withCitadels.map((f): TribeChoice => `citadel:${f}`),
    'dispersed',
    'gathering',
    ...(city || now === 'razed' ? (['razed'] as const) : []),
  ]
}

export function tribeIn(position: Position, tribe: TribeId): TribeChoice {
  for (const region of regions) {
    for (const faction of factions) {
      const forces = position.regions?.[region]?.[faction]
      if (forces?.allies?.includes(tribe)) return `ally:${faction}`
      if (forces?.citadels?.includes(tribe)) return `citadel:${faction}`
    }
  }
  return position.tribes?.[tribe] ?? usualStatus(tribe, position.colony !== undefined)
}

/** The position with the Tribe so. There is one Razed marker: it leaves where it lay before. */
export function withTribe(position: Position, region: RegionId, tribe: TribeId, choice: TribeChoice): Position {
  const { [tribe]: _status, ...kept } = position.tribes ?? {}
  const others = choice === 'razed' ? withoutRazed(kept) : kept
  let next: Position = { ...withoutHolders(position, tribe), tribes: others }
  const [kind, faction] = choice.split(':') as ['ally' | 'citadel', Faction] | [PositionTribe, undefined]
  if (faction !== undefined) {
    const forces = next.regions?.[region]?.[faction] ?? {}
    const field = kind === 'ally' ? 'allies' : 'citadels'
    next = withForces(next, region, faction, { ...forces, [field]: [...(forces[field] ?? []), tribe] })
  } else if (kind !== 'subdued') next = { ...next, tribes: { ...others, [tribe]: kind } }
  return next
}

const withoutRazed = (tribes: NonNullable<Position['tribes']>): NonNullable<Position['tribes']> =>
  Object.fromEntries(Object.entries(tribes).filter(([, status]) => status !== 'razed'))

/** The position without any Ally or Citadel at the Tribe. */
function withoutHolders(position: Position, tribe: TribeId): Position {
  let next = position
  for (const region of regions) {
    for (const faction of factions) {
      const forces = next.regions?.[region]?.[faction]
      if (!forces?.allies?.includes(tribe) && !forces?.citadels?.includes(tribe)) continue
      const left = (of: readonly TribeId[] | undefined): TribeId[] => (of ?? []).filter((t) => t !== tribe)
      next = withForces(next, region, faction, {
        ...forces,
        allies: left(forces.allies),
        citadels: left(forces.citadels),
      })
    }
  }
  return next
}

export function devastatedIn(position: Position, region: RegionId): boolean {
  return position.markers?.[region]?.includes('devastated') ?? false
}

export function withDevastated(position: Position, region: RegionId, on: boolean): Position {
  return { ...position, markers: { ...position.markers, [region]: on ? ['devastated'] : [] } }
}

export interface LeaderChoice {
  place: RegionId | 'available' | 'spring-box' | 'none'
  named: boolean
}

export function leaderIn(position: Position, faction: Faction): LeaderChoice {
  const region = regions.find((r) => position.regions?.[r]?.[faction]?.leader !== undefined)
  if (region) return { place: region, named: position.regions?.[region]?.[faction]?.leader !== 'successor' }
  return { place: position.leaders?.[faction] ?? usualLeaderPlace(faction), named: true }
}

export function withLeader(position: Position, faction: Faction, { place, named }: LeaderChoice): Position {
  const before = leaderIn(position, faction)
  let next = position
  const there = regions.find((r) => r === before.place)
  if (there) {
    const { leader: _leader, ...forces } = next.regions?.[there]?.[faction] ?? {}
    next = withForces(next, there, faction, forces)
  }
  const { [faction]: _off, ...others } = next.leaders ?? {}
  if (place === 'available' || place === 'spring-box' || place === 'none')
    return { ...next, leaders: { ...others, [faction]: place } }
  const leader = (named && namedLeaders[faction]) || 'successor'
  next = { ...next, leaders: others }
  return withForces(next, place, faction, { ...next.regions?.[place]?.[faction], leader })
}

/** What a Faction has done on the open card. */
export function deedIn(position: Position, faction: Faction): Deed | undefined {
  return position.cards?.acted?.find((deed) => deed.faction === faction)?.did
}

/** Those who have acted stand in the order of the card, as they were asked (2.3.2); what they did in detail is kept where it is the same. */
export function withDeed(position: Position, faction: Faction, did: Deed | undefined): Position {
  if (deedIn(position, faction) === did) return position
  const acted = (position.cards?.acted ?? []).filter((deed) => deed.faction !== faction)
  return withActed(position, did ? [...acted, { faction, did }] : acted)
}

function withActed(position: Position, acted: readonly Acted[]): Position {
  const order = orderOf(position)
  const sorted = [...acted].sort((a, b) => order.indexOf(a.faction) - order.indexOf(b.faction))
  return { ...position, cards: { ...position.cards, acted: sorted } }
}

/** The Factions in the order of the open card; none where it is no Event. */
export function orderOf({ cards }: Position): readonly Faction[] {
  return typeof cards?.current === 'number' ? cardData(cards.current).order : []
}

/** Another card as the current or the next one. Nobody acts on a Winter card. */
export function withCard(position: Position, place: 'current' | 'next', card: CardId): Position {
  const next: Position = { ...position, cards: { ...position.cards, [place]: card } }
  return withActed(next, next.cards?.current === 'winter' ? [] : (next.cards?.acted ?? []))
}

export function withLasting(position: Position, card: number, on: boolean): Position {
  const others = (position.lasting ?? []).filter((c) => c !== card)
  return { ...position, lasting: on ? [...others, card].sort((a, b) => a - b) : others }
}

/** Whose pieces the Circumvallation marker (card 4) lies on, and where. */
export type Circumvallated = Pick<Circumvallation, 'region' | 'faction'>

/** Where the marker lies, and where it could: on pieces of a Gallic Faction with Romans around them. */
export function circumvallations(position: Position): Circumvallated[] {
  const board = readPosition(position)
  const there = (faction: Faction, region: RegionId): boolean => piecesIn(board, faction, region) > 0
  const possible = regions.flatMap((region) =>
    there('romans', region) ? gauls.filter((f) => there(f, region)).map((faction) => ({ region, faction })) : [],
  )
  const { circumvallation: marker } = position
  const lies = possible.some(({ region, faction }) => region === marker?.region && faction === marker.faction)
  return marker && !lies ? [...possible, { region: marker.region, faction: marker.faction }] : possible
}

/** The Circumvallation marker on all pieces that the Faction has in the Region now, or nowhere. */
export function withCircumvallation(position: Position, on: Circumvallated | undefined): Position {
  const { circumvallation: _marker, ...rest } = position
  if (!on) return rest
  return { ...rest, circumvallation: markerOn(readPosition(position), on.faction, on.region) }
}

/** The Colony (card 71) in a Region, or none. */
export function withColony(position: Position, region: RegionId | undefined): Position {
  const { colony: _colony, ...rest } = withoutHolders(position, 'colony')
  const { colony: _status, ...others } = rest.tribes ?? {}
  return { ...rest, tribes: others, ...(region && { colony: region }) }
}
