import type { Decision } from '../../../kernel/decision'
import type { Faction } from '../../ids'
import { factions } from '../../ids'
import type { Responder } from '../mind'
import { yesIf } from '../plans/responder'

/** Harassment (8.4.2). */

/** Belgae and Arverni Harass Romans and nobody else; Aedui and Romans Harass the Arverni (only Vercingetorix can be) and nobody else. */
export function harasses(by: Faction, victim: Faction): boolean {
  switch (by) {
    case 'belgae':
    case 'arverni':
      return victim === 'romans'
    case 'aedui':
    case 'romans':
      return victim === 'arverni'
    case 'germans':
      return true
  }
}

export const harassOrNot: Responder = (decision) => {
  const victim = named(decision, 'of')
  return victim && yesIf(harasses(decision.faction as Faction, victim))
}

/** The Faction that a parameter of the question names. */
export function named(decision: Decision, param: string): Faction | undefined {
  const thing = decision.prompt.params?.[param]
  return typeof thing === 'object' && 'id' in thing ? factions.find((f) => f === thing.id) : undefined
}
