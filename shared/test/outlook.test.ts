import { describe, expect, it, vi } from 'vitest'
import type { Answer, Decision } from '../src/kernel/decision'
import { controller } from '../src/falling-sky/board/control'
import { regions } from '../src/falling-sky/ids'
import { removedOf } from '../src/falling-sky/bots/toll'
import { isAboutBattle } from '../src/falling-sky/outlook/battle-odds'
import { outlook as outlookInSteps } from '../src/falling-sky/outlook/outlook'
import type { Position } from '../src/falling-sky/position/position'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import type { GameTable } from '../src/falling-sky/table'
import { loadTable, openTable } from '../src/falling-sky/table'
import type { Outlook, SideOdds } from '../src/falling-sky/view'
import type { NewGame } from '../src/protocol'

// a busy machine looks at a game in many seconds
vi.setConfig({ testTimeout: 60_000 })

const seat = (name: string, kind: 'person' | 'bot' = 'person') => ({ kind, name })
const setup: NewGame = {
  name: 'outlook',
  scenario: 'the-great-revolt',
  options: { deck: 'short', evenInitiative: false, suddenFrost: false },
  seats: { romans: seat('Livia'), arverni: seat('Théo'), aedui: seat('Hélène'), belgae: seat('', 'bot') },
  seed: '',
}

function outlook(table: GameTable, answer: Answer): Outlook {
  const steps = outlookInSteps(table, answer)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Plays a game by chance, and hands each question over before it is answered. */
function play(
  seed: number,
  most: number,
  look: (table: GameTable, decision: Decision) => void,
  belgae = setup.seats.belgae,
): GameTable {
  const table = openTable({ ...setup, seats: { ...setup.seats, belgae } }, seed)
  const player = new RandomPlayer(seed)
  let turn = ''
  while (table.decision && table.at < most) {
    if (table.decision.topic === 'turn.action') turn = String(table.at)
    look(table, table.decision)
    answerByChance(table, player, turn)
  }
  return table
}

/** One answer for each option, or what is suggested. */
function someAnswers(decision: Decision): Answer[] {
  if (decision.kind === 'choose')
    return decision.min > 1 ? [] : decision.options.filter((o) => !o.refused).map((o) => ({ choose: [o.id] }))
  const suggested = Object.fromEntries(decision.buckets.map((b) => [b.id, b.suggested ?? 0]))
  const total = Object.values(suggested).reduce((sum, n) => sum + n, 0)
  return total >= decision.min && total <= decision.max ? [{ allocate: suggested }] : []
}

const resources = ({ state }: GameTable) => ({ ...state.resources })
const control = ({ state }: GameTable) => Object.fromEntries(regions.map((r) => [r, controller(state, r) ?? null]))
/** Groups are looked at where they leave, numbers of pieces to place as if all were placed. */
const goesOn = /march\.group$|^(rally|recruit|germanic-rally)\./

describe('what an answer would bring', () => {
  it('is found out without a trace: the game goes on as if nobody had looked', () => {
    const looked = play(3, 90, (table, decision) => {
      for (const answer of someAnswers(decision)) outlook(table, answer)
    })
    const plain = play(3, 90, () => undefined)
    expect(looked.toSave()).toEqual(plain.toSave())
  })

  it('is what it then brings, as long as no die decides', () => {
    let [compared, others] = [0, 0]
    const compare = (table: GameTable, decision: Decision): void => {
      if (goesOn.test(decision.topic)) return
      for (const answer of someAnswers(decision).slice(0, 1)) {
        const { byDice, asks, ends, handsOver, ...told } = outlook(table, answer)
        const [line, turns] = [table.log.length, table.stretches.length]
        table.answer(answer)
        const [spent, held, next] = [resources(table), control(table), table.decision?.faction]
        const further = table.stretches.length > turns // the next turn is another matter
        table.undo()
        expect(table.log.length).toBe(line)
        if (byDice) continue
        expect(ends, decision.topic).toBe(further ? (table.state.winterPhase === 'none' ? 'turn' : 'phase') : undefined)
        const other = next === decision.faction ? undefined : next
        if (asks || !further) expect(asks, decision.topic).toBe(other)
        if (other || !further) expect(handsOver ?? false, decision.topic).toBe(other !== undefined)
        if (asks) others++
        if (further) continue
        for (const { faction, to } of told.resources) expect(spent[faction], decision.topic).toBe(to)
        for (const { region, to } of told.control) expect(held[region], decision.topic).toBe(to)
        if (told.resources.length + told.control.length > 0) compared++
        else expect([spent, held], decision.topic).toEqual([resources(table), control(table)])
      }
    }
    for (const seed of [1, 2]) play(seed, 110, compare, seat('Bruno'))
    expect(compared).toBeGreaterThan(40)
    expect(others).toBeGreaterThan(3)
  }, 60_000)

  it('tells in Winter too that another person has the word then', () => {
    let [ended, named] = [0, 0]
    const compare = (table: GameTable, decision: Decision): void => {
      if (table.state.winterPhase === 'none') return
      for (const answer of someAnswers(decision).slice(0, 1)) {
        const { byDice, ends, handsOver, asks } = outlook(table, answer)
        table.answer(answer)
        const next = table.decision?.faction
        table.undo()
        if (byDice || !next || next === decision.faction) continue
        if (asks) expect(next).toBe(asks)
        expect(handsOver, decision.topic).toBe(true)
        if (ends) ended++
        if (ends && asks) named++
      }
    }
    for (const seed of [1, 2, 3]) play(seed, 1200, compare, seat('Bruno'))
    expect(ended).toBeGreaterThan(0)
    expect(named).toBeGreaterThan(0)
  })

  it('at the end of a turn, never tells who follows where a card that lies face down could decide that', () => {
    for (const seed of [1, 2, 3, 4]) {
      const table = openTable({ ...setup, options: { ...setup.options, suddenFrost: true } }, seed)
      const pass = (): boolean =>
        table.decision?.topic === 'turn.action' &&
        outlook(table, { choose: ['pass'] }).asks !== undefined &&
        (table.answer({ choose: ['pass'] }), true)
      while (pass());
      const { asks, ends, handsOver } = outlook(table, { choose: ['pass'] })
      expect({ asks, ends, handsOver }).toEqual({ asks: undefined, ends: 'turn', handsOver: true })
    }
  })

  it('says nothing of others to somebody alone with bots, but that a die of a Battle follows', () => {
    const bot = seat('', 'bot')
    const alone = { romans: seat('Livia'), arverni: bot, aedui: bot, belgae: bot }
    let rolls = 0
    for (let seed = 1; seed <= 12; seed++) {
      const table = openTable({ ...setup, seats: alone }, seed)
      const player = new RandomPlayer(seed)
      let turn = ''
      while (table.decision && table.at < 60) {
        const { topic } = table.decision
        if (topic === 'turn.action') turn = String(table.at)
        if (topic === 'turn.action' || topic === 'battle.target')
          for (const answer of someAnswers(table.decision)) {
            const { asks, handsOver, byDice, battle } = outlook(table, answer)
            expect([asks, handsOver]).toEqual([undefined, undefined])
            if (topic !== 'battle.target' || !battle) continue
            const open = [battle.attacker, battle.defender].some(({ odds }) => odds.length > 1)
            if (open) expect(byDice).toBe(true)
            if (open) rolls++
          }
        answerByChance(table, player, turn)
      }
    }
    expect(rolls).toBeGreaterThan(0)
  }, 60_000)

  it('counts what a group that Marches leaves behind', () => {
    let lost = 0
    play(5, 400, (table, decision) => {
      if (decision.topic !== 'march.group' || decision.kind !== 'allocate') return
      const everybody = Object.fromEntries(decision.buckets.map((b) => [b.id, b.max]))
      const { control: changes, resources: spent } = outlook(table, { allocate: everybody })
      expect(spent).toEqual([])
      const origins = (decision.about ?? []).map(({ id }) => id)
      for (const { region, from, to } of changes) {
        expect(origins).toContain(region)
        if (from === decision.faction && to !== decision.faction) lost++
      }
    })
    expect(lost).toBeGreaterThan(0)
  })
})

describe('the odds of a Battle', () => {
  /** Games at the moment at which somebody picks whom to fight, as saves: each is opened anew to be played on. */
  const battles: { save: string; answer: Answer }[] = []
  for (let seed = 1; seed <= 20; seed++) {
    play(
      seed,
      150,
      (table, decision) => {
        if (decision.topic !== 'battle.target') return
        const save = JSON.stringify(table.toSave())
        for (const answer of someAnswers(decision)) battles.push({ save, answer })
      },
      seat('Bruno'),
    )
  }
  const at = ({ save }: { save: string }): GameTable => loadTable(JSON.parse(save)).table

  it('are those of a game that has Battles with and without dice', () => {
    const sizes = battles.map((b) => {
      const { battle } = outlook(at(b), b.answer)
      return Math.max(battle?.attacker.odds.length ?? 0, battle?.defender.odds.length ?? 0)
    })
    expect(sizes.filter((n) => n === 1).length).toBeGreaterThan(2)
    expect(sizes.filter((n) => n > 1).length).toBeGreaterThan(2)
  })

  it('add up, and hold the average', () => {
    for (const b of battles) {
      const { battle } = outlook(at(b), b.answer)
      if (!battle) throw new Error('no Battle')
      for (const { odds, mean } of [battle.attacker, battle.defender]) {
        expect(odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
        expect(odds.reduce((sum, { n, share }) => sum + n * share, 0)).toBeCloseTo(mean)
      }
    }
  })

  it('hold what comes of it, however the dice of the game fall', () => {
    let decided = 0
    for (const b of battles) {
      const table = at(b)
      const { battle } = outlook(table, b.answer)
      if (!battle) throw new Error('no Battle')
      const lines = table.log.length
      table.answer(b.answer)
      while (table.decision && stillFights(table.decision)) table.answer(asAssumed(table.decision))
      const lost = (side: SideOdds): number =>
        table.log.slice(lines).reduce((sum, effect) => sum + removedOf(effect, side.faction), 0)
      for (const side of [battle.attacker, battle.defender]) {
        // What is lent to a side stands by it: only its own pieces are counted here.
        if (!isLentTo(table)) expect(side.odds.map(({ n }) => n)).toContain(lost(side))
        if (side.odds.length > 1) decided++
      }
    }
    expect(decided).toBeGreaterThan(2)
  })

  it('of a Retreat are other than those of a stand', () => {
    let differ = 0
    play(1, 200, (table, decision) => {
      if (decision.topic !== 'battle.retreat' || decision.kind !== 'choose') return
      const [stand, retreat] = ['stand', 'retreat'].map((id) =>
        decision.options.some((o) => o.id === id && !o.refused) ? outlook(table, { choose: [id] }).battle : undefined,
      )
      if (stand && retreat && JSON.stringify(stand) !== JSON.stringify(retreat)) differ++
    })
    expect(differ).toBeGreaterThan(0)
  })
})

const isLentTo = ({ state }: GameTable): boolean =>
  state.enlisted.length + state.diviciacus.romans.length + state.diviciacus.aedui.length > 0

const stillFights = (decision: Decision): boolean =>
  decision.topic !== 'battle.region' &&
  (isAboutBattle(decision) || /^battle\.(losses|stay|storm|first)/.test(decision.topic))

function asAssumed(decision: Decision): Answer {
  if (decision.kind === 'allocate') return someAnswers(decision)[0] ?? { allocate: {} }
  const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
  const wanted = ['stand', 'no'].find((id) => open.includes(id))
  return { choose: wanted ? [wanted] : open.slice(0, decision.min) }
}

it('a free Battle of an Event has its odds told where its Region is chosen (card 2)', () => {
  const here = { romans: { auxilia: { hidden: 2 } }, aedui: { warbands: { hidden: 6 } } }
  const table = openTable(
    {
      ...setup,
      position: {
        regions: { mandubii: here, sequani: { ...here, romans: { allies: ['sequani'] } } },
        cards: { current: 2, next: 3 },
        eligibility: { romans: 'ineligible', arverni: 'ineligible' },
      },
    },
    1,
  )
  for (const id of ['event', 'shaded']) table.answer({ choose: [id] })
  expect(table.decision?.topic).toBe('event.battle')
  expect(outlook(table, { choose: ['mandubii'] }).battle?.defender).toEqual({ faction: 'romans', mean: 2, odds: [{ n: 2, share: 1 }] }) // prettier-ignore
})

it.each([
  { belgae: seat('', 'bot'), losses: 4 },
  { belgae: seat('Bruno'), losses: 2 },
])('a $belgae.kind with a Capability: it is reckoned with where a bot holds it (8.3.3)', ({ belgae, losses }) => {
  const mandubii = { romans: { auxilia: { hidden: 8 } }, belgae: { warbands: { revealed: 8 } }, aedui: { allies: ['mandubii'] } } as const // prettier-ignore
  const capabilities = [{ card: 59, side: 'shaded', holder: 'belgae' }] as const
  const position = { regions: { mandubii }, resources: { romans: 2 }, cards: { current: 2, next: 3 }, capabilities }
  const table = openTable({ ...setup, seats: { ...setup.seats, belgae }, position }, 1)
  table.answer({ choose: ['battle'] })
  while (table.decision?.topic !== 'battle.target') table.answer(someAnswers(table.decision ?? fail())[0] ?? fail())
  expect(outlook(table, { choose: ['belgae'] }).battle?.attacker.mean).toBe(losses)
})

it.each([
  {
    question: 'battle.capability',
    losses: 4,
    legions: 0,
    capabilities: [{ card: 59, side: 'unshaded', holder: 'romans' }],
  },
  { question: 'battle.besiege', losses: 5, legions: 2, capabilities: [] },
] as const)(
  'after a yes to $question the Defender is still taken to stand',
  ({ question, losses, legions, capabilities }) => {
    const romans = { legions, auxilia: { hidden: 4 } }
    const belgae = { warbands: { revealed: 8 }, allies: ['mandubii'] } as const
    const position = { regions: { mandubii: { romans, belgae } }, resources: { romans: 2 }, cards: { current: 2, next: 3 }, capabilities } // prettier-ignore
    const table = openTable({ ...setup, seats: { ...setup.seats, belgae: seat('Bruno') }, position }, 1)
    table.answer({ choose: ['battle'] })
    while (table.decision?.topic !== question) table.answer(someAnswers(table.decision ?? fail())[0] ?? fail())
    expect(outlook(table, { choose: ['yes'] }).battle?.defender.odds).toEqual([{ n: losses, share: 1 }])
  },
)

it('a Defender is taken to fight without the help that Diviciacus allows, as nobody is taken to use a Capability', () => {
  const mandubii = {
    romans: { auxilia: { hidden: 4 } },
    arverni: { warbands: { hidden: 4 } },
    aedui: { warbands: { hidden: 2 } },
  }
  const position: Position = {
    regions: { mandubii },
    resources: { arverni: 1 },
    cards: { current: 26, next: 3 },
    capabilities: [{ card: 38, side: 'unshaded', holder: 'aedui' }],
  }
  const table = openTable({ ...setup, seats: { ...setup.seats, belgae: seat('Bruno') }, position }, 1)
  table.answer({ choose: ['battle'] })
  while (table.decision?.topic !== 'battle.target') table.answer(someAnswers(table.decision ?? fail())[0] ?? fail())
  const { battle } = outlook(table, { choose: ['aedui'] })
  expect([battle?.defender.odds, battle?.attacker.odds]).toEqual([[{ n: 2, share: 1 }], [{ n: 0, share: 1 }]])
})

function fail(): never {
  throw new Error('the question does not come')
}
