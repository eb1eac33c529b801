import type { App, Session } from 'electron'
import { APP_ORIGIN } from './app-protocol.js'

/** Refuses whatever no page of the studio needs: other pages, windows, frames, and every permission. */
export function secure(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-navigate', (event) => {
      if (!event.url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault()
    })
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** Grants nothing to anybody. */
export function grantNothing(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>,
): void {
  session.setPermissionRequestHandler((_, __, callback) => callback(false))
  session.setPermissionCheckHandler(() => false)
}

/** Opens an address of the web where it may be: encrypted, or on this machine. */
export function mayOpen(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  } catch {
    return false
  }
}
