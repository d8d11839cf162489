import * as v from 'valibot'
import type { Decision } from '@gallia/shared/kernel/decision'
import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'

/*
 * What the host sends is checked before a screen draws it. Fields that a schema doesn't name pass: they do no harm.
 */

/**
 * A schema of exactly this type of the contract: neither narrower (it would refuse what the host may send) nor wider, so
 * that the two can't drift apart.
 */
export function of<T>() {
  return <S extends v.GenericSchema<unknown, T>>(schema: Writable<T> extends Writable<v.InferOutput<S>> ? S : never): v.GenericSchema<unknown, T> => schema // prettier-ignore
}

/** What may only be read on one side and be written on the other is the same all the same. */
type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T

export const thing = of<Thing>()(v.object({ kind: v.string(), id: v.string() }))
const things = v.optional(v.array(thing))

const param: v.GenericSchema<unknown, TextParam> = v.union([
  v.number(),
  v.string(),
  v.lazy(() => text),
  thing,
  v.array(v.lazy(() => param)),
])
export const text: v.GenericSchema<unknown, Text> = v.object({
  key: v.string(),
  params: v.optional(v.record(v.string(), param)),
})

const asked = {
  faction: v.string(),
  topic: v.string(),
  prompt: text,
  rule: v.string(),
  about: things,
  notes: v.optional(v.array(text)),
  min: v.number(),
  max: v.number(),
  secret: v.optional(v.object({ cards: v.array(thing) })),
  show: v.optional(v.literal(true)),
  asides: v.optional(v.array(v.object({ id: v.string(), faction: v.string(), label: text, rule: v.string() }))),
}
const choice = { id: v.string(), label: text, detail: v.optional(text), on: things }

export const decision: v.GenericSchema<unknown, Decision> = v.variant('kind', [
  v.object({
    ...asked,
    kind: v.literal('choose'),
    options: v.array(v.object({ ...choice, refused: v.optional(text) })),
  }),
  v.object({
    ...asked,
    kind: v.literal('allocate'),
    buckets: v.array(
      v.object({
        ...choice,
        max: v.number(),
        suggested: v.optional(v.number()),
        needs: v.optional(v.object({ bucket: v.string(), refused: text })),
      }),
    ),
    except: v.optional(v.object({ totals: v.array(v.number()), refused: text })),
  }),
])
