import { expect, it } from 'vitest'
import type { Decision, Option } from '../../../kernel/decision'
import { change } from '../../effects'
import type { Faction } from '../../ids'
import type { Position } from '../../position/position'
import { readPosition } from '../../position/read'
import { base } from '../../rulesets/base'
import { executeEvent, executeSide } from '../../sequence/event'
import type { Game } from '../../game'
import { doer } from '../../text/describe'
import { openTable } from '../../table'
import type { CardSide } from '../event'

/** What a player is told at the questions of an Event, beside what is asked: cases look at answers alone. */

function gameAt(position: Position): Game {
  const state = readPosition(position)
  return { state, apply: (effect) => change(state, effect), ruleset: base }
}

/** The first question of a text. */
function firstOf(position: Position, faction: Faction, card: number, side: CardSide): Decision {
  const asked = executeSide(gameAt(position), faction, card, side).next().value
  if (!asked) throw new Error('nothing is asked')
  return asked
}

const optionsOf = (decision: Decision): readonly Option[] => (decision.kind === 'choose' ? decision.options : [])
const details = (decision: Decision): unknown[] => optionsOf(decision).map(({ id, detail }) => [id, detail?.key, detail?.params?.['n']]) // prettier-ignore

it('a side of a card tells of both things that it would do (card 18)', () => {
  const position: Position = { regions: { ubii: { romans: { legions: 1 } } }, cards: { current: 18 }, resources: { romans: 9 } } // prettier-ignore
  const asked = executeEvent(gameAt(position), 'belgae').next().value
  const shaded = asked && optionsOf(asked).find((o) => o.id === 'shaded')?.detail
  expect(shaded?.key).toBe('event.begins.then')
})

it('a Command that is granted tells in how many Regions, and whether in one alone (card 35)', () => {
  const warbands = { warbands: { hidden: 2 } }
  const position: Position = { regions: { carnutes: { arverni: warbands }, pictones: { arverni: warbands } } }
  const granted = (order: string): Decision => {
    const flow = executeSide(gameAt(position), 'arverni', 35, 'shaded')
    flow.next()
    flow.next({ choose: ['arverni'] })
    const asked = flow.next({ choose: [order] }).value
    if (!asked) throw new Error('no Command is granted')
    return asked
  }
  expect(details(granted('limited-first'))).toContainEqual(['raid', 'turn.limited.detail', 2])
  expect(details(granted('full-first'))).toContainEqual(['raid', 'turn.command.detail', 2])
  const raid = optionsOf(granted('full-first')).find((o) => o.id === 'raid')
  expect(raid?.on?.map((thing) => thing.id)).toEqual(['carnutes', 'pictones'])
})

it('a City goes by its own name, with what stands there (card 23)', () => {
  const position: Position = {
    regions: {
      mandubii: { romans: { legions: 4 }, aedui: { allies: ['mandubii'] } },
      carnutes: { romans: { legions: 6 }, arverni: { citadels: ['carnutes'] } },
      bituriges: { romans: { legions: 1 } },
    },
  }
  const asked = firstOf(position, 'romans', 23, 'unshaded')
  expect(optionsOf(asked).map(({ label }) => label.params?.['name'])).toEqual(
    ['carnutes', 'mandubii', 'bituriges'].map((id) => ({ kind: 'city', id })),
  )
  expect(optionsOf(asked).map(({ detail }) => detail?.key)).toEqual(['event.citadel-of', 'event.ally-of', 'name'])
})

it('a Council tells who would meet where (card 47)', () => {
  const regions: Position['regions'] = {
    treveri: { romans: { legions: 1 }, belgae: { warbands: { hidden: 1 } } },
    aedui: { arverni: { warbands: { hidden: 1 } }, aedui: { warbands: { hidden: 1 } } },
  }
  const asked = firstOf({ regions }, 'aedui', 47, 'unshaded')
  const meet = optionsOf(asked).map(({ detail }) => JSON.stringify(detail?.params?.['name']))
  expect(meet).toHaveLength(2)
  expect(meet[0]).toMatch(/romans.*belgae/)
  expect(meet[1]).toMatch(/arverni.*aedui/)
})

it('who lacks pieces is told what is left of every kind (card 16)', () => {
  const position: Position = { regions: { mandubii: { romans: { auxilia: { hidden: 19 }, allies: ['mandubii'] } } } }
  const asked = firstOf(position, 'romans', 16, 'unshaded')
  expect(asked.topic).toBe('event.remove-first')
  const pieces = asked.notes?.[0]?.params?.['pieces']
  expect(pieces).toContainEqual({ key: 'available.auxilia', params: { n: 1 } })
  expect(pieces).toContainEqual({ key: 'available.allies', params: { n: 5 } })
})

it('a shift of the Senate tells where it leads (card 1)', () => {
  const asked = firstOf({ senate: { box: 'adulation' } }, 'romans', 1, 'unshaded')
  expect(details(asked).map(String)).toEqual(['up,log.senate,', 'down,log.senate.firm,'])
})

it('a Capability is in the log as a deed of the Faction that holds it (card 10)', () => {
  const capability = { card: 10, side: 'shaded', holder: 'aedui' } as const
  expect(doer({ kind: 'capability', rule: 'card 10', capability })).toBe('aedui')
  expect(doer({ kind: 'capability-lost', rule: 'card 50', capability })).toBe('aedui')
})

it.each([
  [71, 'event.begins'],
  [20, 'event.begins'],
  [50, 'event.no-effect'], // there is no Capability to lose
  [24, 'event.no-effect'], // no Citadel, for either text
  [11, undefined], // both texts do something: the next question tells what
])(
  'before an Event is chosen it is told what its one text would do, or that it does nothing (card %i)',
  (card, key) => {
    const regions: Position['regions'] = { aedui: { romans: { leader: 'caesar', auxilia: { hidden: 2 } }, aedui: { allies: ['aedui'] } } } // prettier-ignore
    const person = (name: string) => ({ kind: 'person', name }) as const
    const table = openTable(
      {
        name: 'told',
        scenario: 'the-great-revolt',
        options: { deck: 'standard', evenInitiative: false, suddenFrost: false },
        seats: { romans: person('A'), arverni: person('B'), aedui: person('C'), belgae: person('D') },
        seed: '',
        position: { regions, cards: { current: card, next: 3 } },
      },
      1,
    )
    const asked = table.decision
    expect(asked?.topic).toBe('turn.action')
    expect(asked && optionsOf(asked).find((o) => o.id === 'event')?.detail?.key).toBe(key)
  },
)

it('a shift of the Senate for Legions tells how many would come (card 2)', () => {
  const lastOne: Position = { legions: { track: 0, fallen: 1, removed: 11 }, senate: { box: 'intrigue' } }
  expect(firstOf(lastOne, 'romans', 2, 'unshaded').prompt.params).toEqual({ n: 1 })
  expect(firstOf({ senate: { box: 'intrigue' } }, 'romans', 2, 'unshaded').prompt.params).toEqual({ n: 2 })
})
