import { expect, test } from 'vitest'
import { withBots } from '../../src/falling-sky/bots/bots'
import { battleCommandPlan } from '../../src/falling-sky/bots/plans/battle'
import { devastatePlan } from '../../src/falling-sky/bots/plans/abilities'
import type { Moment } from '../../src/falling-sky/bots/plans/responder'
import { inOrder, withAbility } from '../../src/falling-sky/bots/plans/responder'
import type { Effect } from '../../src/falling-sky/effects'
import { change } from '../../src/falling-sky/effects'
import { readPosition } from '../../src/falling-sky/position/read'
import { base } from '../../src/falling-sky/rulesets/base'
import { executeCommand } from '../../src/falling-sky/sequence/execute'

/** Vercingetorix Devastates beside two Battles. What the log says of payment and markers, in order. */
function fought(selectsFirst: boolean, moment: Moment): string[] {
  const state = readPosition({
    seats: { arverni: 'bot', aedui: 'bot' },
    regions: {
      arverni: {
        arverni: { leader: 'vercingetorix', warbands: { hidden: 9 } },
        aedui: { warbands: { revealed: 3 } },
      },
      bituriges: { arverni: { warbands: { hidden: 8 } }, aedui: { warbands: { revealed: 3 } } },
    },
    resources: { arverni: 10 },
  })
  const log: Effect[] = []
  const apply = (effect: Effect): void => {
    log.push(effect)
    change(state, effect)
  }
  const game = withBots({ state, apply }, base)
  const battles = battleCommandPlan(
    inOrder([
      { region: 'arverni', target: 'aedui' },
      { region: 'bituriges', target: 'aedui' },
    ]),
  )
  const respond = devastatePlan(inOrder([{ region: 'bituriges' }, { region: 'arverni' }]))
  game.mind?.follow('arverni', withAbility(battles, { ability: 'devastate', moment, respond }))
  game.mind?.expectCommand('arverni')
  const flow = executeCommand(game, 'arverni', base.commandFlows.battle, { selectsFirst })
  expect(flow.next().done).toBe(true)
  return log.flatMap((e) => {
    if (e.kind === 'resources') return [`pays ${-e.change}`]
    if (e.kind === 'devastate') return [`devastates ${e.region}`]
    return e.kind === 'note' && e.text.key === 'log.battle' ? ['fights'] : []
  })
}

test('8.7.1: all Regions are paid first, then Devastated at no more cost, then fought in', () => {
  const devastates = ['devastates bituriges', 'devastates arverni']
  expect(fought(true, 'paid')).toEqual(['pays 1', 'pays 1', ...devastates, 'fights', 'fights'])
})

test('an ability before the Command raises its cost', () => {
  expect(fought(false, 'before')).toEqual([
    'devastates bituriges', 'devastates arverni', 'pays 2', 'fights', 'pays 2', 'fights',
  ]) // prettier-ignore
})
