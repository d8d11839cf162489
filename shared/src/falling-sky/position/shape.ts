import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'

/** What is wrong with a position, and where: `regions.arverni.romans.legions`. */
export interface Problem {
  path: string
  problem: Text
}

/** Looks at a value of unknown JSON and adds what is wrong with it. */
export type Shape = (value: unknown, path: string, problems: Problem[]) => void

export function under(path: string, key: string | number): string {
  return path === '' ? short(String(key)) : `${path}.${short(String(key))}`
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a text parameter: short, whatever a file holds. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (isObject(value)) return '{…}'
  return short(JSON.stringify(value) ?? String(value))
}

const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 39)}…` : words)

/** An object with some of these fields and no others. */
export function object(fields: Readonly<Record<string, Shape>>, required: readonly string[] = []): Shape {
  return (value, path, problems) => {
    if (!isObject(value)) return void problems.push({ path, problem: text('position.object-expected') })
    for (const key of required) {
      if (!Object.hasOwn(value, key)) problems.push({ path: under(path, key), problem: text('position.missing') })
    }
    for (const [key, field] of Object.entries(value)) {
      const shape = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (shape) shape(field, under(path, key), problems)
      else problems.push({ path: under(path, key), problem: text('position.unknown-field', { field: short(key) }) })
    }
  }
}

/** An object whose keys are ids of one kind, such as Regions. */
export function record(ids: readonly string[], kind: string, each: Shape): Shape {
  return (value, path, problems) => {
    if (!isObject(value)) return void problems.push({ path, problem: text('position.object-expected') })
    for (const [key, field] of Object.entries(value)) {
      if (ids.includes(key)) each(field, under(path, key), problems)
      else problems.push({ path: under(path, key), problem: text(`position.unknown-${kind}`, { id: short(key) }) })
    }
  }
}

export function list(each: Shape): Shape {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return void problems.push({ path, problem: text('position.list-expected') })
    value.forEach((item, i) => each(item, under(path, i), problems))
  }
}

/** A list in which nothing stands twice. */
export function set(each: Shape): Shape {
  const items = list(each)
  return (value, path, problems) => {
    items(value, path, problems)
    if (!Array.isArray(value)) return
    value.forEach((item, i) => {
      if (value.indexOf(item) < i)
        problems.push({ path: under(path, i), problem: text('position.twice', { id: shown(item) }) })
    })
  }
}

/** An id of one kind. */
export function oneOf(ids: readonly string[], kind: string): Shape {
  return (value, path, problems) => {
    if (typeof value === 'string' && ids.includes(value)) return
    problems.push({ path, problem: text(`position.unknown-${kind}`, { id: shown(value) }) })
  }
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Shape {
  return (value, path, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return
    problems.push({ path, problem: text('position.number', { min, max, found: shown(value) }) })
  }
}

export const yesNo: Shape = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.push({ path, problem: text('position.yes-no-expected') })
}

export const words: Shape = (value, path, problems) => {
  if (typeof value !== 'string' || value.trim() === '')
    problems.push({ path, problem: text('position.words-expected') })
}

/** One of two shapes, told apart by whether the value is a number. */
export function numberOr(number: Shape, other: Shape): Shape {
  return (value, path, problems) => (typeof value === 'number' ? number : other)(value, path, problems)
}
