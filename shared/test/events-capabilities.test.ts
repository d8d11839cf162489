import { describe, expect, test, vi } from 'vitest'
import { randomSetup, turnOf } from '../cli/random-games'
import { modifiers } from '../src/falling-sky/capabilities/registry'
import type { Modifier } from '../src/falling-sky/capabilities/registry'
import { cardData, cards } from '../src/falling-sky/cards/cards'
import { change } from '../src/falling-sky/effects'
import type { Faction } from '../src/falling-sky/ids'
import { scenarioIds } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import type { RunSpec } from '../src/falling-sky/position/case'
import type { Position } from '../src/falling-sky/position/position'
import { playerFactions } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { runFlow } from '../src/falling-sky/position/runs'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { beginGame } from '../src/falling-sky/setup'
import type { Capability, State } from '../src/falling-sky/state'
import { rules, withRuleset } from '../src/falling-sky/table'
import { en } from '../src/falling-sky/text/en'
import type { Answer, Decision } from '../src/kernel/decision'
import { Table } from '../src/kernel/table'
import { levels, playByChance, pools, sidesOf, thinned } from './event-trials'

vi.setConfig({ testTimeout: 120_000 })

const capabilityCards = [8, 10, 12, 13, 15, 25, 27, 30, 38, 39, 43, 55, 59, 63]
const key = ({ card, side }: Pick<Modifier, 'card' | 'side'>): string => `${card}/${side}`

/** A play in which the side of a Capability makes a difference. */
interface Play {
  position: Position
  run: RunSpec
  /** An act beside a question that is done at the first chance, other than a Special Ability. */
  aside?: string
}

const pieces = (hidden: number, revealed = 0): { hidden: number; revealed: number } => ({ hidden, revealed })
const battle = (faction: Faction, regions: Position['regions'], dice: number[] = []): Play => ({
  position: { regions: regions ?? {}, resources: { romans: 8, arverni: 8, aedui: 8, belgae: 8 }, dice },
  run: { command: 'battle', faction },
})

const plays: Record<string, Play> = {
  '8/unshaded': {
    position: { resources: { arverni: 2 }, regions: { bituriges: { arverni: { warbands: pieces(1) } } } },
    run: { command: 'march', faction: 'arverni' },
  },
  '8/shaded': {
    position: { regions: { bituriges: { arverni: { warbands: pieces(3) } } } },
    run: { command: 'raid', faction: 'arverni' },
  },
  '10/unshaded': battle('arverni', { mandubii: { romans: { forts: 1 }, arverni: { warbands: pieces(4) } } }, [3]),
  '10/shaded': {
    position: {
      resources: { aedui: 2 },
      regions: {
        mandubii: { aedui: { warbands: pieces(4) }, arverni: { warbands: pieces(1), citadels: ['mandubii'] } },
      },
    },
    run: { command: 'battle', faction: 'aedui', with: 'ambush' },
  },
  '12/unshaded': {
    position: { resources: { romans: 6 }, regions: { treveri: { romans: { legions: 2, allies: ['treveri'] } } } },
    run: { command: 'march', faction: 'romans', with: 'build' },
  },
  '12/shaded': {
    position: {
      resources: { romans: 8 },
      regions: {
        mandubii: { romans: { leader: 'caesar', allies: ['lingones'] } },
        treveri: { romans: { allies: ['treveri'] } },
      },
    },
    run: { ability: 'build', faction: 'romans', beside: 'march' },
  },
  '13/unshaded': battle('arverni', {
    mandubii: { romans: { auxilia: pieces(4) }, arverni: { warbands: pieces(4) } },
  }),
  '13/shaded': {
    position: { resources: { romans: 4 }, regions: { sequani: { romans: { allies: ['sequani'] } } } },
    run: { command: 'recruit', faction: 'romans' },
  },
  '15/unshaded': battle(
    'romans',
    {
      mandubii: { romans: { leader: 'successor', legions: 1 }, arverni: { warbands: pieces(4) } },
    },
    [6],
  ),
  '15/shaded': battle(
    'romans',
    {
      mandubii: { romans: { leader: 'caesar', legions: 3 }, arverni: { warbands: pieces(8) } },
    },
    [6],
  ),
  '25/shaded': {
    position: { resources: { arverni: 2 }, regions: { pictones: { arverni: { warbands: pieces(1) } } } },
    run: { command: 'rally', faction: 'arverni', within: ['pictones'] },
  },
  '27/unshaded': battle('arverni', {
    mandubii: { arverni: { warbands: pieces(4) }, aedui: { warbands: pieces(0, 3) } },
  }),
  '27/shaded': battle('arverni', {
    mandubii: { arverni: { warbands: pieces(6) }, aedui: { warbands: pieces(0, 9) } },
  }),
  '30/unshaded': {
    position: {
      resources: { arverni: 1 },
      regions: { veneti: { arverni: { leader: 'vercingetorix', allies: ['veneti'] } } },
    },
    run: { command: 'rally', faction: 'arverni', within: ['veneti'] },
  },
  '30/shaded': battle(
    'arverni',
    {
      mandubii: { arverni: { leader: 'successor', warbands: pieces(4) }, aedui: { warbands: pieces(0, 6) } },
    },
    [6, 6],
  ),
  '38/unshaded': battle('romans', {
    mandubii: { romans: { auxilia: pieces(2) }, aedui: { warbands: pieces(2) }, arverni: { warbands: pieces(0, 2) } },
  }),
  '38/shaded': {
    position: {
      resources: { aedui: 3 },
      regions: { aedui: { aedui: { warbands: pieces(2) } }, mandubii: { aedui: { warbands: pieces(2) } } },
    },
    run: { command: 'raid', faction: 'aedui' },
    aside: 'transfer',
  },
  '39/unshaded': {
    position: {
      regions: {
        veneti: { aedui: { allies: ['veneti'] }, germans: { warbands: pieces(3) } },
        aedui: { aedui: { allies: ['aedui'] } },
      },
    },
    run: { ability: 'trade', faction: 'aedui', beside: 'raid' },
  },
  '39/shaded': {
    position: { regions: { mandubii: { aedui: { allies: ['senones'] } }, aedui: { aedui: { allies: ['aedui'] } } } },
    run: { ability: 'trade', faction: 'aedui', beside: 'raid' },
  },
  '43/unshaded': {
    position: {
      resources: { aedui: 9 },
      regions: { mandubii: { aedui: { warbands: pieces(1) } }, carnutes: { aedui: { warbands: pieces(1) } } },
    },
    run: { ability: 'suborn', faction: 'aedui', beside: 'raid' },
  },
  '43/shaded': battle('aedui', { mandubii: { aedui: { warbands: pieces(2) }, belgae: { warbands: pieces(0, 1) } } }),
  '55/unshaded': {
    position: { resources: { romans: 4 } },
    run: { command: 'recruit', faction: 'romans' },
  },
  '55/shaded': {
    position: { resources: { belgae: 4 } },
    run: { command: 'rally', faction: 'belgae' },
  },
  '59/unshaded': battle('romans', {
    mandubii: { romans: { auxilia: pieces(4) }, arverni: { warbands: pieces(5) } },
  }),
  '59/shaded': battle('belgae', { mandubii: { belgae: { warbands: pieces(4) }, arverni: { warbands: pieces(5) } } }),
  '63/unshaded': {
    position: { dice: [], resources: { romans: 10 }, regions: { mandubii: { romans: { legions: 2 } } } },
    run: { phase: 'quarters' },
  },
  '63/shaded': {
    position: { regions: { arverni: { arverni: { warbands: pieces(2) } } } },
    run: { phase: 'harvest' },
  },
}

/** Who has the card where it matters who does: the Faction that the play is about. */
const holders: Partial<Record<string, Faction>> = {
  '8/unshaded': 'arverni',
  '8/shaded': 'arverni',
  '10/shaded': 'aedui',
  '25/shaded': 'arverni',
  '59/shaded': 'belgae',
  '63/shaded': 'arverni',
}

function inForce({ card, side, holder }: Modifier): Capability {
  const named = playerFactions.find((f) => f === holder) ?? 'arverni'
  return { card, side, holder: holders[`${card}/${side}`] ?? named }
}

/** The board after the play, answered by somebody who does as much as the rules let him. */
function outcome({ position, run, aside = 'diviciacus' }: Play, capabilities: Capability[]): State {
  const state = readPosition({ ...position, dice: position.dice ?? [], capabilities })
  if ('phase' in run) state.winterPhase = run.phase
  const done = new Set<string>()
  const flow = runFlow(withRuleset({ state, apply: (effect) => change(state, effect) }), run)
  for (let next = flow.next(), n = 0; !next.done; next = flow.next(eager(next.value, done, aside)), n++)
    if (n > 200) throw new Error(`no end: ${next.value.topic}`)
  return { ...state, capabilities: [] }
}

/** Takes each Special Ability and the act once, then as much as is allowed; in Winter nobody moves or gives. */
function eager(decision: Decision, done: Set<string>, act: string): Answer {
  const aside = decision.asides?.find(({ id }) => !done.has(id) && (id === act || id.startsWith('ability:')))
  if (aside) {
    done.add(aside.id)
    return { aside: aside.id }
  }
  if (decision.kind === 'choose') {
    const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
    const idle = /transfers|origin|quarters.supply/.test(decision.topic)
    const wanted = open.includes('aedui>romans') ? ['aedui>romans'] : open
    return { choose: wanted.slice(0, idle ? 0 : Math.max(decision.min, Math.min(decision.max, 1))) }
  }
  let left = decision.max
  const allocate: Record<string, number> = {}
  for (const bucket of decision.buckets) {
    allocate[bucket.id] = Math.min(left, bucket.max)
    left -= allocate[bucket.id] ?? 0
  }
  return { allocate }
}

describe('the registry of Capabilities', () => {
  test('names each side of each Capability once, and what asks about it', () => {
    const texts = cards
      .filter((c) => c.capability)
      .flatMap(({ number }) => sidesOf(number).map((side) => `${number}/${side}`))
    expect(modifiers.map(key).sort()).toEqual(texts.filter((t) => t !== '25/unshaded').sort())
    for (const modifier of modifiers) expect([key(modifier), modifier.asked.length > 0]).toEqual([key(modifier), true])
  })

  test.each(modifiers.map((m) => [key(m), m] as const))('%s changes an outcome', (name, modifier) => {
    const play = plays[name]
    if (!play) throw new Error(`no play for ${name}`)
    expect(outcome(play, [inForce(modifier)])).not.toEqual(outcome(play, []))
  })
})

describe('the Events that are Capabilities', () => {
  test.each(capabilityCards)('card %i has its texts', (card) => {
    expect(cardData(card).capability).toBe(true)
    for (const side of sidesOf(card)) expect(en[`card.${card}.${side}`]).toBeTypeOf('string')
  })

  describe.each(scenarioIds)('%s', (scenario) => {
    test.each(pools)('with none, one and all of the %s Available every Event ends and leaves a legal board', (pool) => {
      for (const [i, level] of levels.entries()) {
        const start = thinned(scenario, i, pool, level)
        expect(brokenInvariants(start)).toEqual([])
        for (const card of capabilityCards)
          for (const side of sidesOf(card))
            for (const faction of playerFactions) playByChance(start, card, side, faction, 100 * card + i)
      }
    })
  })
})

/** A whole game by chance with Capabilities in force from the start. Returns what was wrong. */
function playGame(seed: number, capabilities: Capability[]): string[] {
  const setup = { ...randomSetup('the-great-revolt', seed) }
  setup.options = { ...setup.options, deck: 'short' }
  const begin = (): State => ({ ...beginGame(setup, seed), capabilities })
  const table = Table.open({ ...rules, begin }, setup, seed)
  const player = new RandomPlayer(seed)
  while (table.decision && table.at < 20_000) {
    answerByChance(table, player, turnOf(table.state))
    const broken = brokenInvariants(table.state)
    if (broken.length) return broken
  }
  return table.decision ? [`no end: ${table.decision.topic}`] : []
}

describe('games by chance with Capabilities in force from the start', () => {
  test.each(['unshaded', 'shaded'] as const)('all that are %s', (side) => {
    const all = modifiers.filter((m) => m.side === side).map(inForce)
    for (const seed of [1, 2, 3]) expect([seed, playGame(seed, all)]).toEqual([seed, []])
  })

  test('sides drawn by lot', () => {
    for (const seed of [4, 5, 6, 7]) {
      const drawn = capabilityCards.flatMap((card, i) => {
        const sides = modifiers.filter((m) => m.card === card)
        const modifier = sides[Math.floor(seed / 2 ** (i % 3)) % 2]
        return modifier ? [inForce(modifier)] : []
      })
      expect([seed, playGame(seed, drawn)]).toEqual([seed, []])
    }
  })
})
