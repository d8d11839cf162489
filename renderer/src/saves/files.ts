import { useConnection } from '../stores/connection'

/** Hands a game's file to the person, as a download: the window asks where it goes. */
export async function exportTable(id: string): Promise<void> {
  const { name, content } = await useConnection().host().exportGame(id)
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later: some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
