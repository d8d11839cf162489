import { app, session, type WebContents, type WebFrameMain } from 'electron'

/** The screens are at home here, and only they may talk to the host. */
export const origin = 'app://gallia'

/** What a page of ours may load: its own files, pictures it has made itself, and the tools of a developer. */
const ourSchemes = ['app:', 'blob:', 'data:', 'devtools:']

/** Whether a message comes from our page itself: not from another page, and not from a frame inside of ours. */
export function isOurs(frame: Pick<WebFrameMain, 'url' | 'parent'> | null): boolean {
  return frame !== null && frame.parent === null && frame.url.startsWith(`${origin}/`)
}

/** Putting the log or a picture of the board on the clipboard, at a click; never reading what is there. */
const granted = (permission: string): boolean => permission === 'clipboard-sanitized-write'

/** The page asks for nothing else but its own files: no camera, no notifications, nothing from the network. */
export function denyPermissions(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, permission, callback) => callback(granted(permission)))
  defaultSession.setPermissionCheckHandler((_contents, permission) => granted(permission))
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.webRequest.onBeforeRequest((details, callback) =>
    callback({ cancel: !ourSchemes.includes(new URL(details.url).protocol) }),
  )
}

/** No other page, no second window, no page within the page. */
export function guardWebContents(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
