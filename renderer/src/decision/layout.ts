import type { ChooseDecision, Decision } from '@gallia/shared/kernel/decision'

/** How a question is laid out. Everything unknown is a list, so a new topic of the engine never breaks the screen. */
export type Layout = 'list' | 'grid' | 'consent' | 'sides' | 'allocate'

export function layoutOf(decision: Decision): Layout {
  if (decision.kind === 'allocate') return 'allocate'
  if (decision.topic === 'turn.action') return 'grid'
  if (decision.topic.startsWith('consent.') && decision.options.length === 2 && decision.max === 1) return 'consent'
  if (decision.options.some((o) => o.id === 'unshaded') && decision.options.some((o) => o.id === 'shaded'))
    return 'sides'
  return 'list'
}

/** Whether leave is asked for several places at once: some, all or none of them may be granted. */
export function isConsentForSeveral(decision: Decision): decision is ChooseDecision {
  return decision.kind === 'choose' && decision.topic.startsWith('consent.') && layoutOf(decision) !== 'consent'
}

const deeds: readonly (readonly [RegExp, string])[] = [
  [/march\.group$/, 'march'],
  [/^march\.on$/, 'go-on'],
  [/\.group(\.aedui)?$|^quarters\.to-provincia$|^antonius\.auxilia$/, 'move'],
  [/^battle\.losses$/, 'losses'],
  [/^transfer\.amount$/, 'give'],
  [/^quarters\.pay$/, 'pay'],
  [/^battle\.stay$/, 'stay'],
  [/^scout\.warbands$/, 'scout'],
  [/^((germanic-)?rally|mist|segni-condrusi|camulogenus)\.warbands$|^(recruit|lucterius)\.auxilia$/, 'place'],
  [/^alpine\.number$|^legiones\.from$|^(gobannitio|correus)\.place$/, 'place'],
  [/^(dumnorix|correus)\.pieces$|^dumnorix\.by$|^litaviccus\.warbands$|^surus\.to-|\.replace$/, 'replace'],
  [/^(numidians|ambacti|togata|alaudae)\.auxilia$|^(togata|alaudae)\.legion$|^pompey\.legions$/, 'remove'],
  [/^(lucterius|aduatuca|catuvolcus)\.warbands$|^(sappers|indutiomarus)\.pieces$/, 'remove'],
  [
    /^(hostages|allegiances|gobannitio|correus)\.remove$|^(wine|catuvolcus)\.allies$|^drought\.piece$|^devastate\.pieces$|^remove\.number$/,
    'remove',
  ],
]

/** What is done with the amounts, or with the several that are chosen, where it is one of the usual things. */
export function deedOf({ kind, max, topic }: Decision): string {
  const several = kind === 'allocate' || max > 1
  return (several && deeds.find(([topics]) => topics.test(topic))?.[1]) || 'confirm'
}

/** Commands first; Event and Pass stand apart below them. */
export function standsApart(id: string): boolean {
  return /(^|[.:-])(event|pass)\b/.test(id)
}

const mnemonics: readonly (readonly [RegExp, string])[] = [
  [/recruit|rally/, 'r'],
  [/march/, 'm'],
  [/seize/, 's'],
  [/raid/, 'a'],
  [/battle/, 'b'],
  [/event/, 'e'],
  [/pass/, 'p'],
]

const digits = [...'123456789']
/** Digits, then the letters that no other key of the table uses. */
const plainKeys = [...digits, ...'abdegijkmoqrsuvwxz']

/**
 * The key of every option that can be chosen: Y and N where leave is asked, the Command's own letter where the card is
 * played or an Event grants one, otherwise digits and then letters. Options without a free key have none.
 *
 * @param letters whether letters are keys; if not, there are digits only
 */
export function optionKeys(decision: ChooseDecision, letters = true): Map<string, string> {
  const open = decision.options.filter((o) => !o.refused)
  if (!letters) return inOrder(open, digits)
  const layout = layoutOf(decision)
  if (layout === 'consent')
    return new Map(decision.options.flatMap((o, i) => (o.refused ? [] : [[o.id, i ? 'n' : 'y']])))
  if (layout === 'grid' || /\.command$/.test(decision.topic)) {
    const own = open.map((o) => mnemonics.find(([word]) => word.test(o.id))?.[1])
    const clear = own.every((l) => l !== undefined) && new Set(own).size === own.length
    if (clear) return new Map(open.map((o, i) => [o.id, own[i] ?? '']))
  }
  return inOrder(open, plainKeys)
}

const inOrder = (open: readonly { id: string }[], keys: readonly string[]): Map<string, string> =>
  new Map(open.slice(0, keys.length).map((o, i) => [o.id, keys[i] ?? '']))
