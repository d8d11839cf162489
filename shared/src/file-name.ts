/** The name of a game or a picture as a file name that every system accepts. */
export function fileName(name: string): string {
  const safe = name.replace(/[<>:"/\\|?*\u0000-\u001f]/g, '-').replace(/^[. ]+|[. ]+$/g, '')
  return safe === '' ? 'Gallia' : safe.slice(0, 80)
}
