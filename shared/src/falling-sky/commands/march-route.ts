import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { adjacentFor, adjacentTo, borderBetween, mayStandIn } from '../board/map'
import type { Group } from '../effects'
import type { Faction, RegionId } from '../ids'
import type { Choice } from '../questions'
import { regionChoice } from '../questions'
import type { State } from '../state'
import type { Action } from './action'

/** Where Marching groups may go, and where they must stop (3.2.2, 3.3.2). */

/**
 * How many Regions a group may enter one after another: Romans 2, with Caesar 3; Gauls 1, with Vercingetorix 2. The
 * Successors give nothing.
 */
export function marchReach(state: State, faction: Faction, group: Group): number {
  const leader = state.leaders[faction]
  const named = group.leader && leader.place === 'map' && leader.named
  if (faction === 'romans') return named ? 3 : 2
  return faction === 'arverni' && named ? 2 : 1
}

/** Why a group that goes from one Region to the other must stop there for the rest of the March, or undefined. */
export function marchStop(
  state: State,
  from: RegionId,
  to: RegionId,
): 'britannia' | 'rhenus' | 'devastated' | undefined {
  if (touchesBritannia(from, to)) return 'britannia'
  if (borderBetween(from, to) === 'rhenus') return 'rhenus'
  return state.regions[to].devastated ? 'devastated' : undefined
}

export function touchesBritannia(from: RegionId, to: RegionId): boolean {
  return from === 'britannia' || to === 'britannia'
}

/**
 * The adjacent Regions as destinations, among those that the terms of the March leave open. With a Special Ability used nobody enters or leaves
 * Britannia (4.1.3).
 */
export function destinationChoices(
  state: State,
  action: Action,
  from: RegionId,
  further: boolean,
  open: (to: RegionId) => boolean,
): Choice<RegionId>[] {
  return adjacentFor(state, action.faction, from)
    .filter(open)
    .map((to) => {
      const stop = further ? marchStop(state, from, to) : undefined
      return regionChoice(to, {
        detail: stop && text(`march.stop.${stop}`),
        refused: refusal(action, from, to),
      })
    })
}

/** Whether a group could leave the Region at all. */
export function canLeave(state: State, action: Action, from: RegionId): boolean {
  for (const to of adjacentTo(state, from))
    if (mayStandIn(state, action.faction, to) && !refusal(action, from, to)) return true
  return false
}

function refusal(action: Action, from: RegionId, to: RegionId): Text | undefined {
  const ability = action.ability?.used
  if (ability === undefined || !touchesBritannia(from, to)) return undefined
  return text('refused.britannia', { ability: { kind: 'ability', id: ability } })
}
