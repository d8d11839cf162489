import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Faction, TribeId } from '../src/falling-sky/ids'
import { factions, regions, scenarioIds, tribes } from '../src/falling-sky/ids'
import { tribeFacts } from '../src/falling-sky/board/map'
import { checkPosition } from '../src/falling-sky/position/check'
import type { Position, PositionForces } from '../src/falling-sky/position/position'
import { readPosition } from '../src/falling-sky/position/read'
import { writePosition } from '../src/falling-sky/position/write'
import { isObject } from '../src/falling-sky/position/shape'
import { en } from '../src/falling-sky/text/en'
import { scenarios } from '../src/falling-sky/scenarios/scenarios'
import { namedLeaders } from '../src/falling-sky/state'
import { baseInventory } from '../src/falling-sky/forces/inventory'

/** A legal position by chance: pieces within the inventory, Tribes with whoever may hold them, cards from a shuffled deck. */
const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    troops: fc.array(
      fc.record({
        faction: fc.constantFrom(...factions),
        region: fc.constantFrom(...regions),
        side: fc.constantFrom('hidden', 'revealed', 'scouted'),
        n: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 12 },
    ),
    discs: fc.array(
      fc.record({ tribe: fc.constantFrom(...tribes), faction: fc.constantFrom(...factions), citadel: fc.boolean() }),
      { maxLength: 12 },
    ),
    legions: fc.array(fc.constantFrom(...regions), { maxLength: 6 }),
    fallen: fc.integer({ min: 0, max: 3 }),
    forts: fc.uniqueArray(fc.constantFrom(...regions), { maxLength: 4 }),
    leaders: fc.record({
      romans: fc.option(fc.constantFrom(...regions)),
      arverni: fc.option(fc.constantFrom(...regions)),
      belgae: fc.option(fc.constantFrom(...regions)),
    }),
    named: fc.boolean(),
    devastated: fc.uniqueArray(fc.constantFrom(...regions), { maxLength: 3 }),
    resources: fc.record({ romans: fc.integer({ min: 0, max: 45 }), belgae: fc.integer({ min: 0, max: 45 }) }),
    senate: fc.constantFrom(
      { box: 'off' as const },
      { box: 'uproar' as const, firm: true },
      { box: 'adulation' as const },
      {},
    ),
    deck: fc.shuffledSubarray(Array.from({ length: 72 }, (_, i) => i + 1)),
    dice: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })),
    seed: fc.integer(),
    dispersed: fc.uniqueArray(fc.constantFrom(...tribes), { maxLength: 3 }),
  })
  .map((made) => {
    const board: Record<string, Record<string, Record<string, unknown>>> = {}
    const at = (region: string, faction: Faction): Record<string, unknown> => ((board[region] ??= {})[faction] ??= {})
    for (const { faction, region, side, n } of made.troops) {
      if (region === 'cisalpina' || (faction === 'romans' && side === 'scouted')) continue
      const field = faction === 'romans' ? 'auxilia' : 'warbands'
      const there = (at(region, faction)[field] ??= {}) as Record<string, number>
      there[side] ??= n
    }
    const taken = new Set<TribeId>()
    for (const { tribe, faction, citadel } of made.discs) {
      if (taken.has(tribe) || tribe === 'nori' || tribe === 'colony') continue
      const { only, city, region } = tribeFacts(tribe)
      if (only && only !== faction) continue
      const field = citadel && city && baseInventory[faction].citadels > 1 ? 'citadels' : 'allies'
      const list = (at(region, faction)[field] ??= []) as TribeId[]
      if (list.length >= 2) continue
      list.push(tribe)
      taken.add(tribe)
    }
    for (const region of made.legions) if (region !== 'cisalpina') at(region, 'romans')['legions'] = 1
    for (const region of made.forts) if (region !== 'cisalpina') at(region, 'romans')['forts'] = 1
    for (const faction of ['romans', 'arverni', 'belgae'] as const) {
      const region = made.leaders[faction]
      if (region && region !== 'cisalpina')
        at(region, faction)['leader'] = made.named ? namedLeaders[faction] : 'successor'
    }
    const dispersed = made.dispersed.filter((t) => !taken.has(t) && t !== 'nori' && t !== 'colony')
    return {
      regions: board,
      tribes: Object.fromEntries(dispersed.map((t) => [t, 'dispersed'])),
      markers: Object.fromEntries(made.devastated.map((r) => [r, ['devastated']])),
      legions: { fallen: made.fallen },
      resources: made.resources,
      senate: made.senate,
      cards: { current: made.deck[0], deck: made.deck.slice(1) },
      seed: made.seed,
      ...(made.dice && { dice: made.dice }),
    } as Position
  })
  .filter((position) => checkPosition(position).length === 0)

describe('read and write', () => {
  test('read(write(state)) is the state, and what is written is legal and stays the same', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const state = readPosition(position)
        const written = writePosition(state)
        expect(checkPosition(written)).toEqual([])
        expect(JSON.stringify(readPosition(written))).toBe(JSON.stringify(state))
        expect(writePosition(readPosition(written))).toEqual(written)
      }),
      { numRuns: 150 },
    )
  })

  test.each(scenarioIds)('%s comes back as it was written', (id) => {
    expect(writePosition(readPosition(scenarios[id].position))).toEqual(scenarios[id].position)
  })

  test('the empty board is the empty position', () => {
    expect(writePosition(readPosition({}))).toEqual({})
  })

  test('Circumvallation needs Romans around: a field that says there are none is no Roman (card 4)', () => {
    const marked = (romans: PositionForces): Position => ({
      regions: { mandubii: { romans, arverni: { warbands: { hidden: 3 } } } },
      circumvallation: { region: 'mandubii', faction: 'arverni', hidden: 3 },
    })
    expect(checkPosition(marked({ auxilia: { hidden: 1 } }))).toEqual([])
    expect(checkPosition(marked({ legions: 0, auxilia: { hidden: 0 }, allies: [] }))).toMatchObject([
      { path: 'circumvallation.region' },
    ])
  })

  test('a file made to choke on is refused in a few words', () => {
    const long = 'x'.repeat(100_000)
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    for (const hostile of [
      deep,
      { [long]: 1 },
      { regions: { [long]: {} } },
      { resources: { romans: long } },
      { winters: deep },
      { lasting: [deep] },
    ]) {
      const problems = checkPosition(hostile)
      expect(problems).not.toEqual([])
      for (const { path, problem } of problems) expect(path.length + JSON.stringify(problem).length).toBeLessThan(300)
    }
    expect(checkPosition(JSON.parse('{"__proto__":{"winters":3}}'))).toMatchObject([{ path: '__proto__' }])
  })

  test('a bot has a full Command where a person has a Limited one left (8.1.2)', () => {
    const acted = [{ faction: 'aedui', did: 'command' }, { faction: 'romans', did: 'command-ability' }] as const // prettier-ignore
    expect(checkPosition({ seats: { romans: 'bot' }, cards: { acted } })).toEqual([])
    expect(checkPosition({ cards: { acted } })).not.toEqual([])
  })

  test('what a case may set comes back', () => {
    const position: Position = {
      seats: { romans: 'Livia', aedui: 'Livia', belgae: 'bot' },
      options: { suddenFrost: true },
      legions: { fallen: 1, removed: 2, harvestBox: 3 },
      leaders: { arverni: 'spring-box', belgae: 'none' },
      capabilities: [{ card: 10, side: 'shaded', holder: 'arverni' }],
      lasting: [20],
      enlisted: ['ubii'],
      colony: 'sequani',
      regions: { sequani: { romans: { allies: ['colony'] } } },
      eligibility: { arverni: 'ineligible-through-next' },
      cards: { acted: [{ faction: 'arverni', did: 'command-ability', command: 'march', ability: 'devastate' }] },
      winters: 2,
      winterPhase: 'quarters',
      dice: [4, 1],
      seed: 12,
    }
    expect(checkPosition(position)).toEqual([])
    expect(writePosition(readPosition(position))).toEqual(position)
  })
})

/** Each illegal position with the one field that is to be named. */
const illegal: [name: string, position: unknown, path: string, key: string][] = [
  ['not an object', [], '', 'position.object-expected'],
  ['an unknown field', { region: {} }, 'region', 'position.unknown-field'],
  ['an unknown Region', { regions: { gaul: {} } }, 'regions.gaul', 'position.unknown-region'],
  ['an unknown Faction', { regions: { aedui: { celts: {} } } }, 'regions.aedui.celts', 'position.unknown-faction'],
  ['an unknown Tribe', { tribes: { gauls: 'dispersed' } }, 'tribes.gauls', 'position.unknown-tribe'],
  ['a field of the prototype', { constructor: {} }, 'constructor', 'position.unknown-field'],
  [
    'a negative number',
    { regions: { aedui: { aedui: { warbands: { hidden: -1 } } } } },
    'regions.aedui.aedui.warbands.hidden',
    'position.number',
  ],
  [
    'half a Warband',
    { regions: { aedui: { aedui: { warbands: { hidden: 1.5 } } } } },
    'regions.aedui.aedui.warbands.hidden',
    'position.number',
  ],
  ['a number as words', { resources: { romans: '5' } }, 'resources.romans', 'position.number'],
  ['46 Resources', { resources: { romans: 46 } }, 'resources.romans', 'position.number'],
  ['Resources of the Germans', { resources: { germans: 1 } }, 'resources.germans', 'position.unknown-player'],
  [
    'Legions of the Arverni',
    { regions: { aedui: { arverni: { legions: 1 } } } },
    'regions.aedui.arverni.legions',
    'position.wrong-piece',
  ],
  [
    'Warbands of the Romans',
    { regions: { aedui: { romans: { warbands: { hidden: 1 } } } } },
    'regions.aedui.romans.warbands',
    'position.wrong-piece',
  ],
  [
    'a Fort of the Belgae',
    { regions: { morini: { belgae: { forts: 1 } } } },
    'regions.morini.belgae.forts',
    'position.wrong-piece',
  ],
  [
    'Scouted Auxilia',
    { regions: { aedui: { romans: { auxilia: { scouted: 1 } } } } },
    'regions.aedui.romans.auxilia.scouted',
    'position.scouted-auxilia',
  ],
  [
    'more Warbands than there are',
    { regions: { aedui: { aedui: { warbands: { hidden: 12 } } }, arverni: { aedui: { warbands: { revealed: 9 } } } } },
    'regions.arverni.aedui.warbands',
    'position.too-many',
  ],
  [
    'a Roman Citadel',
    { regions: { carnutes: { romans: { citadels: ['carnutes'] } } } },
    'regions.carnutes.romans.citadels',
    'position.too-many',
  ],
  [
    'two Belgic Citadels',
    {
      regions: { carnutes: { belgae: { citadels: ['carnutes'] } }, bituriges: { belgae: { citadels: ['bituriges'] } } },
    },
    'regions.bituriges.belgae.citadels',
    'position.too-many',
  ],
  [
    'two Forts in a Region',
    { regions: { aedui: { romans: { forts: 2 } } } },
    'regions.aedui.romans.forts',
    'position.two-forts',
  ],
  [
    'Provincia without its Fort',
    { regions: { provincia: { romans: { forts: 0 } } } },
    'regions.provincia.romans.forts',
    'position.permanent-fort',
  ],
  [
    'six Forts beside that of Provincia',
    {
      regions: Object.fromEntries(
        ['aedui', 'morini', 'nervii', 'treveri', 'veneti', 'arverni'].map((r) => [r, { romans: { forts: 1 } }]),
      ),
    },
    'regions.arverni.romans.forts',
    'position.too-many',
  ],
  [
    'a Citadel without a City',
    { regions: { treveri: { belgae: { citadels: ['treveri'] } } } },
    'regions.treveri.belgae.citadels.0',
    'position.no-city',
  ],
  [
    'a Tribe of another Region',
    { regions: { treveri: { belgae: { allies: ['remi'] } } } },
    'regions.treveri.belgae.allies.0',
    'position.tribe-elsewhere',
  ],
  [
    'a Tribe with two Factions',
    { regions: { treveri: { belgae: { allies: ['treveri'] }, romans: { allies: ['treveri'] } } } },
    'regions.treveri.belgae.allies.0',
    'position.tribe-twice',
  ],
  [
    'Ally and Citadel at one City',
    { regions: { carnutes: { arverni: { allies: ['carnutes'], citadels: ['carnutes'] } } } },
    'regions.carnutes.arverni.citadels.0',
    'position.tribe-twice',
  ],
  [
    'Arverni at the Aedui Tribe',
    { regions: { aedui: { arverni: { allies: ['aedui'] } } } },
    'regions.aedui.arverni.allies.0',
    'position.tribe-only',
  ],
  [
    'Romans at Gergovia',
    { regions: { arverni: { romans: { allies: ['arverni'] } } } },
    'regions.arverni.romans.allies.0',
    'position.tribe-only',
  ],
  [
    'Belgae at the Suebi',
    { regions: { ubii: { belgae: { allies: ['suebi-south'] } } } },
    'regions.ubii.belgae.allies.0',
    'position.tribe-only',
  ],
  [
    'an Ally on a Dispersed Tribe',
    { tribes: { remi: 'dispersed' }, regions: { atrebates: { romans: { allies: ['remi'] } } } },
    'regions.atrebates.romans.allies.0',
    'position.tribe-dispersed',
  ],
  [
    'an Ally on a Razed Tribe',
    { tribes: { bituriges: 'razed' }, regions: { bituriges: { aedui: { allies: ['bituriges'] } } } },
    'regions.bituriges.aedui.allies.0',
    'position.tribe-razed',
  ],
  [
    'five Dispersed Tribes',
    {
      tribes: {
        remi: 'dispersed',
        veneti: 'gathering',
        namnetes: 'dispersed',
        menapii: 'dispersed',
        treveri: 'gathering',
      },
    },
    'tribes.namnetes',
    'position.too-many',
  ],
  ['Nori in the base game', { tribes: { nori: 'dispersed' } }, 'tribes.nori', 'position.tribe-closed'],
  [
    'the Colony without its card',
    { regions: { sequani: { romans: { allies: ['colony'] } } } },
    'regions.sequani.romans.allies.0',
    'position.tribe-elsewhere',
  ],
  [
    'pieces in Cisalpina',
    { regions: { cisalpina: { romans: { legions: 1 } } } },
    'regions.cisalpina.romans',
    'position.unplayable',
  ],
  [
    'thirteen Legions on the map',
    { regions: { aedui: { romans: { legions: 13 } } } },
    'regions.aedui.romans.legions',
    'position.legions',
  ],
  ['a Legion too few', { legions: { track: 11 } }, 'legions.track', 'position.legions'],
  [
    'too many Fallen',
    { regions: { aedui: { romans: { legions: 10 } } }, legions: { fallen: 3 } },
    'legions.fallen',
    'position.legions',
  ],
  [
    'Caesar as a Gaul',
    { regions: { aedui: { arverni: { leader: 'caesar' } } } },
    'regions.aedui.arverni.leader',
    'position.other-leader',
  ],
  [
    'a Leader of the Aedui',
    { regions: { aedui: { aedui: { leader: 'successor' } } } },
    'regions.aedui.aedui.leader',
    'position.no-leader',
  ],
  [
    'Caesar twice',
    { regions: { aedui: { romans: { leader: 'caesar' } }, provincia: { romans: { leader: 'successor' } } } },
    'regions.provincia.romans.leader',
    'position.leader-twice',
  ],
  [
    'a Leader on the map and off it',
    { regions: { aedui: { romans: { leader: 'caesar' } } }, leaders: { romans: 'available' } },
    'leaders.romans',
    'position.leader-twice',
  ],
  ['a card twice', { cards: { current: 5, deck: [6, 5] } }, 'cards.deck.1', 'position.card-twice'],
  ['card 73', { cards: { current: 73 } }, 'cards.current', 'position.number'],
  [
    'a Faction that acts twice',
    {
      cards: {
        acted: [
          { faction: 'aedui', did: 'pass' },
          { faction: 'aedui', did: 'pass' },
        ],
      },
    },
    'cards.acted.1.faction',
    'position.acted-twice',
  ],
  [
    'a third Faction that acts',
    {
      cards: {
        acted: [
          { faction: 'aedui', did: 'event' },
          { faction: 'romans', did: 'limited' },
          { faction: 'belgae', did: 'limited' },
        ],
      },
    },
    'cards.acted.2.faction',
    'position.acted-third',
  ],
  [
    'the Event after a Command alone',
    {
      cards: {
        acted: [
          { faction: 'aedui', did: 'command' },
          { faction: 'romans', did: 'event' },
        ],
      },
    },
    'cards.acted.1.faction',
    'position.deed-not-left',
  ],
  [
    'a full Command after a Command with a Special Ability',
    {
      cards: {
        acted: [
          { faction: 'aedui', did: 'command-ability' },
          { faction: 'romans', did: 'command' },
        ],
      },
    },
    'cards.acted.1.faction',
    'position.deed-not-left',
  ],
  [
    'a deed on a Winter card',
    { cards: { current: 'winter', acted: [{ faction: 'aedui', did: 'pass' }] } },
    'cards.acted.0.faction',
    'position.acted-in-winter',
  ],
  ['a card in force that does not stay so', { lasting: [5, 6] }, 'lasting.1', 'position.not-lasting'],
  ['a deed without its Faction', { cards: { acted: [{ did: 'pass' }] } }, 'cards.acted.0.faction', 'position.missing'],
  [
    'a Capability that is none',
    { capabilities: [{ card: 1, side: 'shaded', holder: 'aedui' }] },
    'capabilities.0.card',
    'position.no-capability',
  ],
  ['a die of seven', { dice: [1, 7] }, 'dice.1', 'position.number'],
  ['Firm at Intrigue', { senate: { firm: true } }, 'senate.firm', 'position.firm-in-the-middle'],
  ['a status for an Ally', { tribes: { remi: 'allied' } }, 'tribes.remi', 'position.unknown-status'],
  ['Romans and Belgae in one hand', { seats: { romans: 'A', belgae: 'A' } }, 'seats.belgae', 'position.not-together'],
]

/** The keys of a text and of the texts in it. */
function textKeys(value: unknown): string[] {
  if (!isObject(value)) return []
  const inside = Object.values(isObject(value['params']) ? value['params'] : {}).flatMap(textKeys)
  return typeof value['key'] === 'string' ? [value['key'], ...inside] : inside
}

describe('check names the field that is wrong', () => {
  test.each(illegal)('%s', (_name, position, path, key) => {
    const problems = checkPosition(position)
    expect(problems.map((p) => [p.path, p.problem.key])).toEqual([[path, key]])
    for (const key of textKeys(problems[0]?.problem)) expect([key, en[key]]).toEqual([key, expect.any(String)])
  })

  test('Cisalpina is open under Gallia Togata', () => {
    expect(checkPosition({ lasting: [5], regions: { cisalpina: { romans: { legions: 1 } } } })).toEqual([])
  })

  test('all problems of the form are named at once', () => {
    expect(checkPosition({ resources: { romans: 99 }, dice: [0], wrong: 1 })).toHaveLength(3)
  })
})
