import { onMap } from '../forces/available'
import type { Game } from '../game'
import { gameOf, supposing } from '../game'
import type { Faction, RegionId } from '../ids'
import { addResources } from '../parts'
import type { Action, Command } from './action'

/** What could come to the aid of a Command while it is executed: gifts (1.5.2), and own pieces removed (1.4.1). */
export interface Help {
  /** The Resources that the Faction could have with all that others could give. */
  resources: number
}

/**
 * The Regions that the Command lacks only for Resources or Available pieces, which gifts (1.5.2) or voluntary removal
 * (1.4.1) could bring.
 */
export function lackingRegions(game: Game, action: Action, command: Command): RegionId[] {
  const helped = regionsWithHelp(game, action, command)
  if (helped.length === 0) return []
  const now = command.regions(game, action)
  return helped.filter((r) => !now.includes(r))
}

/** Whether the Command, which has no Region now, could have one by gifts or by voluntary removal. */
export function helpOpens(game: Game, action: Action, command: Command): boolean {
  const help = action.help?.()
  return help !== undefined && command.possible(helped(game, action.faction, help), action)
}

/** The Regions that the Command would have with all the help that can be; none if nobody can help. */
function regionsWithHelp(game: Game, action: Action, command: Command): RegionId[] {
  const help = action.help?.()
  return help ? command.regions(helped(game, action.faction, help), action) : []
}

/** The game as it would be if everything were given and any own piece on the map were Available. */
function helped(game: Game, faction: Faction, { resources }: Help): Game {
  const { ruleset } = game
  const there = onMap(game.state, faction)
  const own = ruleset.inventory[faction]
  const inventory = {
    ...ruleset.inventory,
    [faction]: {
      ...own,
      troops: own.troops + there.troops,
      allies: own.allies + there.allies,
      citadels: own.citadels + there.citadels,
    },
  }
  const rich = supposing(game, (state) =>
    addResources(state, faction, Math.max(0, resources - state.resources[faction])),
  )
  return gameOf({ ...rich, ruleset: { ...ruleset, inventory } })
}
