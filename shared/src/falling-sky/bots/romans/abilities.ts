import { build } from '../../abilities/build'
import { scout } from '../../abilities/scout'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { AbilityId, RegionId } from '../../ids'
import type { Responder } from '../mind'
import { chooseIfOpen, noMore } from '../plans/responder'
import { buildAnswers, rBuild } from './build'
import { rScout, scoutAnswers } from './scout'

/** Which Special Ability goes with a Roman Command, settled when its moment comes. */

/** What the Special Ability is allowed. */
export interface Companion {
  /** The Command's action, as far as the ability depends on it. */
  action: Action
  /** Abilities in the order in which they are thought of: R-BUILD before R-SCOUT. */
  abilities: readonly ('build' | 'scout')[]
  /** Regions in which nothing is Built: those Seized. */
  except?: () => readonly RegionId[]
}

/** "R-BUILD; no Build: R-SCOUT": the first that does something on the board as it is, with its answers. */
export function companionNow(
  game: Game,
  { action, abilities, except = () => [] }: Companion,
): { ability: AbilityId; respond: Responder } | undefined {
  for (const ability of abilities) {
    if (ability === 'build' && build.regions(game, action).length > 0) {
      const building = rBuild(game, action, except())
      if (building.length > 0) return { ability, respond: buildAnswers(action, building, except) }
    }
    if (ability === 'scout' && scout.regions(game, action).length > 0) {
      const scouting = rScout(game, action)
      if (scouting) return { ability, respond: scoutAnswers(scouting) }
    }
  }
  return undefined
}

/** A Command with the Special Ability after it. */
export function abilityAfter(command: Responder, companion: Companion): Responder {
  let following: Responder | undefined
  return (decision, game) => {
    if (decision.topic !== 'ability.after') return following?.(decision, game) ?? command(decision, game)
    const now = following ? undefined : companionNow(game, companion)
    const answer = now && chooseIfOpen(decision, now.ability)
    if (answer) following = now.respond
    return answer ?? noMore(decision)
  }
}

/** A Command with the Special Ability before its first Region is selected. */
export function abilityBefore(command: Responder, companion: Companion): Responder {
  let following: Responder | undefined
  let settled = false
  return (decision, game) => {
    if (decision.topic === 'ability.after') return noMore(decision)
    const answer = following?.(decision, game)
    if (answer) return answer
    if (!settled && decision.asides?.some((a) => a.id.startsWith('ability:'))) {
      settled = true
      const now = companionNow(game, companion)
      const aside = `ability:${now?.ability ?? ''}`
      if (now && decision.asides.some((a) => a.id === aside)) {
        following = now.respond
        return { aside }
      }
    }
    return command(decision, game)
  }
}
