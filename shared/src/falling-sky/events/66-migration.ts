import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controller, subduedIn } from '../board/control'
import { playableRegions } from '../board/map'
import { availableAllies, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { placeAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { gauls } from '../ids'
import { tribeThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf } from './support/free'
import { directGermans } from './support/germans'
import { chooseFaction } from './support/choose'
import { removeFirst } from './support/remove-first'
import { shiftPieces } from './support/shift'

const mostRegions = 2

/** Migration: Germans Rally and March at the executor's will, or a Gallic people settles elsewhere. */
export const migration: EventCard = {
  card: 66,
  *unshaded(game, play) {
    const directed = { by: play.faction, most: mostRegions, optional: true }
    yield* directGermans(game, play, 'rally', directed)
    yield* directGermans(game, play, 'march', { ...directed, march: {} })
  },
  *shaded(game, play) {
    const faction = yield* chooseFaction(game, play, 'event.faction', () => gauls)
    if (faction === undefined) return
    const region = yield* pickRegion(game, play, faction)
    if (region === undefined) return
    yield* shiftPieces(game, play, faction, { from: playableRegions(game.state), to: [region] })
    yield* settle(game, play, faction, region)
  },
}

function* pickRegion(game: Game, play: Play, faction: Faction): Flow<RegionId | undefined> {
  const question = { faction, topic: 'migration.region', rule: play.rule }
  const choices = (): Choice<RegionId>[] =>
    playableRegions(game.state)
      .filter((r) => r !== 'cisalpina' && controller(game.state, r) === undefined)
      .map((r) => regionChoice(r))
  return yield* pickOne(game, question, choices, asidesOf(play, faction))
}

function* settle(game: Game, play: Play, faction: Faction, region: RegionId): Flow {
  const question = { faction, topic: 'migration.ally', rule: play.rule }
  const open = (): TribeId[] => subduedIn(game.state, region).filter((t) => mayHoldTribe(game.state, faction, t))
  const short = (): boolean => availableAllies(game, faction) === 0 && open().length > 0
  yield* removeFirst(game, play, () => play.faction === faction && short())
  const choices = (): Choice<TribeId>[] =>
    open()
      .filter((t) => canPlaceAlly(game, faction, t))
      .map((t) => ({ id: t, value: t, label: text('name', { name: tribeThing(t) }), on: [tribeThing(t)] }))
  const tribe = yield* pickOne(game, question, choices, asidesOf(play, faction))
  if (tribe) placeAlly(game, play.rule, faction, tribe)
}
