/** What may be written to: rules never write to the parts of a state, tests that make or break one do. */
export type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> }

/** The same value, for a test that has made it itself. */
export function writable<T>(value: T): Writable<T> {
  return value as Writable<T>
}
