import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { beneficiaries, namesAfterEffects } from './beneficiary'

const folder = new URL('../../events/', import.meta.url)

/** The cards whose file asks one of these questions; `capability.holder` is asked by all Capabilities, before anything else. */
function askingCards(topics: readonly string[]): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d\d-/.test(name))
    .filter((name) => {
      const source = readFileSync(new URL(name, folder), 'utf8')
      return topics.some((topic) => source.includes(`'${topic}'`))
    })
    .map((name) => Number(name.slice(0, 2)))
}

test('every card that asks whom it benefits is known as such: its first effect says nothing yet', () => {
  const topics = Object.keys(beneficiaries).filter((topic) => topic !== 'capability.holder')
  expect(new Set(askingCards(topics))).toEqual(namesAfterEffects)
})
