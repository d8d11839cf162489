import { rendererChoice } from './renderer-choice'
import type { SceneView } from './scene/layers'
import { MapScene } from './scene/scene'

/** Pixels of a picture of the board: enough to read every number when it is shown in a forum. */
const size = { width: 1600, height: 1240 }
const captionLine = 30
const margin = 16

/**
 * The whole map as a PNG, whatever part of it is on the screen, with lines of text under it. It is drawn apart from the
 * map on the screen, which doesn't move.
 *
 * @throws an Error if it can't be drawn
 */
export async function mapPicture(view: SceneView, caption: readonly string[]): Promise<Blob> {
  const host = document.createElement('div')
  Object.assign(host.style, {
    position: 'fixed',
    left: '-9999px',
    width: `${size.width}px`,
    height: `${size.height}px`,
  })
  document.body.appendChild(host)
  const still: SceneView = {
    board: view.board,
    labels: view.labels,
    lit: [],
    animation: 0,
    ...(view.colours && { colours: view.colours }),
    ...(view.control && { control: view.control }),
  }
  const scene = await MapScene.create({
    host,
    view: still,
    onRest: () => {},
    ...rendererChoice(window.location.search),
  })
  try {
    // Sharp at its size, and copied in the same moment: what a canvas of WebGL shows is gone afterwards.
    scene.resize()
    return await asPng(withCaption(scene.element, caption))
  } finally {
    scene.destroy()
    host.remove()
  }
}

function withCaption(map: HTMLCanvasElement, caption: readonly string[]): HTMLCanvasElement {
  const picture = document.createElement('canvas')
  picture.width = size.width
  picture.height = size.height + (caption.length ? caption.length * captionLine + margin : 0)
  const ctx = picture.getContext('2d')
  if (!ctx) throw new Error('no canvas to draw on')
  const tokens = getComputedStyle(document.documentElement)
  ctx.fillStyle = tokens.getPropertyValue('--paper')
  ctx.fillRect(0, 0, picture.width, picture.height)
  ctx.drawImage(map, 0, 0, size.width, size.height)
  ctx.fillStyle = tokens.getPropertyValue('--ink')
  caption.forEach((line, i) => {
    ctx.font = `${i === 0 ? 700 : 500} 21px "Alegreya Sans"`
    ctx.fillText(line, margin, size.height + (i + 1) * captionLine, size.width - 2 * margin)
  })
  return picture
}

function asPng(picture: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  )
}
