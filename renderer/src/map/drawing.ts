import { onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'
import type { Ref, ShallowRef } from 'vue'
import { rendererChoice } from './renderer-choice'
import type { SceneView } from './scene/layers'
import { MapScene } from './scene/scene'

interface DrawingUse {
  /** The element that the map fills. */
  stage: Ref<HTMLElement | undefined>
  view: Ref<SceneView>
  /** The view has come to rest somewhere else, or there is one for the first time. */
  rest: () => void
  ready: () => void
  failed: (reason: string) => void
}

/** The scene of a map, from the first picture to the end of its component; undefined until it is there. */
export function useDrawing({
  stage,
  view,
  rest,
  ready,
  failed,
}: DrawingUse): Readonly<ShallowRef<MapScene | undefined>> {
  const scene = shallowRef<MapScene>()
  const observer = new ResizeObserver(() => {
    scene.value?.resize()
    rest()
  })

  onMounted(async () => {
    const host = stage.value
    if (!host) return
    try {
      await fontsLoaded()
      const choice = rendererChoice(window.location.search)
      const made = await MapScene.create({ host, view: view.value, onRest: rest, ...choice })
      // The component may have gone while the pictures were coming.
      if (!stage.value) return made.destroy()
      scene.value = made
      made.element.addEventListener('webglcontextlost', () => failed('context-lost'))
      made.element.addEventListener('webglcontextrestored', () => {
        made.resize()
        ready()
      })
      observer.observe(host)
      made.show(view.value)
      rest()
      ready()
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error))
    }
  })

  watch(view, (now) => scene.value?.show(now))

  /** No frames are drawn in a window that nobody sees: nothing may wait for them. */
  function outOfSight(): void {
    if (document.hidden) scene.value?.skip()
  }
  document.addEventListener('visibilitychange', outOfSight)

  onBeforeUnmount(() => {
    document.removeEventListener('visibilitychange', outOfSight)
    observer.disconnect()
    scene.value?.destroy()
    scene.value = undefined
  })

  return scene
}

/** Canvas text does not wait for fonts, so we do; a font that can't be had is replaced, not waited for. */
async function fontsLoaded(): Promise<void> {
  const faces = ['700 16px Cinzel', '500 16px Cinzel', 'italic 500 13px "Alegreya Sans"', '700 13px "Alegreya Sans"', '800 13px "Alegreya Sans"', 'italic 400 16px Alegreya'] // prettier-ignore
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)))
}
