import { describe, expect, it } from 'vitest'
import { en as game } from '@gallia/shared/falling-sky/text/en'
import { fr } from '@gallia/shared/falling-sky/text/fr'
import { it as italian } from '@gallia/shared/falling-sky/text/it'
import { en as screens } from './en'
import { fr as screensFr } from './fr'
import { flatten } from './i18n'
import { it as screensIt } from './it'
import { camelCase } from './render'

type Texts = Readonly<Record<string, string>>

const english: Texts = { ...flatten(game), ...flatten(screens) }

interface Translation {
  language: string
  texts: Texts
  same: readonly RegExp[]
  /** Texts with what has no plural, as an abbreviation. */
  invariable: RegExp
  /** Words that a thing's bare name can't follow: they join with its article, or are cut short before a vowel. */
  joining: string
}

/** Texts that are rightly the same as in English, besides names that are so everywhere. */
const sameAsEnglish = {
  fr: [
    /^leader\.(ambiorix|ariovistus|boduognatus)$/,
    /^((pieces|available)\.forts?|losses\.fort|position\.piece\.forts|ui\.(words|piece|adjust\.kind)\.forts)$/,
    /^card\.(2|5|7|9|12|14|20|26|28|34|41|43|51|53|58|66|67)\.title$/,
    /^ui\.(list\.marker\.togata|new\.ariovistus|start\.version|about\.(version|runs-on|licences))$/,
    /^ui\.(area\.factions|winter\.faction|library\.group\.factions|menu\.open|new\.options|bots\.pause)$/,
    /^ui\.(bots\.pace\.normal|new\.level\.normal|keys\.(undo|library)\.key)$/,
  ],
  it: [
    /^(faction\.(arverni|aedui)|march\.lent\.aedui)$/,
    /^leader\.(ambiorix|ariovistus|boduognatus|diviciacus)$/,
    /^(command|why)\.raid$/,
    /^(battle\.sum|quarters|province|raid|available|position\.piece|ui\.piece)\.auxilia$/,
    /^(recruit\.auxilia\.number|ambacti\.(joining|leaving)|scenario\.pax-gallica|bot\.(no|by\.belgica))$/,
    /^card\.(2|5|7|9|15|16|20|25|26|28|34|37|38|41|43|51|53|58|67)\.title$/,
    /^ui\.(list\.marker\.togata|new\.(ariovistus|bot|scenario)|menu\.open|seat\.bot|about\.runs-on)$/,
    /^ui\.(key\.esc|keys\.(esc|undo|library)\.key)$/,
  ],
}

/** The languages that are complete, with the texts that are rightly the same in English. */
const translations: readonly Translation[] = [
  {
    language: 'fr',
    texts: { ...flatten(fr), ...flatten(screensFr) },
    same: sameAsEnglish.fr,
    invariable: /\{n\} PR/,
    joining: 'à|au|aux|chez|contre|de|des|du|en|faction|la|le|les|par|pour|que|sans|vers',
  },
  {
    language: 'it',
    texts: { ...flatten(italian), ...flatten(screensIt) },
    same: sameAsEnglish.it,
    invariable: /ne ha \{n\}/,
    joining: 'a|ai|agli|con|contro|da|dai|degli|dei|di|e|Fazione|gli|i|il|in|la|le|per|presso|su|tra|verso',
  },
]

/** Names that stay Latin in all languages, and texts without a word in them. */
const sameEverywhere: readonly RegExp[] = [
  /^(region|tribe|city)\./,
  /^(name|ui\.title)$/,
  /^ui\.(group|scenario-name|modern)\./,
]
const withoutWords = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** Forms of things (`faction-adj.romans`) belong to one language: its grammar needs them, others don't. */
const ofForm = /^(faction|region|tribe|leader|card)-([a-z-]+)\.(.+)$/
const plain = (texts: Texts): string[] => Object.keys(texts).filter((key) => !ofForm.test(key))

function formsIn(texts: Texts): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>()
  for (const key of Object.keys(texts)) {
    const [, kind = '', form = '', id = ''] = ofForm.exec(key) ?? []
    if (id) forms.set(`${kind}-${form}`, (forms.get(`${kind}-${form}`) ?? new Set()).add(id))
  }
  return forms
}

const written = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '')

/** The parameters of each text without the form that it takes them in: `{factionAdj}` is `faction`. */
function paramsOf(texts: Texts): (key: string) => string {
  const forms = [...formsIn(texts).keys()].map((form) => camelCase(form.slice(form.indexOf('-') + 1)))
  const ends = new RegExp(`(${forms.join('|') || '(?!)'})$`)
  return (key) => [...new Set(written(texts[key] ?? '').map((name) => name.replace(ends, '')))].sort().join()
}

const plurals = (text: string): number => text.split(' | ').length

/** What the engine calls Factions, Regions, Tribes and Leaders in its sentences. */
const things = 'attacker|by|defender|faction|factions|from|leader|next|on|region|regions|to|tribe'

describe.each(translations)('the texts in $language', ({ texts, same, invariable, joining }) => {
  it('are those of English, none missing and none besides', () => {
    const missing = plain(english).filter((key) => texts[key] === undefined)
    const besides = plain(texts).filter((key) => english[key] === undefined)
    expect({ missing, besides }).toEqual({ missing: [], besides: [] })
  })

  it('take the same parameters', () => {
    const [ours, theirs] = [paramsOf(texts), paramsOf(english)]
    expect(plain(english).filter((key) => ours(key) !== theirs(key))).toEqual([])
  })

  it('have as many plural forms as English has, and two where only the translation needs them', () => {
    const odd = plain(english).filter((key) => {
      const [ours, theirs] = [plurals(texts[key] ?? ''), plurals(english[key] ?? '')]
      if (ours === theirs || (ours === 1 && invariable.test(texts[key] ?? ''))) return false
      return !(theirs === 1 && ours === 2 && written(english[key] ?? '').includes('n'))
    })
    expect(odd).toEqual([])
  })

  it('put no bare name where grammar wants a form of it', () => {
    const bare = new RegExp(`(?<![\\p{L}’])(?:${joining}) \\{(?:${things})\\}`, 'u')
    expect(plain(english).filter((key) => bare.test(texts[key] ?? ''))).toEqual([])
  })

  it('are translated', () => {
    const listed = [...sameEverywhere, ...same]
    const left = plain(english).filter(
      (key) =>
        texts[key] === english[key] && !withoutWords(english[key] ?? '') && !listed.some((key_) => key_.test(key)),
    )
    expect(left).toEqual([])
  })

  it('list as the same nothing that differs', () => {
    const idle = same.filter((list) => !plain(english).some((key) => list.test(key) && texts[key] === english[key]))
    expect(idle).toEqual([])
  })

  it('have every form of a thing for all things of its kind', () => {
    for (const [name, ids] of formsIn(texts)) {
      const kind = name.slice(0, name.indexOf('-'))
      const things = Object.keys(texts)
        .filter((key) => key.startsWith(`${kind}.`))
        .map((key) => key.slice(kind.length + 1))
      expect([name, [...ids].sort()]).toEqual([name, things.sort()])
    }
  })
})
