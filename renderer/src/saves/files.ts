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
