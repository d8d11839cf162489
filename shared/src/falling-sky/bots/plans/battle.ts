import type { Decision } from '../../../kernel/decision'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { Responder } from '../mind'
import { Regions } from './regions'
import type { Agenda } from './responder'
import { byTopic, chooseIfOpen, regionAskedAbout, yesIf } from './responder'

/** One Battle of a Command (3.2.4, 3.3.4). */
export interface BattleIn {
  region: RegionId
  target: Faction
  ambush?: boolean
  besiege?: boolean
  /** What Besiege removes: `ally:<tribe>` or `citadel:<tribe>`; by default the guidelines choose. */
  besieged?: string
}

/** Battle, Region by Region; with `selectsFirst` all Regions are selected before the first is fought. */
export function battleCommandPlan(agenda: Agenda<BattleIn>): Responder {
  const battles = new Regions(agenda)
  const here = (decision: Decision, game: Game): BattleIn | undefined => battles.in(regionAskedAbout(decision), game)
  return byTopic({
    'battle.region': (decision, game) => battles.next(decision, game),
    'battle.target': (decision, game) => {
      const target = here(decision, game)?.target
      return target && chooseIfOpen(decision, target)
    },
    'battle.ambush': (decision, game) => yesIf(here(decision, game)?.ambush ?? false),
    'battle.besiege': (decision, game) => yesIf(here(decision, game)?.besiege ?? false),
    'battle.besiege-target': (decision, game) => {
      const besieged = here(decision, game)?.besieged
      return besieged === undefined ? undefined : chooseIfOpen(decision, besieged)
    },
  })
}
