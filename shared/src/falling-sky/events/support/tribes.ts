import { text } from '../../../kernel/text'
import { tribeFacts } from '../../board/map'
import type { Game } from '../../game'
import type { Faction, TribeId } from '../../ids'
import { tribes } from '../../ids'
import { factionThing, tribeThing } from '../../names'
import type { Choice } from '../../questions'

/** A Tribe as a choice. */
export function tribeChoice(tribe: TribeId): Choice<TribeId> {
  return { id: tribe, value: tribe, label: text('name', { name: tribeThing(tribe) }), on: [tribeThing(tribe)] }
}

/** A City as a choice, by its own name: with its Tribe, and whose Ally or Citadel stands there. */
export function cityChoice({ state }: Game, tribe: TribeId): Choice<TribeId> {
  const there = state.tribes[tribe]
  const named = { tribe: tribeThing(tribe) }
  const detail =
    there.status === 'allied'
      ? text(there.citadel ? 'event.citadel-of' : 'event.ally-of', { ...named, faction: factionThing(there.faction) })
      : text('name', { name: named.tribe })
  return {
    id: tribe,
    value: tribe,
    label: text('name', { name: { kind: 'city', id: tribe } }),
    detail,
    on: [named.tribe],
  }
}

/** A Faction as a choice. */
export function factionChoice(faction: Faction): Choice<Faction> {
  return { id: faction, value: faction, label: text('name', { name: factionThing(faction) }) }
}

/** Whose Ally at which Tribe. */
export interface AllyPlace {
  tribe: TribeId
  faction: Faction
}

/** An Ally of a Faction to be placed at a Tribe, as a choice `tribe:faction`. */
export function allyPlaceChoice(place: AllyPlace): Choice<AllyPlace> {
  const { tribe, faction } = place
  return {
    id: `${tribe}:${faction}`,
    value: place,
    label: text('event.ally-of', { faction: factionThing(faction), tribe: tribeThing(tribe) }),
    on: [tribeThing(tribe)],
  }
}

/** The Tribes with a City (1.3.3). */
export const cityTribes: readonly TribeId[] = tribes.filter((t) => t !== 'colony' && tribeFacts(t).city !== undefined)

/** The Cities at which the Faction has an Ally that is no Citadel yet. */
export function ownAlliesAtCities({ state }: Game, faction: Faction): TribeId[] {
  return cityTribes.filter((id) => {
    const there = state.tribes[id]
    return there.status === 'allied' && there.faction === faction && !there.citadel
  })
}
