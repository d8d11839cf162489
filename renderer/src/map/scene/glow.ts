import { Container, Graphics } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { regionPlace } from '../geography'
import type { Frames } from './frames'
import { innerLine, maskedTo } from './landmask'

const milliseconds = 1200
const gold = '#F2C14E'

/** What has just changed glows once, softly; where nothing may move it is outlined until something else changes. */
export class Glow {
  readonly container = new Container()

  /** @param pace factor of the normal duration; 0 where nothing may move */
  begin(regions: readonly RegionId[], scale: number, pace: number, frames: Frames): void {
    frames.finish('glow')
    this.end()
    const widths = pace > 0 ? [22, 14, 7] : [4]
    for (const region of new Set(regions)) {
      const g = new Graphics()
      for (const width of widths) {
        innerLine(g, regionPlace(region), { color: gold, width: width / scale, alpha: pace > 0 ? 0.3 : 0.9 })
      }
      this.container.addChild(maskedTo(regionPlace(region), g))
    }
    this.container.alpha = 1
    if (pace === 0 || !regions.length) return
    const fade = (t: number) => (this.container.alpha = Math.sin(Math.PI * (0.25 + t * 0.75)))
    frames.animate('glow', milliseconds * pace, fade, () => this.end())
  }

  private end(): void {
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
  }
}
