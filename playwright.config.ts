import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The canvas without a GPU keeps a core busy: one browser for each of the two cores of a small machine, and patience.
  workers: 2,
  fullyParallel: true,
  // A second try keeps a busy machine from stopping a landing; the summary tells how many needed it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // A trace costs a fifth of the time, so the CI goes without: what failed there is run again here.
  use: { trace: process.env['CI'] ? 'off' : 'retain-on-failure', screenshot: 'only-on-failure' },
})
