import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'

/** What rendering needs of a language. */
export interface Translator {
  has(key: string): boolean
  message(key: string, params: Record<string, string>, plural: number | undefined): string
  list(parts: readonly string[]): string
}

/**
 * The sentence that a Text stands for in the reader's language. The parameter `n` chooses the plural. A key without a
 * message is shown as it is, so that a missing text is seen and nothing is hidden.
 */
export function renderText(language: Translator, text: Text): string {
  const params = Object.entries(text.params ?? {})
  const rendered = Object.fromEntries(
    params.flatMap(([name, value]) => [[name, renderParam(language, value)], ...adjective(language, name, value)]),
  )
  const n = text.params?.['n']
  if (!language.has(text.key)) return withoutMessage(text.key, Object.values(rendered))
  return language.message(text.key, rendered, typeof n === 'number' ? Math.abs(n) : undefined)
}

/** A Faction stands in sentences as a people and as an adjective: "the Romans", "a Roman Ally" (`{factionAdj}`). */
function adjective(language: Translator, name: string, value: TextParam): [string, string][] {
  if (typeof value !== 'object' || !('kind' in value) || value.kind !== 'faction') return []
  const key = `faction-adj.${value.id}`
  return [[`${name}Adj`, language.has(key) ? language.message(key, {}, undefined) : thingName(language, value)]]
}

export function renderParam(language: Translator, param: TextParam): string {
  if (typeof param === 'string') return param
  if (typeof param === 'number') return formatNumber(param)
  if (isList(param)) return language.list(param.map((part) => renderParam(language, part)))
  return 'kind' in param ? thingName(language, param) : renderText(language, param)
}

/** The name of a thing of the game; its id in words if the texts don't have it. */
export function thingName(language: Translator, thing: Thing): string {
  const key = thing.kind === 'card' && thing.id !== 'winter' ? `card.${thing.id}.title` : `${thing.kind}.${thing.id}`
  if (language.has(key)) return language.message(key, {}, undefined)
  const words = thing.id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A minus is a minus sign, not a hyphen; halves, as Losses come in, are written ½. */
export function formatNumber(n: number): string {
  if (n < 0) return `−${formatNumber(-n)}`
  const whole = Math.floor(n)
  return n - whole === 0.5 ? `${whole || ''}½` : String(n)
}

/** A difference always shows its sign. */
export function formatSigned(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'
}

function withoutMessage(key: string, params: readonly string[]): string {
  return params.length ? `${key} (${params.join(', ')})` : key
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param)
}
