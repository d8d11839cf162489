import type { Flow } from '../../../kernel/flow'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { pickOne, pickSome } from '../../questions'
import type { Play } from '../event'
import { factionChoice } from './tribes'

/** The executor names one of the Factions. Returns undefined if there is none to name. */
export function* chooseFaction(
  game: Game,
  play: Play,
  topic: string,
  among: () => readonly Faction[],
): Flow<Faction | undefined> {
  const question = { faction: play.faction, topic, rule: play.rule }
  return yield* pickOne(game, question, () => among().map(factionChoice), play.asides)
}

/** The executor names `min` or more of the Factions. */
export function* chooseFactions(
  game: Game,
  play: Play,
  topic: string,
  among: () => readonly Faction[],
  min = 1,
): Flow<Faction[]> {
  const question = { faction: play.faction, topic, rule: play.rule }
  const choices = (): ReturnType<typeof factionChoice>[] => among().map(factionChoice)
  return yield* pickSome(game, question, choices, min, () => among().length, play.asides)
}
