import { defineConfig } from '@playwright/test'

/** `npm run pictures`: takes the pictures of the README anew, drawn as a player with a graphics card sees them. */
process.env['PIXI'] = ''

export default defineConfig({
  testMatch: 'pictures.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  outputDir: '../test-results/pictures',
  reporter: 'list',
})
