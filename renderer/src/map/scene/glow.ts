import { Container, Graphics } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { regionPlace } from '../geography'
import type { Frames } from './frames'
import { innerLine, maskedTo } from './landmask'

const milliseconds = 1200

/** What has just changed glows once, softly. */
export class Glow {
  readonly container = new Container()

  /** @param animation per cent of the normal duration; 0 shows nothing */
  begin(regions: readonly RegionId[], scale: number, animation: number, frames: Frames): void {
    this.end()
    if (animation <= 0) return
    for (const region of new Set(regions)) {
      const g = new Graphics()
      for (const width of [22, 14, 7]) {
        innerLine(g, regionPlace(region), { color: '#F2C14E', width: width / scale, alpha: 0.3 })
      }
      this.container.addChild(maskedTo(regionPlace(region), g))
    }
    const fade = (t: number) => (this.container.alpha = Math.sin(Math.PI * (0.25 + t * 0.75)))
    frames.animate('glow', (milliseconds * animation) / 100, fade, () => this.end())
  }

  private end(): void {
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
  }
}
