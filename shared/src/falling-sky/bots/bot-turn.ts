import { IllegalAnswer } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'
import type { PlayerFaction } from '../position/position'
import type { TurnOptions } from '../sequence/eligibility'
import { turnOptions } from '../sequence/eligibility'
import { executeSide } from '../sequence/event'
import { executeCommand } from '../sequence/execute'
import { pass } from '../sequence/pass'
import type { Decided, PlannedCommand, PlannedEvent } from './flowchart'
import type { Mind } from './mind'

/** A bot has come to a step that the rules refuse: a mistake of its procedures. */
class BotFault extends Error {
  override name = 'BotFault'
}

/** The turn of a bot on an Event card (8.1): its flowchart decides, the rules carry it out as for anybody. */
export function* botTurn(game: Game, faction: PlayerFaction): Flow {
  const mind = mindOf(game)
  mind.openPath(faction)
  const options = fullCommand(turnOptions(game.state))
  const decided = mind.chart(faction).decide({ game, faction, options })
  mind.closePath(game, faction)
  yield* withoutFault(mind, faction, carryOut(game, mind, faction, options, decided))
}

function mindOf({ mind }: Game): Mind {
  if (!mind) throw new Error('a bot without a mind')
  return mind
}

/** Bots execute a full Command, with a Special Ability, where the Sequence of Play leaves a Limited one (8.1.2). */
function fullCommand(options: TurnOptions): TurnOptions {
  return { ...options, command: 'full' }
}

function* carryOut(game: Game, mind: Mind, faction: PlayerFaction, options: TurnOptions, decided: Decided): Flow {
  switch (decided.kind) {
    case 'pass':
      return pass(game, faction)
    case 'event':
      if (!options.event) throw new BotFault(`the ${faction} may not execute the Event`)
      return yield* event(game, mind, faction, decided)
    case 'command':
      return yield* command(game, mind, faction, decided)
  }
}

function* event(game: Game, mind: Mind, faction: PlayerFaction, { side, respond }: PlannedEvent): Flow {
  const { current } = game.state.cards
  if (typeof current !== 'number') throw new BotFault('there is no Event to execute')
  const done = respond && mind.follow(faction, respond)
  yield* executeSide(game, faction, current, side)
  done?.()
  game.apply({ kind: 'acted', rule: '5.1', faction, did: 'event' })
}

function* command(game: Game, mind: Mind, faction: PlayerFaction, planned: PlannedCommand): Flow {
  const { command: id, respond, selectsFirst = false } = planned
  const done = mind.follow(faction, respond)
  mind.expectCommand(faction)
  const { outcome, ability } = yield* executeCommand(game, faction, game.ruleset.commandFlows[id], { selectsFirst })
  done()
  if (outcome === 'called-off') throw new BotFault(`the ${faction} called their ${id} off`)
  const did = ability ? 'command-ability' : 'command'
  game.apply({ kind: 'acted', rule: '2.3.4', faction, did, command: id, ...(ability && { ability }) })
}

/** A refusal that follows from a bot's own answer is no person's: it must not be shown as the reason of his. */
function* withoutFault(mind: Mind, faction: PlayerFaction, turn: Flow): Flow {
  let before = -1 // until a person answers, everything is the bot's doing
  try {
    for (let next = turn.next(); !next.done;) {
      const answer = yield next.value
      before = mind.answered
      next = turn.next(answer)
    }
  } catch (error) {
    if (error instanceof IllegalAnswer && mind.answered > before)
      throw new BotFault(`the ${faction} are refused: ${error.message}`, { cause: error })
    throw error
  }
}
