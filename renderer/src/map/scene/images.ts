/// <reference types="vite/client" />
/** The pictures of pieces and markers (assets/pieces), loaded once per set of colours. */

const addresses = {
  default: import.meta.glob<string>('../../assets/pieces/default/*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  safe: import.meta.glob<string>('../../assets/pieces/safe/*.svg', { query: '?url', import: 'default', eager: true }),
}

export type Images = ReadonlyMap<string, HTMLImageElement>

const loaded = new Map<'default' | 'safe', Promise<Images>>()

/**
 * @returns the pictures by name, for example `warband-arverni-hidden`
 * @throws when a picture can't be loaded: the map would lie about what is on it
 */
export function loadImages(colours: 'default' | 'safe'): Promise<Images> {
  const known = loaded.get(colours)
  if (known) return known
  const loading = loadAll(colours)
  loaded.set(colours, loading)
  // A failed load must not be remembered: the next map may try again.
  loading.catch(() => loaded.delete(colours))
  return loading
}

async function loadAll(colours: 'default' | 'safe'): Promise<Images> {
  const entries = Object.entries(addresses[colours]).map(async ([path, address]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
    const image = new Image()
    image.src = address
    await image.decode()
    return [name, image] as const
  })
  return new Map(await Promise.all(entries))
}
