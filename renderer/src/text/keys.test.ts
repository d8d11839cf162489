import { describe, expect, it } from 'vitest'
import { en as game } from '@gallia/shared/falling-sky/text/en'
import { en } from './en'
import { flatten } from './i18n'

const sources = import.meta.glob<string>(['../**/*.vue', '../**/*.ts', '!../**/*.test.ts', '!./en*.ts', '!../map/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const messages = new Set([...Object.keys(flatten(en)), ...Object.keys(game)])

/** Keys written out in the source; in a template literal everything from the first `${` on is open. */
const written = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/['"`](ui\.[a-z0-9.${}\w[\]?]*?[\w}-]+(?:[\w.${}-]|\?\.)*)['"`]/gi)].map((m) => ({
    file,
    key: m[1] ?? '',
  })),
)

describe('texts of the screens', () => {
  it('are found in the source at all', () => {
    expect(written.length).toBeGreaterThan(150)
  })

  it.each([...new Map(written.map((w) => [w.key, w])).values()])('has a message for $key', ({ key }) => {
    const open = key.indexOf('${')
    const found = open < 0 ? messages.has(key) : [...messages].some((m) => m.startsWith(key.slice(0, open)))
    expect(found).toBe(true)
  })
})
