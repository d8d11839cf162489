import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { newAction } from '../../commands/action'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { piecesIn } from '../../board/control'
import { onMap } from '../../forces/available'
import { meetsCondition } from '../../victory/scores'
import { turnOptions } from '../../sequence/eligibility'
import type { BotTurn } from '../flowchart'

/** What several boxes of the Aedui ask of the board (8.6). */

/** The Command of the Aedui's own turn, at normal cost. */
export function paidAction(): Action {
  return newAction('aedui')
}

/** The turn, as the boxes tell it: also for a free Command in the middle of something else. */
export function turnNow(game: Game): BotTurn {
  return { game, faction: 'aedui', options: turnOptions(game.state) }
}

export function isPlayer(game: Game, faction: Faction): boolean {
  return game.state.seats[faction].kind === 'person'
}

/** The Factions that the Aedui Battle (8.6.2), in the order of 8.4.1: Romans only while the Aedui exceed their threshold. */
export function battleEnemies({ state }: Game): Faction[] {
  const enemies: Faction[] = ['arverni', 'belgae', 'germans']
  return meetsCondition(state, 'aedui') ? [...enemies, 'romans'] : enemies
}

/** The player Arverni and player Belgae: the only ones whom some Events may hit, in the order of 8.4.1. */
export function rivals(game: Game): Faction[] {
  return (['arverni', 'belgae'] as const).filter((f) => isPlayer(game, f))
}

/** Aedui pieces in the Region beyond those of all others together: more than 0 is Control (1.6). */
export function leadIn({ state }: Game, region: RegionId): number {
  const others = factions.filter((f) => f !== 'aedui').reduce((sum, f) => sum + piecesIn(state, f, region), 0)
  return piecesIn(state, 'aedui', region) - others
}

export function warbandsOnMap({ state }: Game): number {
  return onMap(state, 'aedui').troops
}

export function resourcesFact({ state }: Game): Text {
  return text('bot.fact.aedui-resources', { n: state.resources.aedui })
}

export function warbandsFact(game: Game): Text {
  return text('bot.fact.aedui-warbands', { n: warbandsOnMap(game) })
}
