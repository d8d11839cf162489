import { text } from '../../src/kernel/text'
import { controls } from '../../src/falling-sky/board/control'
import { playableRegions } from '../../src/falling-sky/board/map'
import type { BotTurn, Decided, Flowchart, Flowcharts } from '../../src/falling-sky/bots/flowchart'
import type { Responder } from '../../src/falling-sky/bots/mind'
import { byTopic, withAbility } from '../../src/falling-sky/bots/plans/responder'
import { goTo, test } from '../../src/falling-sky/bots/walk'
import { chooseRegion, most } from '../../src/falling-sky/bots/guidelines/select'
import { freeAction } from '../../src/falling-sky/commands/action'
import type { PlayerFaction } from '../../src/falling-sky/position/position'

/**
 * A whole chart in small, for tests and as an example: X1 Rally somewhere, X2 Pass. The Romans always Pass.
 */
export function exampleChart(faction: PlayerFaction): Flowchart {
  return { faction, rule: '8.1', decide, instructions: {} }
}

export const exampleCharts: Flowcharts = {
  romans: exampleChart('romans'),
  arverni: exampleChart('arverni'),
  aedui: exampleChart('aedui'),
  belgae: exampleChart('belgae'),
}

function decide(turn: BotTurn): Decided {
  if (!x1(turn)) return { kind: 'pass' }
  goTo(turn, 'X-RALLY')
  return { kind: 'command', command: 'rally', respond: withAbility(xRally(turn), undefined) }
}

/** X1: can the Faction Rally anywhere, its cost in hand? */
function x1(turn: BotTurn): boolean {
  const n = rallyRegions(turn).length
  return test(turn, 'X1', n > 0, [text('bot.fact.regions', { n })])
}

function rallyRegions({ game, faction }: BotTurn): ReturnType<typeof playableRegions> {
  if (!game.ruleset.commands[faction]?.includes('rally')) return []
  const action = { ...freeAction(faction), free: false }
  return game.ruleset.commandFlows.rally.regions(game, action)
}

/** X-RALLY: in one Region, first under own Control; the acts go to the guidelines. */
function xRally({ faction }: BotTurn): Responder {
  let rallied = false
  return byTopic({
    'rally.region': (decision, game) => {
      if (rallied || decision.kind !== 'choose') return { choose: [] }
      rallied = true
      const open = playableRegions(game.state).filter((r) => decision.options.some((o) => o.id === r && !o.refused))
      const region = chooseRegion(game, faction, 'X-RALLY', open, [
        most('control', (r) => (controls(game.state, faction, r) ? 1 : 0)),
      ])
      return { choose: region ? [region] : [] }
    },
  })
}
