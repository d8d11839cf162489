/** How Pixi is to draw, by the page's address: `?pref=canvas&aa=0` makes tests fast and the same on every machine. */
export function rendererChoice(search: string): { preference?: 'webgl' | 'canvas'; antialias: boolean } {
  const query = new URLSearchParams(search)
  const preference = query.get('pref')
  const antialias = query.get('aa') !== '0'
  return preference === 'canvas' || preference === 'webgl' ? { preference, antialias } : { antialias }
}
