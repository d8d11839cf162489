import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { caseFiles, readCases } from '../cli/case-files'
import { base } from '../src/falling-sky/rulesets/base'
import type { Paragraph } from '../src/falling-sky/position/coverage'
import { unknownRules } from '../src/falling-sky/position/coverage'
import { ways } from '../src/falling-sky/bots/ways'
import { caseName, citedRules, playCase, runCase } from '../src/falling-sky/position/run-case'

const folder = fileURLToPath(new URL('../cases', import.meta.url))
const paragraphs = JSON.parse(readFileSync(`${folder}/paragraphs.json`, 'utf8')) as Paragraph[]

/** The boxes of the bots' flowcharts that cases have passed, with what came of each. */
const passed = new Set<string>()

for (const file of caseFiles([folder])) {
  describe(relative(folder, file), () => {
    for (const { json, place } of readCases(file)) {
      test(caseName(json, `case ${place}`), () => {
        expect(unknownRules(paragraphs, citedRules(json))).toEqual([])
        const played = playCase(json, base)
        for (const way of played.ways) passed.add(way)
        expect(played.failures).toEqual([])
      })
    }
  })
}

/** A position without a card, as many cases have it: no game comes to it. */
const noCard = (way: string): boolean => way.endsWith(':event.no-card')

test('bots pass every box of their flowcharts with every answer, and every criterion decides', () => {
  expect(ways.filter((way) => !passed.has(way))).toEqual([])
  expect([...passed].filter((way) => !ways.includes(way) && !noCard(way))).toEqual([])
})

test('no two cases of a file have the same name', () => {
  const names = caseFiles([folder])
    .flatMap(readCases)
    .map(({ json, file, place }) => `${file}: ${caseName(json, `case ${place}`)}`)
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
})

/** The examples of the README are cases like any other. */
const examples = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, block = '']) => JSON.parse(block) as unknown,
)

test.each(examples.map((json) => [caseName(json, 'README'), json]))('README: %s', (_name, json) => {
  expect(unknownRules(paragraphs, citedRules(json))).toEqual([])
  expect(runCase(json, base)).toEqual([])
})

test('the README has its examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(4)
})
