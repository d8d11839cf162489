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
    if (ability === 'build' && build.possible(game, action)) {
      const building = rBuild(game, action, except())
      if (building.length > 0) return { ability, respond: buildAnswers(action, building, except) }
    }
    if (ability === 'scout' && scout.possible(game, action)) {
      const scouting = rScout(game, action)
      if (scouting) return { ability, respond: scoutAnswers(scouting) }
    }
  }
  return undefined
}

/**
 * The Special Ability of one Command. One that is called off, because leave has been refused, gives way to the next: no
 * Build means R-SCOUT.
 */
class Accompaniment {
  private readonly tried: AbilityId[] = []
  private following: Responder | undefined

  constructor(private readonly companion: Companion) {}

  /** The ability to begin now, if it is open. */
  begin(game: Game, isOpen: (ability: AbilityId) => boolean): AbilityId | undefined {
    const abilities = this.companion.abilities.filter((a) => !this.tried.includes(a) && isOpen(a))
    const now = companionNow(game, { ...this.companion, abilities })
    this.following = now?.respond
    if (now) this.tried.push(now.ability)
    return now?.ability
  }

  /** Answers the questions of the ability that has begun. */
  readonly respond: Responder = (decision, game) => this.following?.(decision, game)
}

/** A Command with the Special Ability after it. */
export function abilityAfter(command: Responder, companion: Companion): Responder {
  const beside = new Accompaniment(companion)
  return (decision, game) => {
    if (decision.topic !== 'ability.after') return beside.respond(decision, game) ?? command(decision, game)
    const ability = beside.begin(game, (id) => chooseIfOpen(decision, id) !== undefined)
    return ability ? chooseIfOpen(decision, ability) : noMore(decision)
  }
}

/** A Command with the Special Ability before its first Region is selected. */
export function abilityBefore(command: Responder, companion: Companion): Responder {
  const beside = new Accompaniment(companion)
  let selecting = false
  return (decision, game) => {
    if (decision.topic === 'ability.after') return noMore(decision)
    const answer = beside.respond(decision, game)
    if (answer) return answer
    const { asides = [] } = selecting ? {} : decision
    const ability = beside.begin(game, (id) => asides.some((a) => a.id === `ability:${id}`))
    if (ability) return { aside: `ability:${ability}` }
    selecting = true
    return command(decision, game)
  }
}
