import { describe, expect, test } from 'vitest'
import type { Flow } from '../../src/kernel/flow'
import { withBots } from '../../src/falling-sky/bots/bots'
import type { BattlePlan } from '../../src/falling-sky/bots/forecast'
import {
  ambushPays,
  ambushPossible,
  couldInflict,
  counterattackPossible,
  forecastBattle,
  lossOnLeader,
  retreatLessens,
} from '../../src/falling-sky/bots/forecast'
import { tryOut } from '../../src/falling-sky/bots/trial'
import { modifiers } from '../../src/falling-sky/capabilities/registry'
import { beforeReply } from '../../src/falling-sky/commands/battle/battle'
import { copyFight } from '../../src/falling-sky/commands/battle/copy-fight'
import type { Fight } from '../../src/falling-sky/commands/battle/fight'
import { beginFight } from '../../src/falling-sky/commands/battle/fight'
import { mayOpenOtherwise } from '../../src/falling-sky/commands/battle/opening'
import { defendTogether } from '../../src/falling-sky/commands/battle/together'
import { change } from '../../src/falling-sky/effects'
import type { Game } from '../../src/falling-sky/game'
import type { Position } from '../../src/falling-sky/position/position'
import { readPosition } from '../../src/falling-sky/position/read'
import { base } from '../../src/falling-sky/rulesets/base'
import type { Capability } from '../../src/falling-sky/state'
import { writable } from '../writable'

function gameAt(position: Position): Game {
  const state = readPosition(position)
  return withBots({ state, apply: (effect) => change(state, effect) }, base)
}

/** EX-7 and EX-8: Ambiorix against Romans in a Fort at Nervii. */
function nervii(warbands: object, auxilia = 0, extra: object = {}): Game {
  return gameAt({
    seats: { belgae: 'bot' },
    regions: {
      nervii: {
        belgae: { leader: 'ambiorix', warbands },
        romans: { legions: 2, auxilia: { hidden: auxilia }, forts: 1 },
        ...extra,
      },
    },
  } as Position)
}

const battle: BattlePlan = { attacker: 'belgae', region: 'nervii', target: 'romans' }

describe('EX-7: Ambiorix and 4 Warbands against 2 Legions, 2 Auxilia and a Fort', () => {
  const game = nervii({ hidden: 4 }, 2)

  test('plain: 2 Losses on the Auxilia, 2 suffered in the best case', () => {
    const { inflicts, suffers, on } = forecastBattle(game, battle)
    expect({ inflicts, suffers, on }).toEqual({ inflicts: 2, suffers: 2, on: ['hidden', 'hidden'] })
  })

  test('an Ambush is possible, and pays: a Counterattack could cost a Loss', () => {
    expect(ambushPossible(game, battle)).toBe(true)
    expect(counterattackPossible(game, battle)).toBe(true)
    expect(ambushPays(game, battle)).toBe(true)
    expect(forecastBattle(game, { ...battle, ambush: true })).toMatchObject({ inflicts: 2, suffers: 0 })
  })

  test('nothing of it touches the game', () => {
    const before = JSON.stringify(game.state)
    forecastBattle(game, battle)
    ambushPays(game, battle)
    expect(JSON.stringify(game.state)).toBe(before)
  })
})

test('a group that attacks alone is not spent by being weighed: the next forecast has all of it', () => {
  const game = gameAt({
    regions: {
      aedui: {
        romans: { auxilia: { hidden: 3 } },
        arverni: { warbands: { hidden: 6 } },
        belgae: { warbands: { hidden: 2 } },
      },
    },
    seats: { romans: 'bot' },
  } as Position)
  const group = { leader: false, legions: 0, hidden: 3, revealed: 0, scouted: 0 }
  const plan = { attacker: 'romans', region: 'aedui', party: { faction: 'romans', owners: ['romans'], group } } as const
  expect(forecastBattle(game, { ...plan, target: 'arverni' }).suffers).toBe(2)
  expect(forecastBattle(game, { ...plan, target: 'belgae' }).inflicts).toBe(1)
})

describe('EX-8: against 2 Legions in a Fort', () => {
  test('4 Revealed Warbands inflict 2, suffer 0 in the best case', () => {
    const game = nervii({ revealed: 4 })
    expect(forecastBattle(game, battle)).toMatchObject({ inflicts: 2, suffers: 0, removes: 2 })
    expect(ambushPossible(game, battle)).toBe(false)
  })

  test('in the worst case the Legions and the Fort hold, and strike back', () => {
    const game = nervii({ revealed: 4 })
    expect(forecastBattle(game, battle, { dice: 'worst' })).toMatchObject({ inflicts: 2, suffers: 2, removes: 0 })
  })

  test('2 Revealed Warbands inflict 1 and suffer 1', () => {
    expect(forecastBattle(nervii({ revealed: 2 }), battle)).toMatchObject({ inflicts: 1, suffers: 1 })
  })

  test('with an Enlisted German they inflict 2 and suffer nothing', () => {
    const game = nervii({ revealed: 2 }, 0, { germans: { warbands: { revealed: 1 } } })
    game.state.enlisted = ['nervii']
    expect(forecastBattle(game, battle)).toMatchObject({ inflicts: 2, suffers: 0 })
  })
})

test('AMB-6: a Loss falls on the Leader when nobody else is left to take it', () => {
  const alone = nervii({})
  expect(lossOnLeader(forecastBattle(alone, battle))).toBe(true)
  expect(lossOnLeader(forecastBattle(nervii({ revealed: 1 }), battle))).toBe(false)
})

test('AMB-15: Caesar’s roll against an Ambush fails in the best case and not in the worst', () => {
  const game = nervii({ hidden: 4 }, 0)
  writable(game.state).leaders.romans = { place: 'map', region: 'nervii', named: true }
  const ambush = { ...battle, ambush: true }
  expect(forecastBattle(game, ambush).suffers).toBe(0)
  expect(forecastBattle(game, ambush, { dice: 'worst' }).suffers).toBeGreaterThan(0)
})

test('a Retreat lessens removals only where it is allowed and there is a way out', () => {
  const open = gameAt({
    seats: { belgae: 'bot' },
    regions: {
      nervii: { belgae: { warbands: { revealed: 8 } }, arverni: { warbands: { revealed: 6 } } },
      atrebates: { arverni: { warbands: { revealed: 1 } } },
    },
  } as Position)
  const plan: BattlePlan = { attacker: 'belgae', region: 'nervii', target: 'arverni' }
  expect(retreatLessens(open, plan)).toBe(true)
  writable(open.state).regions.atrebates.forces.arverni.revealed = 0
  expect(
    retreatLessens(
      gameAt({
        seats: { belgae: 'bot' },
        regions: { nervii: { belgae: { warbands: { revealed: 8 } }, arverni: { warbands: { revealed: 6 } } } },
      } as Position),
      plan,
    ),
  ).toBe(false)
})

test('thousands of forecasts a second are possible', () => {
  const game = nervii({ hidden: 4 }, 2)
  forecastBattle(game, battle)
  const started = performance.now()
  for (let i = 0; i < 300; i++) forecastBattle(game, battle)
  expect((performance.now() - started) / 300).toBeLessThan(5) // far above what it takes, so that a busy machine passes
})

describe('what is settled before anything is tried', () => {
  const crowded = (capabilities: readonly Capability[]): Game =>
    gameAt({
      seats: { romans: 'bot', arverni: 'bot', aedui: 'bot', belgae: 'bot' },
      regions: {
        arverni: {
          romans: { leader: 'caesar', legions: 2, auxilia: { hidden: 3 }, forts: 1 },
          arverni: { leader: 'vercingetorix', warbands: { hidden: 8 }, citadels: ['arverni'] },
          aedui: { warbands: { hidden: 4 } },
          belgae: { leader: 'ambiorix', warbands: { hidden: 4 } },
        },
      },
      capabilities,
    } as Position)
  const players = ['romans', 'arverni', 'aedui', 'belgae'] as const
  const pairs = players.flatMap((attacker) => players.filter((f) => f !== attacker).map((target) => [attacker, target] as const)) // prettier-ignore

  /** Whether the Battle comes to the Defender's reply other than it began, or with more than a sentence in the log. */
  function opensOtherwise(game: Game, start: Fight): boolean {
    const fight = copyFight(start)
    const kinds: string[] = []
    const opening = function* (copy: Game): Flow {
      yield* defendTogether(copy, fight)
      yield* beforeReply(copy, fight)
    }
    tryOut(game, opening, { effect: ({ kind }) => void kinds.push(kind) })
    return kinds.join() !== 'note' || JSON.stringify(fight) !== JSON.stringify(start)
  }

  for (const { card, side } of modifiers)
    test(`${card} ${side}: a Battle opens as it began, unless it is seen that the Capability may open it otherwise`, () => {
      for (const holder of players) {
        const game = crowded([{ card, side, holder }])
        const fights = pairs.map(([attacker, target]) => beginFight(game.state, '3.3.4', 'arverni', attacker, target))
        for (const fight of fights)
          if (opensOtherwise(game, fight)) expect(mayOpenOtherwise(game.state, fight)).toBe(true)
      }
    })

  test("Vercingetorix's Elite open Battles of the Arverni otherwise, and no others", () => {
    const game = crowded([{ card: 30, side: 'shaded', holder: 'arverni' }])
    for (const [attacker, target] of pairs) {
      const fight = beginFight(game.state, '3.3.4', 'arverni', attacker, target)
      const arverniFight = attacker === 'arverni' || target === 'arverni'
      expect([opensOtherwise(game, fight), mayOpenOtherwise(game.state, fight)]).toEqual([arverniFight, arverniFight])
    }
  })

  test('one Warband alone causes no Loss, two do, one with Germanic Horse does', () => {
    const horse: Capability = { card: 59, side: 'shaded', holder: 'belgae' }
    const could = (warbands: number, capabilities: readonly Capability[] = []): boolean => {
      const regions = { nervii: { belgae: { warbands: { hidden: warbands } }, romans: { auxilia: { hidden: 1 } } } }
      return couldInflict(gameAt({ regions, capabilities } as Position), battle)
    }
    expect([could(1), could(2), could(1, [horse])]).toEqual([false, true, true])
  })

  test('nor does anybody where nobody stands', () => {
    const game = gameAt({ regions: { nervii: { belgae: { warbands: { hidden: 4 } } } } } as Position)
    expect(couldInflict(game, battle)).toBe(false)
  })
})
