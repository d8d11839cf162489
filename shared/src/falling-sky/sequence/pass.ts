import { gain } from '../forces/resources'
import type { Game } from '../game'
import type { Faction } from '../ids'

/** Pass: stay Eligible and take 1 Resource, 2 for the Romans (2.3.3). */
export function pass(game: Game, faction: Faction): void {
  game.apply({ kind: 'acted', rule: '2.3.3', faction, did: 'pass' })
  gain(game, '2.3.3', faction, faction === 'romans' ? 2 : 1, 'pass')
}
