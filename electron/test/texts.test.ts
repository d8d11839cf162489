import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from '@gallia/shared/falling-sky/text/en'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Every text key that the host's sources write out, with the file it stands in. */
function writtenKeys(): [key: string, file: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (f) => f.endsWith('.ts') && !f.includes('test'),
  )
  return files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'((?:save|host|quit|menu|desktop)\.[a-z.-]+)'/g)].map(
      ([, key]): [string, string] => [key ?? '', file],
    ),
  )
}

test('every reason that the host gives has a sentence', () => {
  const keys = writtenKeys()
  expect(keys.length).toBeGreaterThan(25)
  expect(keys.filter(([key]) => en[key] === undefined)).toEqual([])
})
