import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { acting } from '../../sequence/eligibility'
import type { Play } from '../event'

/** The Faction is Ineligible at once and through the next card; this wins over any stay-Eligible effect (2.3.6). */
export function ineligibleThroughNext(game: Game, play: Play, faction: Faction): void {
  if (game.state.eligibility[faction] === 'ineligible-through-next') return
  game.apply({ kind: 'eligibility', rule: play.rule, faction, to: 'ineligible-through-next' })
}

/** The Faction is Eligible after this card, whatever it has done on it (2.3.6). */
export function staysEligible(game: Game, play: Play, faction: Faction): void {
  if (game.state.eligibility[faction] === 'ineligible-through-next') return
  game.apply({ kind: 'eligibility', rule: play.rule, faction, to: 'stays-eligible' })
}

/**
 * The Faction is Eligible now: it may act on this card if a place is open and it has not acted yet; who executes the
 * Event or has acted on this card is Eligible after it (2.3.6).
 */
export function becomesEligible(game: Game, play: Play, faction: Faction): void {
  if (faction === play.faction || acting(game.state).some((a) => a.faction === faction))
    return staysEligible(game, play, faction)
  if (game.state.eligibility[faction] !== 'ineligible') return
  game.apply({ kind: 'eligibility', rule: play.rule, faction, to: 'eligible' })
}
