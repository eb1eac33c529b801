import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import type { Settings } from '../ipc/view.js'
import { APP_ORIGIN } from './app-protocol.js'

export interface WindowParts {
  readonly Window: new (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly page: 'index.html' | 'approval.html'
  readonly preload: string
  readonly title: string
  readonly size: { readonly width: number; readonly height: number }
  readonly parent?: BrowserWindow
  readonly settings: Settings
}

/** The narrowest the studio is laid out for. */
export const LEAST_WIDTH = 880

/** Opens one of the studio's windows: isolated, sandboxed, and on one of our own pages. */
export function openWindow({
  Window,
  page,
  preload,
  title,
  size,
  parent,
  settings,
}: WindowParts): BrowserWindow {
  const window = new Window({
    ...{ title, width: size.width, height: size.height, minHeight: 560 },
    minWidth: page === 'index.html' ? LEAST_WIDTH : 480,
    ...(parent && { parent, modal: true }),
    backgroundColor: settings.theme === 'dark' ? '#12110e' : '#fdfcfa',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  // The choice stands in the address, so that the first paint is in it already.
  const { theme, language } = settings
  void window.loadURL(`${APP_ORIGIN}/${page}?theme=${theme}&language=${language}`)
  return window
}
