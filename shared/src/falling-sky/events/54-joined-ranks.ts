import { piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import { firstEdition } from '../cards/edition'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import type { EventCard, Play } from './event'
import { freeBattle } from './support/free'
import { freeMarchTo } from './support/march'
import { chooseFaction } from './support/choose'

const mostPieces = 8

/** Joined Ranks: two Factions fall upon a third, one after the other. */
export const joinedRanks: EventCard = {
  card: 54,
  *unshaded(game, play) {
    const { faction } = play
    const spec = { terms: { pieces: mostPieces, groups: 1, together: true }, limited: true }
    const crowded = (): RegionId[] => playableRegions(game.state).filter((r) => othersIn(game, play, r).length >= 2)
    const region = yield* freeMarchTo(game, play, faction, spec, crowded, true)
    if (region === undefined) return
    const regions = [region]
    const target = yield* chooseFaction(game, play, 'joined-ranks.target', () => othersIn(game, play, region))
    if (target === undefined) return
    const seconds = (): Faction[] =>
      othersIn(game, play, region).filter((f) => f !== target && game.state.seats[f].kind !== 'rules')
    const second = yield* chooseFaction(game, play, 'joined-ranks.second', seconds)
    const targets = [target]
    const terms = { noRetreat: true }
    const fought = yield* freeBattle(game, play, faction, { regions, targets, terms, optional: true })
    const secondIsFirst = firstEdition(game.state) && fought === undefined
    if (second && game.state.seats[second].kind === 'person')
      yield* freeBattle(game, play, second, { regions, targets, optional: true, ...(secondIsFirst && { terms }) })
  },
}

/** The other Factions with pieces in the Region; in the first edition Germans don't count. */
function othersIn(game: Game, play: Play, region: RegionId): Faction[] {
  const counts = (f: Faction): boolean => f !== play.faction && !(f === 'germans' && firstEdition(game.state))
  return factions.filter((f) => counts(f) && piecesIn(game.state, f, region) > 0)
}
