import { describe, expect, it } from 'vitest'
import { cards } from '@gallia/shared/falling-sky/cards/cards'
import { text } from '@gallia/shared/kernel/text'
import { addMessages, flatten, i18n, useText } from './i18n'
import { speak } from './languages'
import { formatNumber, formatSigned } from './render'

addMessages('en', {
  test: {
    warbands: '{n} Warband | {n} Warbands',
    in: '{pieces} in {region}',
    margin: 'margin {m}',
    braces: "costs {'{'}n{'}'}",
  },
})
const { tx, name } = useText()

describe('rendering a Text', () => {
  it.each([
    ['en', 'Winter'],
    ['fr', 'Hiver'],
    ['it', 'Inverno'],
  ] as const)('has a name for every card in %s, the Winter (%s) among them', async (language, winter) => {
    await speak(language)
    for (const { number } of cards) expect(name('card', number)).not.toBe(String(number))
    expect(name('card', 'winter')).toBe(winter)
    await speak('en')
  })

  it('looks up the names of things', () => {
    expect(tx(text('name', { name: { kind: 'region', id: 'aedui' } }))).toBe('Aedui')
    expect(tx(text('name', { name: { kind: 'leader', id: 'vercingetorix' } }))).toBe('Vercingetorix')
    expect(tx(text('name', { name: { kind: 'card', id: '36' } }))).toBe('Morasses')
  })

  it('chooses the plural by the parameter n', () => {
    expect(tx(text('test.warbands', { n: 1 }))).toBe('1 Warband')
    expect(tx(text('test.warbands', { n: 8 }))).toBe('8 Warbands')
    expect(tx(text('test.warbands', { n: 0 }))).toBe('0 Warbands')
  })

  it('renders Texts in Texts, each with its own plural', () => {
    const pieces = [text('test.warbands', { n: 2 }), text('test.warbands', { n: 1 })]
    expect(tx(text('test.in', { pieces, region: { kind: 'region', id: 'carnutes' } }))).toBe(
      '2 Warbands and 1 Warband in Carnutes',
    )
  })

  it('knows a Faction as a people and as an adjective', () => {
    const faction = { kind: 'faction', id: 'romans' }
    expect(tx(text('log.place-ally', { faction, tribe: { kind: 'tribe', id: 'remi' } }))).toBe(
      'Roman Ally placed at the Remi.',
    )
    expect(tx(text('log.acted.pass', { faction }))).toBe('Romans Pass.')
  })

  it('writes halves as they are said', () => {
    expect([14.5, 0.5, 3, -0.5, 0].map(formatNumber)).toEqual(['14½', '½', '3', '−½', '0'])
  })

  it('joins lists as the language does', () => {
    const three = ['romans', 'arverni', 'aedui'].map((id) => ({ kind: 'faction', id }))
    expect(tx(text('name', { name: three }))).toBe('Romans, Arverni and Aedui')
    expect(tx(text('name', { name: [] }))).toBe('')
  })

  it('writes a minus sign, not a hyphen', () => {
    expect(tx(text('test.margin', { m: -3 }))).toBe('margin −3')
    expect(formatNumber(-12)).toBe('−12')
    expect([formatSigned(2), formatSigned(0), formatSigned(-2)]).toEqual(['+2', '±0', '−2'])
  })

  it('does not read a name that a player typed as a message', () => {
    expect(tx(text('name', { name: '{n} | @:test.margin' }))).toBe('{n} | @:test.margin')
  })

  it('shows a key without a message, with its parameters, and an unknown thing by its id', () => {
    expect(tx(text('no.such.key', { n: 2, region: { kind: 'region', id: 'aedui' } }))).toBe('no.such.key (2, Aedui)')
    expect(name('marker', 'gallia-togata')).toBe('Gallia togata')
  })

  it('falls back to English where a language has no message', () => {
    addMessages('fr', { test: { margin: 'marge {m}' } })
    i18n.global.locale.value = 'fr'
    expect(tx(text('test.margin', { m: 1 }))).toBe('marge 1')
    expect(tx(text('test.warbands', { n: 2 }))).toBe('2 Warbands')
    i18n.global.locale.value = 'en'
  })
})

describe('flatten', () => {
  it('makes whole keys out of nested and of dotted ones', () => {
    expect(flatten({ a: { b: 'x', 'c.d': 'y' }, 'e.1': 'z' })).toEqual({ 'a.b': 'x', 'a.c.d': 'y', 'e.1': 'z' })
  })
})
