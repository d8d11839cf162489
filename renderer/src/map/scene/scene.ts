import type { Application } from 'pixi.js'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import type { ColourSet } from '@gallia/shared/settings'
import { core, coreWithCisalpina, regionPlaces } from '../geography'
import { around } from '../geometry'
import type { Point } from '../geometry'
import { placeOf } from '../lit'
import { homeOf } from '../signage'
import type { CarriedStack, PlaceId } from '../types'
import type { View } from '../view'
import type { Sizes } from '../zoom'
import { createApplication, drawFrame } from './application'
import type { ApplicationOptions } from './application'
import { Camera } from './camera'
import { Frames } from './frames'
import { Glow } from './glow'
import { loadImages } from './images'
import { Layers } from './layers'
import type { SceneView } from './layers'
import { Places } from './places'
import { Textures } from './textures'
import { Transition } from './transition'

export interface SceneOptions extends Omit<ApplicationOptions, 'resolution'> {
  view: SceneView
  /** Called when the view has come to rest somewhere else. */
  onRest: () => void
}

const cameraMilliseconds = 350

/** The map as Pixi draws it: what is shown moving, and which layers are drawn anew when something has changed. */
export class MapScene {
  readonly camera: Camera
  readonly places: Places
  private readonly layers: Layers
  private readonly glow = new Glow()
  private readonly transition: Transition
  private readonly frames: Frames
  private view: SceneView
  /** The colours that were asked for last: their pictures may still be on their way. */
  private colours: ColourSet

  static async create(options: SceneOptions): Promise<MapScene> {
    const images = await loadImages(coloursOf(options.view))
    const resolution = window.devicePixelRatio || 1
    const app = await createApplication({ ...options, resolution })
    return new MapScene(app, options, new Textures(resolution, images))
  }

  private constructor(
    private readonly app: Application,
    private readonly options: SceneOptions,
    private readonly textures: Textures,
  ) {
    const { host, view } = options
    this.view = view
    this.colours = coloursOf(view)
    this.frames = new Frames({
      tick: (elapsed) => this.camera.tick(elapsed),
      draw: () => this.render(),
      rest: () => this.settle(),
    })
    this.camera = new Camera(app.renderer.events)
    this.camera.onMove = () => this.frames.moved()
    this.setMotion()
    this.camera.resize(this.window())
    this.layers = new Layers({ host, camera: this.camera, textures }, view)
    this.transition = new Transition(this.layers, this.camera)
    this.places = new Places(this.camera, () => ({ signage: this.layers.signage, ally: this.layers.sizes.ally }))
    this.assemble()
    host.appendChild(app.canvas)
    this.layers.drawLand()
    this.layers.drawAll()
    this.render()
  }

  /** Lays the layers on each other: those of the land move with the camera. */
  private assemble(): void {
    const { ground, control, ink, lights, names, pieces, routes, fan, carried } = this.layers
    this.camera.viewport.addChild(
      ground.container,
      control.container,
      ink.container,
      lights.onLand,
      this.glow.container,
    )
    this.app.stage.addChild(
      this.camera.viewport,
      names.pinned.container,
      pieces.pinned.container,
      this.transition.container,
      lights.signsOver.container,
      routes.container,
      fan.container,
      carried.container,
    )
  }

  get element(): HTMLCanvasElement {
    return this.app.canvas
  }

  get sizesShown(): Sizes {
    return this.layers.sizes
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
    this.layers.take(view)
    if (view.animation !== before.animation) this.setMotion()
    if (coloursOf(view) !== this.colours) void this.changeColours(coloursOf(view))
    const differs = (...keys: readonly (keyof SceneView)[]) => keys.some((k) => view[k] !== before[k])
    if (differs('board', 'group', 'hidden', 'textSize', 'pieceSize', 'control', 'labels')) this.showBoard(before)
    else if (differs('lit', 'origin')) this.layers.drawDimmed()
    else this.layers.drawPointers()
    if (differs('changed')) {
      const homes = (view.changed ?? []).flatMap((id) => this.regionOf(id) ?? [])
      this.glow.begin(homes, this.camera.scale, this.pace, this.frames)
    }
    this.frames.dirty()
  }

  resize(): void {
    this.skip()
    this.layers.forgetScale()
    const view = this.window()
    this.app.renderer.resize(view.width, view.height)
    this.camera.resize(view)
    this.layers.drawLand()
    for (const chore of this.settle()) chore()
    this.render()
  }

  destroy(): void {
    this.skip()
    this.frames.stop()
    this.layers.destroy()
    // Not `true`: that would also release what all renderers share, and another map may be on the screen by now.
    this.app.destroy({ removeView: true }, { children: true })
    this.textures.destroy()
  }

  /** Brings places into the window, farther away only if they don't fit. */
  showPlaces(ids: readonly PlaceId[]): void {
    const boxes = ids.flatMap((id) => this.places.extentOf(id) ?? [])
    if (boxes.length) this.camera.showBox(around(boxes))
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
    return this.layers.pieces.stackAt(at, this.camera)
  }

  /** A stack follows the pointer, until it is let go of. */
  carry(stack: CarriedStack | undefined, at: Point): void {
    this.layers.carry(stack, at)
    this.frames.dirty()
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
    this.layers.drawAll(moves)
    if (moves) this.transition.run(this.view.board, pace, this.frames)
  }

  /** Cisalpina has become a Region or is none any more: the map has another extent. */
  private otherRegions(): void {
    this.layers.drawLand()
    const whole = this.camera.showsAll
    this.camera.resize(this.window())
    if (whole) this.camera.showAll()
  }

  private window(): View {
    const { clientWidth, clientHeight } = this.options.host
    const map = this.view.board.regions.cisalpina.playable ? coreWithCisalpina : core
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), map }
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

  private async changeColours(colours: ColourSet): Promise<void> {
    this.colours = colours
    const images = await loadImages(colours)
    if (this.colours !== colours) return
    this.skip()
    this.layers.recolour(images)
    this.frames.dirty()
  }

  /** After a movement: pieces get the room that there is now, and the part in view is drawn sharp. */
  private settle(): (() => void)[] {
    return [() => this.refit(), ...this.layers.landDetails(), this.options.onRest]
  }

  private refit(): void {
    if (!this.layers.outgrown) return
    this.skip()
    this.layers.refit()
  }

  private render(): void {
    this.layers.follow()
    drawFrame(this.app)
  }
}

const coloursOf = (view: SceneView): ColourSet => view.colours ?? 'default'

const playableOf = (view: SceneView): string => regionPlaces.map((p) => view.board.regions[p.id].playable).join()
