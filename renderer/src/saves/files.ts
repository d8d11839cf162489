/** Hands a file to the person as a download: the browser asks where it goes. */
export function download({ name, content }: { name: string; content: string | Blob }): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later: some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A name as every system accepts it for a file. */
export function fileName(name: string): string {
  return (
    name
      .replace(/[<>:"/\\|?*\u0000-\u001f]/g, '-')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 80) || 'Gallia'
  )
}
