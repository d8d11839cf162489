import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inChapters, uncovered, unknownRules } from '../src/falling-sky/position/coverage'
import { runCase } from '../src/falling-sky/position/run-case'
import { base } from '../src/falling-sky/rulesets/base'

/** A case that holds; each test breaks it in one way and looks at what is said. */
const good = {
  name: 'Rally at home',
  rule: '3.3.1/home',
  position: {
    regions: { arverni: { arverni: { warbands: { revealed: 1 }, allies: ['cadurci'] } } },
    resources: { arverni: 5 },
  },
  run: { command: 'rally', faction: 'arverni', limited: true },
  answers: [
    {
      faction: 'arverni',
      topic: 'rally.act',
      choose: ['warbands'],
      offered: ['ally:volcae'],
      notOffered: ['ally:cadurci'],
    },
    { faction: 'arverni', allocate: { n: 2 }, min: 1, max: 2 },
  ],
  expect: {
    regions: { arverni: { arverni: { warbands: { hidden: 2, revealed: 1 }, troops: 3 }, romans: null } },
    resources: { arverni: 4 },
  },
  log: ['select', 'resources', 'place-troops'],
  notLog: ['roll'],
}
const says = (changes: object): string => runCase({ ...good, ...changes }, base).join('\n')
const answered = (first: object): string => says({ answers: [{ ...good.answers[0], ...first }, good.answers[1]] })

describe('a case', () => {
  test('that holds says nothing', () => {
    expect(runCase(good, base)).toEqual([])
  })

  test.each([
    ['a misspelt field', says({ expct: {} }), 'expct: position.unknown-field'],
    ['a misspelt field of expect', says({ expect: { region: {} } }), 'expect.region: position.unknown-field'],
    [
      'an unknown Region in expect',
      says({ expect: { control: { gaul: null } } }),
      'expect.control.gaul: position.unknown-region',
    ],
    ['no rule', says({ rule: undefined }), 'rule: position.words-expected'],
    [
      'an illegal position',
      says({ position: { resources: { arverni: 50 } } }),
      'position: resources.arverni: position.number',
    ],
    [
      'an error that does not come',
      says({ error: ['resources.arverni'] }),
      'resources.arverni should be named as wrong',
    ],
    [
      'pieces that are not there',
      says({ expect: { regions: { arverni: { arverni: { warbands: { hidden: 3 } } } } } }),
      'regions.arverni.arverni.warbands.hidden: expected 3, found 2',
    ],
    [
      'a Faction that should not be there',
      says({ expect: { regions: { arverni: { arverni: null } } } }),
      'regions.arverni.arverni: expected null',
    ],
    ['other Resources', says({ expect: { resources: { arverni: 5 } } }), 'resources.arverni: expected 5, found 4'],
    [
      'other Control',
      says({ expect: { control: { arverni: null } } }),
      'control.arverni: expected null, found "arverni"',
    ],
    [
      'a Faction that is not asked',
      answered({ faction: 'aedui' }),
      'aedui should be asked, but arverni is asked rally.act',
    ],
    ['another topic', answered({ topic: 'rally.region' }), 'topic: expected rally.region, found rally.act'],
    ['an option that is not offered', answered({ offered: ['citadel:arverni'] }), 'citadel:arverni should be offered'],
    ['an option that should not be offered', answered({ notOffered: ['warbands'] }), 'warbands should not be offered'],
    ['an option that is not refused', answered({ refused: ['warbands'] }), 'warbands should be refused with a reason'],
    ['an illegal answer', answered({ choose: ['ally:cadurci'] }), 'illegal.unknown-option'],
    ['a legal answer that should be illegal', answered({ illegal: true }), 'should have been illegal'],
    ['too few answers', says({ answers: [good.answers[0]] }), 'not answered: arverni is asked rally.warbands'],
    [
      'too many answers',
      says({ answers: [...good.answers, { faction: 'arverni', choose: [] }] }),
      '1 of the answers are left over',
    ],
    ['a die left over', says({ position: { ...good.position, dice: [3] } }), 'dice left over: 3'],
    ['a log line that is missing', says({ log: ['place-troops', 'select'] }), 'select should come after'],
    ['a log line too many', says({ notLog: ['select'] }), 'select should not be there'],
    ['a question that is not asked', says({ expect: { asked: { faction: 'aedui' } } }), 'aedui should be asked'],
  ])('with %s says so', (_name, said, expected) => {
    expect(said).toContain(expected)
  })

  test('with a die too few says so', () => {
    const seize = {
      name: 'Seize',
      rule: '3.2.3',
      run: { command: 'seize', faction: 'romans' },
      position: { regions: { provincia: { romans: { legions: 3 } } } },
    }
    const answers = [{ faction: 'romans', choose: ['helvii'] }]
    expect(runCase({ ...seize, answers }, base).join()).toContain('the scripted dice have run out')
  })

  test('an illegal answer changes nothing: the next one goes to the same question', () => {
    const refused = { faction: 'arverni', choose: ['ally:cadurci'], illegal: 'illegal.unknown-option' }
    expect(says({ answers: [refused, ...good.answers] })).toBe('')
  })

  test('laid over a scenario: fields are replaced, null takes them away', () => {
    const position = { regions: { nervii: { germans: null, romans: { legions: 1 } } }, resources: { romans: 3 } }
    const expected = {
      regions: { nervii: { germans: null, romans: { legions: 1, troops: 2, forts: 1 } } },
      resources: { romans: 3, aedui: 15 },
      legions: { track: 5 },
    }
    expect(
      runCase(
        { name: 'n', rule: '2.1', scenario: 'reconquest-of-gaul', position, run: { look: true }, expect: expected },
        base,
      ),
    ).toEqual([])
  })
})

describe('coverage', () => {
  const paragraphs = [
    { number: '3.2.2', title: 'March', kind: 'rule', tags: ['cost', 'stop'] },
    { number: '3.0', title: 'Commands', kind: 'aid', tags: [] },
    { number: '8.1', title: 'Non-players', kind: 'bot', tags: ['G1'] },
  ] as const

  test('a tag covers its paragraph, the paragraph not its tags', () => {
    expect(uncovered(paragraphs, new Set(['3.2.2']))).toEqual(['3.2.2/cost', '3.2.2/stop'])
    expect(uncovered(paragraphs, new Set(['3.2.2/cost', '3.2.2/stop']))).toEqual([])
  })
  test('unknown paragraphs and tags are named, chapters are picked by number', () => {
    expect(unknownRules(paragraphs, ['3.2.2', '3.2.2/costs', '9.9'])).toEqual(['3.2.2/costs', '9.9'])
    expect(inChapters(paragraphs, [8]).map((p) => p.number)).toEqual(['8.1'])
  })
})

describe('the command line', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const tsx = join(root, 'node_modules/.bin/tsx')
  const run = (script: string, ...args: string[]): { code: number; out: string; err: string } => {
    try {
      return {
        code: 0,
        out: execFileSync(tsx, [join(root, script), ...args], { encoding: 'utf8', stdio: 'pipe' }),
        err: '',
      }
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
      return { code: status, out: stdout, err: stderr }
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'gallia-cases-'))
  writeFileSync(join(folder, 'good.json'), JSON.stringify(good))
  writeFileSync(join(folder, 'bad.json'), JSON.stringify([{ ...good, name: 'Bad', expect: { winters: 3 } }]))

  test('cases: 0 if all hold, 1 if one fails, with what failed', () => {
    expect(run('shared/cli/cases.ts', join(folder, 'good.json'))).toMatchObject({
      code: 0,
      out: '1 cases, 1 hold, 0 failed\n',
    })
    const all = run('shared/cli/cases.ts', folder, '--json')
    expect(all.code).toBe(1)
    expect(JSON.parse(all.out)).toMatchObject({
      cases: 2,
      passed: 1,
      failed: [{ name: 'Bad', failures: ['in the end: winters: expected 3, found 0'] }],
    })
  }, 60_000)

  test('cases: 1 while rules have no case', () => {
    const { code, out } = run('shared/cli/cases.ts', join(folder, 'good.json'), '--uncovered', '--chapters', '7')
    expect([code, out.includes('no case for 7.2/romans'), out.includes('no case for 1.')]).toEqual([1, true, false])
  }, 60_000)

  test('wrong arguments: one line, exit code 2', () => {
    const wrong = [
      run('shared/cli/cases.ts'),
      run('shared/cli/cases.ts', folder, '--wrong'),
      run('shared/cli/cases.ts', join(folder, 'none')),
      run('shared/cli/sim.ts', '--scenario', 'alesia'),
      run('shared/cli/sim.ts', '--games', 'many'),
      run('shared/cli/sim.ts', '--seats', 'nobody'),
    ]
    for (const { code, out, err } of wrong) expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1])
  }, 60_000)

  test('sim: a report that is JSON', () => {
    const { code, out } = run(
      'shared/cli/sim.ts',
      '--scenario',
      'the-great-revolt',
      '--seats',
      'random',
      '--games',
      '1',
      '--seed',
      '5',
      '--json',
    )
    expect(code).toBe(0)
    expect(Object.keys(JSON.parse(out) as object)).toEqual([
      'games',
      'finished',
      'decisions',
      'botTurns',
      'seconds',
      'checking',
      'winners',
      'margins',
      'failures',
    ])
  }, 120_000)
})
