import { expect, test } from 'vitest'
import { withBots } from '../../src/falling-sky/bots/bots'
import { grantedMarch } from '../../src/falling-sky/bots/guidelines/granted-march'
import type { Offered } from '../../src/falling-sky/bots/mind'
import { freeAction } from '../../src/falling-sky/commands/action'
import type { Game } from '../../src/falling-sky/game'
import { readPosition } from '../../src/falling-sky/position/read'
import { base } from '../../src/falling-sky/rulesets/base'
import { text } from '../../src/kernel/text'
import type { ChooseDecision } from '../../src/kernel/decision'

function gameOfBots(): Game {
  return withBots({ state: readPosition({ seats: { romans: 'bot' } }), apply: () => undefined }, base)
}

const offer = (): Offered => ({ action: freeAction('romans') })

function question(topic: string, ...ids: string[]): ChooseDecision {
  const options = ids.map((id) => ({ id, label: text('name') }))
  return { kind: 'choose', faction: 'romans', topic, prompt: text('name'), rule: 'card 21', min: 0, max: 1, options }
}

/** A planner that names its plans by number: the n-th leaves the n-th of these Regions. */
function planner(...origins: string[]): Parameters<typeof grantedMarch>[0] {
  let n = 0
  return () => {
    const origin = origins[n++] ?? 'none'
    return { to: ['mandubii'], respond: () => ({ choose: [origin] }) }
  }
}

test('a March goes as it was planned when its destination was chosen', () => {
  const game = gameOfBots()
  const respond = grantedMarch(planner('aedui', 'sequani'))
  game.mind?.offers(offer())
  expect(respond(question('event.march-to', 'mandubii'), game)).toEqual({ choose: ['mandubii'] })
  game.mind?.offers(offer())
  expect(respond(question('march.region', 'aedui', 'sequani'), game)).toEqual({ choose: ['aedui'] })
  expect(respond(question('march.group', 'aedui', 'sequani'), game)).toEqual({ choose: ['aedui'] })
})

test('a plan of which nothing was asked is not taken for a later March', () => {
  const game = gameOfBots()
  const respond = grantedMarch(planner('aedui', 'sequani'))
  game.mind?.offers(offer())
  respond(question('event.march-to', 'mandubii'), game)
  game.mind?.offers(offer()) // the March: every question of it had one answer
  game.mind?.offers(offer())
  expect(respond(question('march.region', 'aedui', 'sequani'), game)).toEqual({ choose: ['sequani'] })
})

test('the next March that is offered is planned anew', () => {
  const game = gameOfBots()
  const respond = grantedMarch(planner('aedui', 'sequani'))
  game.mind?.offers(offer())
  expect(respond(question('march.region', 'aedui', 'sequani'), game)).toEqual({ choose: ['aedui'] })
  game.mind?.offers(offer())
  expect(respond(question('march.region', 'aedui', 'sequani'), game)).toEqual({ choose: ['sequani'] })
})
