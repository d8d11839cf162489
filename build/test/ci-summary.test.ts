import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../ci-summary.mjs', import.meta.url))
let folder: string

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'gallia-summary-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function report(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

function summary(...args: string[]): { status: number | null; last: string | undefined } {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, last: stdout.trim().split('\n').at(-1) }
}

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true }
const e2e = { stats: { expected: 2, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] }

test('adds up both reports on the last line', () => {
  expect(summary(report('u', unit), report('e', e2e))).toEqual({ status: 0, last: '7 passed, 0 failed' })
})

test('counts failed tests, files that don’t load, missing reports and failed steps', () => {
  const good = report('e', e2e)
  expect(summary(report('a', { ...unit, numFailedTests: 2, success: false }), good)).toEqual({
    status: 1,
    last: '7 passed, 2 failed',
  })
  expect(summary(report('b', { ...unit, success: false }), good)).toEqual({ status: 1, last: '7 passed, 1 failed' })
  expect(summary(join(folder, 'none'), good)).toEqual({ status: 1, last: '2 passed, 1 failed' })
  expect(summary('--failed=lint', good)).toEqual({ status: 1, last: '2 passed, 1 failed' })
  expect(summary(report('c', { ...e2e, errors: [{}] }))).toEqual({ status: 1, last: '2 passed, 1 failed' })
})

test('a run in which nothing has passed is no success', () => {
  expect(summary(report('a', { ...unit, numPassedTests: 0 })).status).toBe(1)
})
