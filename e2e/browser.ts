import { test as base, type Browser, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)

/**
 * One browser for all tests of a worker: Debian's Chromium (or the one named in CHROMIUM), without the things that
 * would talk to the network.
 */
export const test = base.extend<object, { chrome: Browser }>({
  chrome: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? installed,
        chromiumSandbox: false,
        args: [
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
          '--disable-quic',
        ],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Everything a page complains about: exceptions, errors on its console (what the policy has blocked and files that are
 * missing among them).
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  return complaints
}

/** On canvas and without antialiasing the map is quick enough to click on machines without a GPU. */
export const drawing = process.env['PIXI'] ?? '?pref=canvas&aa=0'
