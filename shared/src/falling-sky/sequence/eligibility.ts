import { cardData } from '../cards/cards'
import type { Game } from '../game'
import type { Faction } from '../ids'
import type { Acted, Deed, State } from '../state'

/** The Faction order of the current card; empty on a Winter card (2.3.2). */
export function cardOrder(state: State): readonly Faction[] {
  const { current } = state.cards
  return typeof current === 'number' ? cardData(current).order : []
}

/** Those who have executed a Command or an Event on this card, in order. */
export function acting(state: State): Acted[] {
  return state.cards.acted.filter((a) => a.did !== 'pass')
}

/** The Factions that may still act on this card, in its order (2.3.2, 2.3.3): Eligible, and neither acted nor Passed. */
export function waiting(state: State): Faction[] {
  if (acting(state).length >= 2) return []
  return cardOrder(state).filter((f) => isEligible(state, f) && !state.cards.acted.some((a) => a.faction === f))
}

/** Whether the Faction may act on this card (2.3.1). */
export function isEligible(state: State, faction: Faction): boolean {
  const now = state.eligibility[faction]
  return now === 'eligible' || now === 'stays-eligible'
}

/** What a Faction may do on the card (2.3.4). */
export interface TurnOptions {
  place: 'first' | 'second'
  /** A full Command may have a Special Ability with it. */
  command: 'full' | 'limited'
  event: boolean
}

/** The options of the next Eligible Faction, from what the first has done (2.3.4). */
export function turnOptions(state: State): TurnOptions {
  const first = acting(state)[0]
  if (!first) return { place: 'first', command: 'full', event: true }
  return { place: 'second', ...leftBy(first.did) }
}

/** What the first Eligible Faction's deed leaves to the second (2.3.4). */
export function leftBy(did: Deed): Omit<TurnOptions, 'place'> {
  switch (did) {
    case 'event':
      return { command: 'full', event: false }
    case 'command-ability':
      return { command: 'limited', event: true }
    case 'command':
    case 'limited':
    case 'pass':
      return { command: 'limited', event: false }
  }
}

/**
 * Adjusts eligibility at the end of a card (2.3.6): who executed a Command or Event becomes Ineligible, all others
 * Eligible; effects of Events come after, and an Ineligible effect wins.
 */
export function adjustEligibility(game: Game): void {
  const { state } = game
  const acted = new Set(acting(state).map((a) => a.faction))
  for (const faction of game.ruleset.playerFactions) {
    const now = state.eligibility[faction]
    const next =
      now === 'ineligible-through-next'
        ? 'ineligible'
        : now === 'stays-eligible'
          ? 'eligible'
          : acted.has(faction)
            ? 'ineligible'
            : 'eligible'
    if (next !== now) game.apply({ kind: 'eligibility', rule: '2.3.6', faction, to: next })
  }
}

/** Frost: the showing card is Winter, so Commands of the Sequence of Play may not March (2.3.8). Sudden Frost replaces it. */
export function isFrost(state: State): boolean {
  return state.cards.next === 'winter' && !state.options.suddenFrost && state.cards.current !== 'winter'
}
