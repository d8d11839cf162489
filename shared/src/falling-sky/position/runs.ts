import type { Flow } from '../../kernel/flow'
import { botTurn } from '../bots/bot-turn'
import { windowWithoutCommand } from '../commands/ability-window'
import { freeAction, newAction } from '../commands/action'
import { germanicCommands } from '../commands/germanic'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { noAsides } from '../questions'
import { executeSide } from '../sequence/event'
import { executeCommand } from '../sequence/execute'
import { germansAct } from '../winter/germans'
import type { RunSpec } from './case'

/** The flow that a case runs on a bare board. */
export function* runFlow(game: Game, run: RunSpec): Flow {
  if ('command' in run) return yield* run.faction === 'germans' ? runGermanic(game, run) : runCommand(game, run)
  if ('event' in run) return yield* executeSide(game, run.faction, run.event, run.side)
  if ('ability' in run) return yield* runAbility(game, run)
  if ('phase' in run) return yield* runPhase(game, run)
  if ('bot' in run) return yield* botTurn(game, run.bot)
}

/**
 * A Command as in the Sequence of Play, with no Special Ability but the one named; a free one, or one restricted to
 * Regions, as Events grant it.
 */
function* runCommand(game: Game, run: Extract<RunSpec, { command: unknown }>): Flow {
  const { faction, limited = false, free = false, within } = run
  const command = game.ruleset.commandFlows[run.command]
  const abilities = run.with ? { [faction]: [{ ability: run.with, with: [run.command] }] } : {}
  const restricted: Game = { ...game, ruleset: { ...game.ruleset, abilities } }
  yield* executeCommand(restricted, faction, command, {
    limited,
    free,
    ...(within && { within: (region) => within.includes(region) }),
    ...(free && { asides: noAsides }),
  })
}

/** A Special Ability by itself, beside a Command that has been executed. */
function* runAbility(game: Game, run: Extract<RunSpec, { ability: unknown }>): Flow {
  const ability = game.ruleset.abilityFlows[run.ability]
  if (!ability) throw new Error(`${run.ability} is part of Battle: run the command with it`)
  const action = newAction(run.faction, {
    ability: windowWithoutCommand('during'),
    seized: run.beside === 'seize' ? [...(run.commandRegions ?? [])] : undefined,
  })
  yield* ability.run(game, action)
}

/** A Germanic Command (3.4) at the will of a Faction, as Enlist and Events grant it. */
function* runGermanic(game: Game, run: Extract<RunSpec, { command: unknown }>): Flow {
  const { command, by = 'belgae', limited = false, within } = run
  const germanic =
    command === 'rally' || command === 'march' || command === 'raid' ? germanicCommands[command] : undefined
  if (!germanic) throw new Error(`${command} of the Germans: run it through Enlist or the phase`)
  const permitted = within && ((region: RegionId): boolean => within.includes(region))
  yield* germanic.run(game, { ...freeAction('germans', permitted), chooser: by, limited })
}

function* runPhase(game: Game, { phase: id, steps }: Extract<RunSpec, { phase: unknown }>): Flow {
  if (id === 'germans' && steps) return yield* germansAct(game, steps)
  const phase = game.ruleset.winter.find((p) => p.phase === id)
  if (!phase) throw new Error(`the ruleset has no phase ${id}`)
  yield* phase.run(game)
}
