import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { fieldFor } from '../fields'
import { regionPlace } from '../geography'
import type { Point } from '../geometry'
import { lightsOf } from '../lit'
import type { Lights } from '../lit'
import { paintGround } from '../paint/ground'
import { paintInk } from '../paint/ink'
import { readPalette } from '../palette'
import type { Palette } from '../palette'
import { homeOf, signsOf } from '../signage'
import type { RegionSigns } from '../signage'
import type { CarriedStack, MapProps, PlaceId } from '../types'
import { sizesAt } from '../zoom'
import type { Sizes } from '../zoom'
import type { Camera } from './camera'
import { Carried } from './carried'
import { ControlLayer } from './control'
import { Fan } from './fan'
import type { Images } from './images'
import { LightsLayer, seatColours } from './lights'
import { NamesLayer } from './names'
import { PiecesLayer } from './pieces'
import { Raster } from './raster'
import { RoutesLayer } from './routes'
import { Signs } from './signs'
import { measure } from './textures'
import type { Textures } from './textures'

export type SceneView = MapProps & { focus?: PlaceId }

/** What the layers are drawn with. */
interface Studio {
  host: HTMLElement
  camera: Camera
  textures: Textures
}

/**
 * The layers of the map, from the sea to the arrows: each as it is drawn for the view and the scale of the last drawing.
 * They know no time; what moves between two drawings lies over them.
 */
export class Layers {
  readonly ground: Raster
  readonly ink: Raster
  readonly control = new ControlLayer()
  readonly lights: LightsLayer
  readonly names: NamesLayer
  readonly pieces: PiecesLayer
  readonly routes = new RoutesLayer()
  readonly fan: Fan
  readonly carried: Carried
  readonly signs: Signs
  /** How large things are at the present scale. */
  sizes: Sizes
  signage: ReadonlyMap<RegionId, RegionSigns> = new Map()
  private palette: Palette
  private lit: Lights
  /** The scale for which names and pieces are laid out. */
  private drawnScale = 0

  constructor(
    private readonly studio: Studio,
    private view: SceneView,
  ) {
    this.palette = readPalette(studio.host)
    this.lit = this.lightsNow()
    this.sizes = this.sizesNow()
    this.signs = new Signs(studio.textures, () => this.palette)
    this.ground = new Raster((ctx, k) => paintGround(ctx, this.palette, this.isPlayable, k))
    this.ink = new Raster((ctx) => {
      const { palette, sizes, isPlayable } = this
      paintInk(ctx, { palette, sizes, scale: studio.camera.scale, isPlayable })
    })
    this.lights = new LightsLayer(this.signs)
    this.names = new NamesLayer(this.signs)
    this.pieces = new PiecesLayer(this.signs)
    this.carried = new Carried(this.pieces.art)
    this.fan = new Fan(this.pieces)
  }

  /** Whether a Region is on the map in this game. */
  readonly isPlayable = (id: RegionId): boolean => this.view.board.regions[id].playable

  /** Takes up a new state of things, without drawing it. */
  take(view: SceneView): void {
    const before = this.view
    this.view = view
    if (view.textSize !== before.textSize || view.pieceSize !== before.pieceSize) this.sizes = this.sizesNow()
    if (view.lit !== before.lit || view.origin !== before.origin || view.board !== before.board)
      this.lit = this.lightsNow()
  }

  drawLand(): void {
    for (const land of [this.ground, this.ink]) land.drawWhole(this.deviceScale)
  }

  /** What draws the part in view sharp: one piece of work for each layer of the land. */
  landDetails(): (() => void)[] {
    const { camera } = this.studio
    return [this.ground, this.ink].map((land) => () => land.drawDetail(camera.visible(), this.deviceScale))
  }

  /** @param fade Control changes visibly: the transition shows how */
  drawAll(fade = false): void {
    const { board, labels, group, hidden } = this.view
    const { palette, sizes } = this
    const { scale } = this.studio.camera
    this.drawnScale = scale
    this.control.update({ board, palette, style: this.view.control ?? 'wash', scale }, fade)
    this.signage = signsOf({
      board,
      sizes,
      scale,
      measure,
      fieldOf: fieldFor,
      colony: labels.colony ?? '',
      modern: labels.modern,
    })
    const laidOut = { board, signage: this.signage, lights: this.lit, sizes }
    this.pieces.update({
      ...laidOut,
      scale,
      labels,
      ...(group ? { group } : {}),
      ...(hidden ? { hidden } : {}),
    })
    this.names.update(laidOut, (b) => this.pieces.covers(b))
    this.drawPointers()
  }

  /** What may be chosen has changed, and nothing else: names and pieces fade back or come out. */
  drawDimmed(): void {
    this.names.dim(this.lit)
    this.pieces.dim(this.lit)
    this.drawPointers()
  }

  /** Lights, arrows and the fan: what changes with every movement of the pointer. */
  drawPointers(): void {
    const { board, hover, focus, origin, about, explained, seat, arrows, chain } = this.view
    const { palette, sizes, signage } = this
    const { host, camera } = this.studio
    this.lights.update({
      board,
      signage,
      lights: this.lit,
      about: about ?? [],
      pieces: this.pieces.boxes(),
      palette,
      sizes,
      scale: camera.scale,
      ...(hover ? { hover } : {}),
      ...(focus ? { focus } : {}),
      ...(origin ? { origin } : {}),
      ...(explained ? { explained } : {}),
      ...(seat ? { seat } : {}),
    })
    const pointOf = (region: RegionId) => this.pieces.campPoint(region) ?? regionPlace(region).camp
    const { fill: color } = seatColours({ palette, ...(seat ? { seat } : {}) })
    this.routes.update({ arrows: arrows ?? [], chain: chain ?? [], color, piece: sizes.piece, pointOf })
    this.fan.open([hover, focus], camera, { width: host.clientWidth, height: host.clientHeight })
  }

  /** A stack follows the pointer, until it is let go of. */
  carry(stack: CarriedStack | undefined, at: Point): void {
    if (stack) this.carried.show(stack, at, this.sizes.piece)
    else this.carried.clear()
  }

  /** Whether names and pieces are laid out for another scale than that of now. */
  get outgrown(): boolean {
    return this.studio.camera.scale !== this.drawnScale
  }

  /** The window has another size: names and pieces are laid out anew, whatever the scale. */
  forgetScale(): void {
    this.drawnScale = 0
  }

  /** Names and pieces get the room that there is at the present scale. */
  refit(): void {
    this.sizes = this.sizesNow()
    this.drawAll()
  }

  /** Draws everything anew in the colours that are in force now. */
  recolour(images: Images): void {
    this.names.pinned.clear()
    this.pieces.pinned.clear()
    this.lights.signsOver.clear()
    this.fan.close()
    this.carried.clear()
    this.studio.textures.reset(images)
    this.palette = readPalette(this.studio.host)
    this.drawLand()
    this.drawAll()
  }

  /** What lies on the land goes with it. */
  follow(): void {
    const { camera } = this.studio
    const visible = camera.visible()
    this.ground.follow(visible)
    this.ink.follow(visible)
    this.names.pinned.follow(camera)
    this.pieces.pinned.follow(camera)
    this.lights.signsOver.follow(camera)
    this.routes.follow(camera)
  }

  destroy(): void {
    this.ground.destroy()
    this.ink.destroy()
  }

  private get deviceScale(): number {
    return this.studio.camera.scale * this.studio.textures.resolution
  }

  private sizesNow(): Sizes {
    const { textSize, pieceSize } = this.view
    return sizesAt(this.studio.camera.scale, (textSize ?? 100) / 100, pieceSize)
  }

  private lightsNow(): Lights {
    return lightsOf(this.view.lit, this.view.origin, homeOf(this.view.board))
  }
}
