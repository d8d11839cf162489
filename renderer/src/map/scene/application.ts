// The page's policy forbids eval, with which Pixi otherwise builds its shaders.
import 'pixi.js/unsafe-eval'
import { Application, Ticker } from 'pixi.js'
import { readPalette } from '../palette'

export interface ApplicationOptions {
  host: HTMLElement
  /** `canvas` in tests: fast and the same on every machine. */
  preference?: 'webgl' | 'canvas'
  antialias: boolean
  /** Device pixels per screen pixel. */
  resolution: number
}

/** Pixi on a canvas of its own, with no clock: it draws when it is told to. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { host, preference, antialias, resolution } = options
  // Pixi's own clock would ask for a frame sixty times a second for ever: its chores are done with our frames.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  const app = new Application()
  await app.init({
    antialias,
    resolution,
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    background: readPalette(host).token('page'),
    ...(preference ? { preference } : {}),
  })
  return app
}

export function drawFrame(app: Application): void {
  Ticker.system.update(performance.now())
  app.render()
}
