import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './browser'

const folder = new URL('../renderer/src/assets/pieces/', import.meta.url)
/** Pieces that stand on the map; both Forts are one piece. */
const onMap = /^(leader|successor|legion|auxilia|warband|ally|citadel|fort|settlement)(?!.*permanent).*\.svg$/

/** The pictures of a set of colours; what it lacks is that of the other. */
function pictures(set: 'default' | 'safe'): Record<string, string> {
  const read = (from: string): [string, string][] =>
    readdirSync(new URL(from, folder))
      .filter((file) => onMap.test(file))
      .map((file) => [file.replace('.svg', ''), readFileSync(new URL(`${from}/${file}`, folder), 'utf8')])
  return Object.fromEntries([...read('default'), ...read(set)])
}

/** Of 255 steps of grey, over the whole picture: less than this is not seen at the size of the map. */
const least = 6

for (const set of ['default', 'safe'] as const) {
  test(`any two pieces are told apart without colour (${set})`, async ({ chrome }) => {
    const page = await chrome.newPage()
    const alike = await page.evaluate(
      async ({ all, least }) => {
        const [width, height] = [26, 39]
        const grey = async (svg: string): Promise<number[]> => {
          const image = new Image()
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
          await image.decode()
          const canvas = Object.assign(document.createElement('canvas'), { width, height })
          const context = canvas.getContext('2d')
          if (!context) throw new Error('no canvas')
          context.fillStyle = '#ddd'
          context.fillRect(0, 0, width, height)
          const high = image.naturalHeight > image.naturalWidth * 1.2 ? height : width
          context.drawImage(image, 0, height - high, width, high)
          const { data } = context.getImageData(0, 0, width, height)
          const part = (at: number): number => data[at] ?? 0
          return Array.from(
            { length: width * height },
            (_, i) => 0.2126 * part(4 * i) + 0.7152 * part(4 * i + 1) + 0.0722 * part(4 * i + 2),
          )
        }
        const greys = await Promise.all(
          Object.entries(all).map(async ([name, svg]) => [name, await grey(svg)] as const),
        )
        return greys.flatMap(([name, one], i) =>
          greys.slice(i + 1).flatMap(([other, two]) => {
            const difference = one.reduce((sum, g, at) => sum + Math.abs(g - (two[at] ?? 0)), 0) / (width * width)
            return difference < least ? [`${name} and ${other}: ${difference.toFixed(1)}`] : []
          }),
        )
      },
      { all: pictures(set), least },
    )
    expect(alike).toEqual([])
    await page.close()
  })
}
