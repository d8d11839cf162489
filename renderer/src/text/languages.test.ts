import { afterEach, describe, expect, it } from 'vitest'
import { languageFrom } from '@gallia/shared/languages'
import { text } from '@gallia/shared/kernel/text'
import { addMessages, i18n, useText } from './i18n'
import { chosenLanguage, speak } from './languages'

const { tx, t } = useText()
const faction = { kind: 'faction', id: 'aedui' }
const region = { kind: 'region', id: 'arverni' }
const now = (): string => i18n.global.locale.value

afterEach(() => speak('en'))

describe('the language', () => {
  it('is the first of the system’s that Gallia speaks, until one is chosen', () => {
    expect(languageFrom(['de-CH', 'fr-CH', 'it-CH'])).toBe('fr')
    expect(languageFrom(['IT_it'])).toBe('it')
    expect(languageFrom(['fro', 'de'])).toBe('en')
    expect(chosenLanguage('it')).toBe('it')
    expect(chosenLanguage('system')).toBe(languageFrom(navigator.languages))
  })

  it('changes at once, on the page too', async () => {
    await speak('fr')
    expect([now(), document.documentElement.lang]).toEqual(['fr', 'fr'])
    expect(tx(text('pieces.legion', { n: 2 }))).toBe('2 Légions')
    await speak('en')
    expect([now(), document.documentElement.lang]).toEqual(['en', 'en'])
    expect(tx(text('pieces.legion', { n: 2 }))).toBe('2 Legions')
  })

  it('is the one that was asked for last, whatever comes first', async () => {
    await Promise.all([speak('fr'), speak('en')])
    expect(now()).toBe('en')
  })
})

describe('French', () => {
  it('has the singular below two', async () => {
    await speak('fr')
    const many = [0, 0.5, 1, 1.5, 2, -3].map((n) => tx(text('pieces.legion', { n })))
    expect(many).toEqual(['0 Légion', '½ Légion', '1 Légion', '1½ Légion', '2 Légions', '−3 Légions'])
  })

  it('has a form of its own for none where the text has three', async () => {
    addMessages('fr', { test: { games: 'Rien | {n} partie | {n} parties' } })
    await speak('fr')
    expect([0, 1, 2].map((n) => t('test.games', { n }))).toEqual(['Rien', '1 partie', '2 parties'])
  })

  it('inflects things, also in lists, and begins sentences with a capital letter', async () => {
    addMessages('fr', {
      test: {
        ally: 'une Citadelle {factionAdjF} {regionIn}',
        of: 'loin {regionsOf}',
        leave: '{factionThe} partent : enfin !',
        part: '{factionThe} partent',
      },
    })
    await speak('fr')
    expect(tx(text('test.ally', { faction, region }))).toBe('une Citadelle éduenne chez les Arverni')
    const regions = [region, { kind: 'region', id: 'provincia' }]
    expect(tx(text('test.of', { regions }))).toBe('loin des Arverni et de la Provincia')
    expect(tx(text('test.leave', { faction }))).toBe('Les Éduens partent : enfin !')
    expect(tx(text('test.part', { faction }))).toBe('les Éduens partent')
  })
})

describe('Italian', () => {
  it('has the plural for none and from above one', async () => {
    await speak('it')
    const many = [0, 0.5, 1, 1.5, 2].map((n) => tx(text('pieces.legion', { n })))
    expect(many).toEqual(['0 Legioni', '½ Legione', '1 Legione', '1½ Legioni', '2 Legioni'])
  })

  it('joins its articles to prepositions, also in lists, and tells a Region from the Faction of its name', async () => {
    addMessages('it', { test: { rally: '{factionThe} vanno {regionsFrom} {regionTo}: il bottino {factionsOf}.' } })
    await speak('it')
    const regions = [region, { kind: 'region', id: 'provincia' }]
    const factions = [faction, { kind: 'faction', id: 'belgae' }]
    expect(tx(text('test.rally', { faction, factions, regions, region: { kind: 'region', id: 'morini' } }))).toBe(
      'Gli Aedui vanno dalla Regione degli Arverni e dalla Provincia ai Morini: il bottino degli Aedui e dei Belgi.',
    )
  })

  it('says «ed» before another e', async () => {
    await speak('it')
    const abilities = (...ids: string[]): string =>
      tx(text('name', { name: ids.map((id) => ({ kind: 'ability', id })) }))
    expect(abilities('build', 'scout')).toBe('Costruzione ed Esplorazione')
    expect(abilities('scout', 'besiege')).toBe('Esplorazione e Assedio')
  })
})
