// Draws build/resources/icon.png, from which electron-builder makes the icons of every system, out of icon.svg.
// Run by hand when the drawing has changed: node build/icon.mjs
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (name) => fileURLToPath(new URL(`resources/${name}`, import.meta.url))
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } })
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${readFileSync(file('icon.svg'), 'utf8')}`)
await page.screenshot({ path: file('icon.png'), omitBackground: true })
await browser.close()
