import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import type { Ability, AbilityOutcome, Action } from '../commands/action'
import { decides } from '../commands/action'
import type { Game } from '../game'
import type { AbilityId, RegionId } from '../ids'
import { factionThing } from '../names'
import { pickOne, pickOneOrNone, regionChoice } from '../questions'

/** How the Regions of a Special Ability are selected. */
export interface AbilitySelection {
  ability: AbilityId
  rule: string
  /** Regions in which the ability has been used so far: each at most once (4.1). */
  done: readonly RegionId[]
  /** The Regions that could be selected now, those done included. */
  regions: () => readonly RegionId[]
  /** The Faction may stop although no Region is done yet. */
  mayStop?: boolean
  /** Others must agree first: the caller writes the selection to the log when they have. */
  pending?: boolean
  /** What the Region would cost or bring, in one line. */
  detail?: (region: RegionId) => Text | undefined
}

/**
 * Asks for the next Region of a Special Ability (4.1: as in 3.1 Regions are selected one by one, each at most once).
 *
 * @returns undefined when the Faction has enough, or no Region is left
 */
export function* nextAbilityRegion(
  game: Game,
  action: Action,
  selection: AbilitySelection,
): Flow<RegionId | undefined> {
  const { ability, rule, done, regions, mayStop = done.length > 0, pending = false, detail } = selection
  if (action.limited && done.length > 0) return undefined
  const { faction } = action
  const pick = mayStop ? pickOneOrNone : pickOne
  const region = yield* pick(
    game,
    { faction: decides(action), topic: `${ability}.region`, rule, params: { faction: factionThing(faction) } },
    () =>
      regions()
        .filter((r) => !done.includes(r))
        .map((r) => regionChoice(r, { detail: detail?.(r) })),
    action.asides,
  )
  if (region !== undefined && !pending) game.apply({ kind: 'select', rule, faction, command: ability, region })
  return region
}

/** An ability that is resolved in each Region before the next is selected. */
export interface RegionByRegion {
  ability: Ability
  rule: string
  useIn: (region: RegionId) => Flow
  /** The most Regions; undefined: any number. */
  most?: number
  detail?: AbilitySelection['detail']
}

/** Uses the ability in one Region after the other, until the Faction has enough or no Region is left. */
export function* regionByRegion(game: Game, action: Action, how: RegionByRegion): Flow<AbilityOutcome> {
  const { ability, rule, useIn, most = Infinity, detail } = how
  const done: RegionId[] = []
  while (done.length < most) {
    const region = yield* nextAbilityRegion(game, action, {
      ability: ability.id,
      rule,
      done,
      regions: () => ability.regions(game, action),
      detail,
    })
    if (region === undefined) break
    done.push(region)
    yield* useIn(region)
  }
  return done.length > 0 ? 'used' : 'called-off'
}

/**
 * Whether the Faction can pay for a part of its Special Ability: Resources are in hand, and while the Command has not
 * begun enough are left to execute it in a Region (4.1).
 */
export function affordsAbility(game: Game, action: Action, cost: number): boolean {
  if (action.free) return true
  return game.state.resources[action.faction] >= cost + (action.ability?.reserve() ?? 0)
}
