// The page's policy forbids eval, with which Pixi otherwise builds its shaders.
import 'pixi.js/unsafe-eval'
import { Application, Ticker } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { fieldFor } from '../fields'
import { core, coreWithCisalpina, regionPlace, regionPlaces } from '../geography'
import { around } from '../geometry'
import type { Point } from '../geometry'
import { lightsOf, placeOf } from '../lit'
import type { Lights } from '../lit'
import { paintGround } from '../paint/ground'
import { paintInk } from '../paint/ink'
import { readPalette } from '../palette'
import type { Palette } from '../palette'
import { homeOf, signsOf } from '../signage'
import type { RegionSigns } from '../signage'
import type { CarriedStack, MapProps, PlaceId } from '../types'
import type { View } from '../view'
import { sizesAt } from '../zoom'
import type { Sizes } from '../zoom'
import { Camera } from './camera'
import { Carried } from './carried'
import { ControlLayer } from './control'
import { Fan } from './fan'
import { Frames } from './frames'
import { Glow } from './glow'
import { loadImages } from './images'
import { LightsLayer, seatColours } from './lights'
import { NamesLayer } from './names'
import { PiecesLayer } from './pieces'
import { Places } from './places'
import { Raster } from './raster'
import { RoutesLayer } from './routes'
import { Signs } from './signs'
import { measure, Textures } from './textures'
import { Transition } from './transition'

export type SceneView = MapProps & { focus?: PlaceId }

export interface SceneOptions {
  host: HTMLElement
  view: SceneView
  /** `canvas` in tests: fast and the same on every machine. */
  preference?: 'webgl' | 'canvas'
  antialias: boolean
  /** Called when the view has come to rest somewhere else. */
  onRest: () => void
}

const cameraMilliseconds = 350

/** The map as Pixi draws it: layers from the sea to the arrows, drawn anew only where something has changed. */
export class MapScene {
  readonly camera: Camera
  readonly places: Places
  private readonly ground: Raster
  private readonly ink: Raster
  private readonly control = new ControlLayer()
  private readonly lights: LightsLayer
  private readonly glow = new Glow()
  private readonly names: NamesLayer
  private readonly pieces: PiecesLayer
  private readonly transition: Transition
  private readonly carried: Carried
  private readonly routes = new RoutesLayer()
  private readonly fan: Fan
  private readonly frames: Frames
  private palette: Palette
  private sizes: Sizes
  private lit: Lights
  private signage: ReadonlyMap<RegionId, RegionSigns> = new Map()
  private loadedColours: 'default' | 'safe'

  static async create(options: SceneOptions): Promise<MapScene> {
    const { host, view, preference, antialias } = options
    const colours = view.colours ?? 'default'
    const images = await loadImages(colours)
    // Pixi's own clock would ask for a frame sixty times a second for ever: its chores are done with our frames.
    Ticker.system.autoStart = false
    Ticker.system.stop()
    const app = new Application()
    const resolution = window.devicePixelRatio || 1
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
    return new MapScene(app, options, new Textures(resolution, images))
  }

  private constructor(
    private readonly app: Application,
    private readonly options: SceneOptions,
    private readonly textures: Textures,
  ) {
    const { host, view } = options
    this.view = view
    this.loadedColours = view.colours ?? 'default'
    this.palette = readPalette(host)
    this.lit = this.lightsFor(view)
    const signs = new Signs(textures, () => this.palette)
    this.camera = new Camera(app.renderer.events)
    this.places = new Places(this.camera, () => ({ signage: this.signage, ally: this.sizes.ally }))
    this.ground = new Raster((ctx, k) => paintGround(ctx, this.palette, this.isPlayable, k))
    this.ink = new Raster((ctx) => paintInk(ctx, this.inkOptions()))
    this.lights = new LightsLayer(signs)
    this.names = new NamesLayer(signs)
    this.pieces = new PiecesLayer(signs)
    const { pieces, names, control, camera } = this
    this.transition = new Transition({ signs, pieces, names, control, camera })
    this.carried = new Carried(pieces.art)
    this.fan = new Fan(this.pieces)
    this.frames = new Frames({
      tick: (elapsed) => this.camera.tick(elapsed),
      draw: () => this.render(),
      rest: () => this.settle(),
    })
    this.camera.viewport.addChild(
      this.ground.container,
      this.control.container,
      this.ink.container,
      this.lights.onLand,
      this.glow.container,
    )
    app.stage.addChild(
      this.camera.viewport,
      this.names.pinned.container,
      this.pieces.pinned.container,
      this.transition.container,
      this.lights.signsOver.container,
      this.routes.container,
      this.fan.container,
      this.carried.container,
    )
    host.appendChild(app.canvas)
    this.camera.onMove = () => this.frames.moved()
    this.setMotion()
    this.camera.resize(this.window())
    this.sizes = this.sizesNow()
    this.drawLand()
    this.drawAll()
    this.render()
  }

  private view: SceneView
  /** The scale for which names and pieces are laid out. */
  private drawnScale = 0

  get element(): HTMLCanvasElement {
    return this.app.canvas
  }

  get sizesShown(): Sizes {
    return this.sizes
  }

  /** The pointer or the wheel is at work: frames are drawn until it has rested. */
  poke(): void {
    this.camera.halt()
    this.frames.poke()
  }

  /** Shows a new state of things; draws only what has changed. */
  show(view: SceneView): void {
    const before = this.view
    this.view = view
    if (view.animation !== before.animation) this.setMotion()
    if ((view.colours ?? 'default') !== this.loadedColours) void this.changeColours()
    const differs = (...keys: readonly (keyof SceneView)[]) => keys.some((k) => view[k] !== before[k])
    if (differs('textSize')) this.sizes = this.sizesNow()
    if (differs('lit', 'origin', 'board')) this.lit = this.lightsFor(view)
    if (differs('board', 'group', 'hidden', 'textSize', 'labels')) this.showBoard(before)
    else this.showLights(differs('lit', 'origin'))
    if (view.changed !== before.changed) {
      const homes = (view.changed ?? []).flatMap((id) => this.regionOf(id) ?? [])
      this.glow.begin(homes, this.camera.scale, this.pace, this.frames)
    }
    this.frames.dirty()
  }

  resize(): void {
    this.skip()
    this.drawnScale = 0
    const view = this.window()
    this.app.renderer.resize(view.width, view.height)
    this.camera.resize(view)
    this.drawLand()
    for (const chore of this.settle()) chore()
    this.render()
  }

  destroy(): void {
    this.skip()
    this.frames.stop()
    this.ground.destroy()
    this.ink.destroy()
    // Not `true`: that would also release what all renderers share, and another map may be on the screen by now.
    this.app.destroy({ removeView: true }, { children: true })
    this.textures.destroy()
  }

  /** Brings places into the window, farther away only if they don't fit. */
  showPlaces(ids: readonly PlaceId[]): void {
    const boxes = ids.flatMap((id) => this.places.extentOf(id) ?? [])
    if (boxes.length) this.camera.showBox(around(boxes))
  }

  private regionOf(id: PlaceId): RegionId | undefined {
    const place = placeOf(id)
    return place.kind === 'region' ? place.id : homeOf(this.view.board)(place.id)
  }

  /** Other pieces, or others to be seen: what differs between two boards is shown moving. */
  private showBoard(before: SceneView): void {
    this.skip()
    const pace = this.pace
    const moves = this.view.board !== before.board && pace > 0
    if (moves) this.transition.prepare(before.board, this.view.board)
    if (playableOf(before) !== playableOf(this.view)) this.otherRegions()
    this.drawAll(moves)
    if (moves) this.transition.run(this.view.board, pace, this.frames)
  }

  /** Cisalpina has become a Region or is none any more: the map has another extent. */
  private otherRegions(): void {
    this.drawLand()
    const whole = this.camera.showsAll
    this.camera.resize(this.window())
    if (whole) this.camera.showAll()
  }

  private window(): View {
    const { clientWidth, clientHeight } = this.options.host
    const map = this.isPlayable('cisalpina') ? coreWithCisalpina : core
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), map }
  }

  /** Everything is at once where it belongs. */
  skip(): void {
    this.transition.skip(this.frames)
  }

  /** Resolves when nothing of the board is moving any more. */
  still(): Promise<void> {
    return this.transition.over()
  }

  /** The seat's stack at a point of the screen. */
  stackAt(at: Point): CarriedStack | undefined {
    return this.pieces.stackAt(at, this.camera)
  }

  /** A stack follows the pointer, until it is let go of. */
  carry(stack: CarriedStack | undefined, at: Point): void {
    if (stack) this.carried.show(stack, at, this.sizes.piece)
    else this.carried.clear()
    this.frames.dirty()
  }

  private showLights(others: boolean): void {
    if (others) {
      this.names.dim(this.lit)
      this.pieces.dim(this.lit)
    }
    this.drawPointers()
  }

  /** How long things take, as a factor of their normal time; 0 where nobody would see them move. */
  private get pace(): number {
    return document.hidden ? 0 : (this.view.animation ?? 100) / 100
  }

  private setMotion(): void {
    const on = (this.view.animation ?? 100) > 0
    this.camera.momentum = on
    this.camera.ease = on ? (step) => this.easeCamera(step) : undefined
  }

  private easeCamera(step: (t: number) => void): void {
    if (this.pace > 0) this.frames.animate('camera', cameraMilliseconds * this.pace, step, () => {})
    else step(1)
  }

  private async changeColours(): Promise<void> {
    const colours = this.view.colours ?? 'default'
    this.loadedColours = colours
    const images = await loadImages(colours)
    if (this.loadedColours !== colours) return
    this.skip()
    this.names.pinned.clear()
    this.pieces.pinned.clear()
    this.lights.signsOver.clear()
    this.fan.close()
    this.carried.clear()
    this.textures.reset(images)
    this.palette = readPalette(this.options.host)
    this.drawLand()
    this.drawAll()
    this.frames.dirty()
  }

  private readonly isPlayable = (id: RegionId): boolean => this.view.board.regions[id]?.playable ?? false

  private inkOptions() {
    return { palette: this.palette, sizes: this.sizes, scale: this.camera.scale, isPlayable: this.isPlayable }
  }

  private sizesNow(): Sizes {
    return sizesAt(this.camera.scale, (this.view.textSize ?? 100) / 100)
  }

  private lightsFor(view: SceneView): Lights {
    return lightsOf(view.lit, view.origin, homeOf(view.board))
  }

  private get deviceScale(): number {
    return this.camera.scale * this.textures.resolution
  }

  private drawLand(): void {
    this.ground.drawWhole(this.deviceScale)
    this.ink.drawWhole(this.deviceScale)
  }

  /** @param fade Control changes visibly: the transition shows how */
  private drawAll(fade = false): void {
    const { board, labels, group, hidden } = this.view
    const scale = this.camera.scale
    this.drawnScale = scale
    this.control.update({ board, palette: this.palette, hatched: this.loadedColours === 'safe', scale }, fade)
    this.signage = signsOf({ board, sizes: this.sizes, scale, measure, fieldOf: fieldFor, colony: labels.colony ?? '' })
    this.pieces.update({
      board,
      signage: this.signage,
      lights: this.lit,
      sizes: this.sizes,
      scale,
      colours: this.loadedColours,
      labels,
      ...(group ? { group } : {}),
      ...(hidden ? { hidden } : {}),
    })
    this.names.update({ board, signage: this.signage, lights: this.lit, sizes: this.sizes }, (b) =>
      this.pieces.covers(b),
    )
    this.drawPointers()
  }

  /** Lights, arrows and the fan: what changes with every movement of the pointer. */
  private drawPointers(): void {
    const { board, hover, focus, origin, about, explained, seat, arrows, chain } = this.view
    this.lights.update({
      board,
      signage: this.signage,
      lights: this.lit,
      about: about ?? [],
      pieces: this.pieces.boxes(),
      palette: this.palette,
      sizes: this.sizes,
      scale: this.camera.scale,
      ...(hover ? { hover } : {}),
      ...(focus ? { focus } : {}),
      ...(origin ? { origin } : {}),
      ...(explained ? { explained } : {}),
      ...(seat ? { seat } : {}),
    })
    const pointOf = (region: RegionId) => this.pieces.campPoint(region) ?? regionPlace(region).camp
    const { fill: color } = seatColours({ palette: this.palette, ...(seat ? { seat } : {}) })
    this.routes.update({ arrows: arrows ?? [], chain: chain ?? [], color, piece: this.sizes.piece, pointOf })
    const { clientWidth: width, clientHeight: height } = this.options.host
    this.fan.open([hover, focus], this.camera, { width, height })
  }

  /** After a movement: pieces get the room that there is now, and the part in view is drawn sharp. */
  private settle(): (() => void)[] {
    const land = [this.ground, this.ink].map((layer) => () => layer.drawDetail(this.camera.visible(), this.deviceScale))
    return [() => this.refit(), ...land, this.options.onRest]
  }

  private refit(): void {
    if (this.camera.scale === this.drawnScale) return
    this.skip()
    this.sizes = this.sizesNow()
    this.drawAll()
  }

  private render(): void {
    const visible = this.camera.visible()
    this.ground.follow(visible)
    this.ink.follow(visible)
    this.names.pinned.follow(this.camera)
    this.pieces.pinned.follow(this.camera)
    this.lights.signsOver.follow(this.camera)
    this.routes.follow(this.camera)
    Ticker.system.update(performance.now())
    this.app.render()
  }
}

const playableOf = (view: SceneView): string => regionPlaces.map((p) => view.board.regions[p.id].playable).join()
