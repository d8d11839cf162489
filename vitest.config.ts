import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Three kinds of tests: the pure engine, the host on Node, and the screens in a small DOM. Browser tests are in e2e. */
export default defineConfig({
  test: {
    // Both cores of a small machine: by default one is left to the reporter, which has little to do.
    maxWorkers: 2,
    projects: [
      // The engine keeps nothing between games, so nothing between test files either: they share their modules.
      { test: { name: 'engine', environment: 'node', isolate: false, include: ['shared/**/*.test.ts'] } },
      { test: { name: 'host', environment: 'node', include: ['electron/**/*.test.ts', 'build/**/*.test.ts'] } },
      { plugins: [vue()], test: { name: 'screens', environment: 'happy-dom', include: ['renderer/**/*.test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['shared/src/**', 'electron/host/**', 'renderer/src/**'],
      reporter: ['text-summary'],
    },
  },
})
