import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { playableRegions } from '../../board/map'
import { freeAction } from '../../commands/action'
import { newBattleCommand } from '../../commands/battle/fight'
import { germanicBattle } from '../../commands/battle/germanic'
import { germanicCommands } from '../../commands/germanic'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { factionThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOne, pickOneOrNone, regionChoice } from '../../questions'
import type { Play } from '../event'
import { ambushRegions, directGermans } from './germans'

const commands = ['rally', 'march', 'raid', 'battle'] as const
type GermanicCommand = (typeof commands)[number]

/** A Germanic Command of the executor's choice, in any number of Regions and at its will (3.4, 5.1). */
export function* germanicCommand(game: Game, play: Play): Flow {
  const params = { faction: factionThing('germans') }
  const question = { faction: play.faction, topic: 'event.command', rule: play.rule, params }
  const id = yield* pickOne(game, question, () => possible(game).map(commandChoice), play.asides)
  if (id === undefined) return
  if (id === 'battle') yield* battles(game, play)
  else yield* directGermans(game, play, id, { by: play.faction })
}

function possible(game: Game): GermanicCommand[] {
  const action = freeAction('germans')
  const regions = (id: GermanicCommand): RegionId[] =>
    id === 'battle' ? ambushRegions(game, playableRegions(game.state)) : germanicCommands[id].regions(game, action)
  return commands.filter((id) => regions(id).length > 0)
}

function commandChoice(id: GermanicCommand): Choice<GermanicCommand> {
  return { id, value: id, label: text('name', { name: { kind: 'command', id } }) }
}

/** One after the other: what works in one Region of a Battle Command works once. */
function* battles(game: Game, play: Play): Flow {
  const { rule } = play
  game.apply({ kind: 'command', rule, faction: 'germans', command: 'battle', limited: false, free: true })
  const command = newBattleCommand()
  const question = { faction: play.faction, topic: 'event.ambush', rule }
  const done: RegionId[] = []
  const open = (): RegionId[] =>
    ambushRegions(
      game,
      playableRegions(game.state).filter((r) => !done.includes(r)),
    )
  for (;;) {
    const pick = done.length > 0 ? pickOneOrNone : pickOne
    const region = yield* pick(game, question, () => open().map((r) => regionChoice(r)), play.asides)
    if (region === undefined) return
    done.push(region)
    game.apply({ kind: 'select', rule: '3.4.4', faction: 'germans', command: 'battle', region })
    yield* germanicBattle(game, play.faction, region, { command })
  }
}
