import type { Game } from '../game'
import type { Faction } from '../ids'
import { hasSpecialRule } from '../scenarios/scenarios'
import type { GameResult, State } from '../state'
import { margin, meetsCondition } from './scores'

/** A player, person or bot, with the one or two Factions that it runs (1.5.1). */
interface Player {
  player: number
  bot: boolean
  factions: Faction[]
}

type Rank = GameResult['ranking'][number]

/** The players in the order of the Faction list. */
function players(game: Game): Player[] {
  const { seats } = game.state
  const all = game.ruleset.playerFactions
  return [...new Set(all.map((f) => seats[f].player))].map((player) => {
    const factions = all.filter((f) => seats[f].player === player)
    return { player, bot: factions.some((f) => seats[f].kind === 'bot'), factions }
  })
}

/** One person with Arverni and Belgae has the higher margin in The Great Revolt, and wins with either (1.5.1). */
function eitherSuffices(state: State, { factions }: Player): boolean {
  const both = factions.includes('arverni') && factions.includes('belgae')
  return both && hasSpecialRule(state, 'higher-margin-arverni-belgae')
}

/**
 * The Faction whose margin counts for the player: of two the lower one, or the higher where either suffices; of equal
 * margins the Faction that wins ties (7.1).
 */
function decisiveFaction(state: State, player: Player): Faction | undefined {
  const sign = eitherSuffices(state, player) ? -1 : 1
  return [...player.factions].sort((a, b) => sign * (margin(state, a) - margin(state, b)))[0]
}

/** The margin of a player (7.3, 1.5.1). */
function playerMargin(state: State, player: Player): number {
  const faction = decisiveFaction(state, player)
  return faction ? margin(state, faction) : -Infinity
}

/** The player's Factions that meet 7.2, if that ends the game: of two Factions both must, unless either suffices. */
function passing(state: State, player: Player): Faction[] {
  const met = player.factions.filter((f) => meetsCondition(state, f))
  return met.length === player.factions.length || eitherSuffices(state, player) ? met : []
}

/** The one person of a game against bots (8.9), or undefined if persons play each other or nobody does. */
function soloist(game: Game): Player | undefined {
  const all = players(game)
  const people = all.filter((p) => !p.bot)
  return people.length === 1 && all.some((p) => p.bot) ? people[0] : undefined
}

/** Whether a bot has a higher margin than the one person, who plays it hard: the game is lost at once (8.9). */
export function overtaken(game: Game): boolean {
  const person = soloist(game)
  if (!person || game.state.options.solitaire !== 'hard') return false
  return players(game).some((p) => p.bot && playerMargin(game.state, p) > playerMargin(game.state, person))
}

/** How a one-player game has ended (8.9): by how much the person is ahead of the best bot, or to which bot Gaul falls. */
export type SoloEnd = { won: true; faction: Faction; degree: number } | { won: false; to: Faction }

/** The end of a one-player game from the final ranking; undefined if it is none. */
export function soloEnd(game: Game, ranks: GameResult['ranking'], met: readonly Faction[]): SoloEnd | undefined {
  const person = soloist(game)
  if (!person) return undefined
  const of = (player: number): Player | undefined => players(game).find((p) => p.player === player)
  const bot = ranks.map((r) => of(r.player)).find((p) => p?.bot)
  const faction = decisiveFaction(game.state, person)
  const to = bot?.factions[0]
  if (!bot || !faction || !to) return undefined
  const first = ranks[0]?.player === person.player
  const early = met.length > 0 && !met.some((f) => bot.factions.includes(f)) // the easy way (8.9)
  if (!first && !early) return { won: false, to }
  return { won: true, faction, degree: playerMargin(game.state, person) - playerMargin(game.state, bot) }
}

/**
 * The Factions that end the game because they meet their condition (7.2), those of a player with two Factions only if
 * that counts (1.5.1). The person of a one-player game wins only in the final Winter, unless it is played the easy way (8.9).
 */
export function victors(game: Game, finalWinter: boolean): Faction[] {
  const waits = soloist(game) !== undefined && game.state.options.solitaire !== 'easy' && !finalWinter
  return players(game)
    .filter((p) => p.bot || !waits)
    .flatMap((p) => passing(game.state, p))
}

/**
 * The ranking at the end (7.1, 7.3): by margin, ties to Non-players, then Romans, Arverni, Aedui, Belgae. Where a
 * Non-player has met its condition it comes first and all players have lost equally, whatever their margins.
 *
 * @param met the Factions that ended the game
 */
export function ranking(game: Game, met: readonly Faction[]): GameResult['ranking'] {
  const { state } = game
  const ahead = (p: Player): number => (p.bot && p.factions.some((f) => met.includes(f)) ? 0 : 1)
  const place = (p: Player): number => game.ruleset.playerFactions.findIndex((f) => f === decisiveFaction(state, p))
  return players(game)
    .sort(
      (a, b) =>
        ahead(a) - ahead(b) ||
        playerMargin(state, b) - playerMargin(state, a) ||
        Number(b.bot) - Number(a.bot) ||
        place(a) - place(b),
    )
    .map((p): Rank => ({ player: p.player, factions: p.factions, margin: playerMargin(state, p) }))
}
