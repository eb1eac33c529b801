import { z } from 'zod'
import { LINK_SCHEME, type LinkTarget } from '../ipc/link.js'
import type { EngineHost } from './engine-host.js'
import { type Link, readLink } from './read-link.js'

const found = z.strictObject({ id: z.string().optional() })

/** Links that were clicked somewhere: the last one waits until the page takes it. */
export interface LinkDesk {
  /** Whether it is one; `onLink` is told. */
  open(text: unknown): boolean
  /** What waits, once; nothing where nothing does. */
  take(): Promise<LinkTarget | undefined>
}

export function linkDesk(find: (link: Link) => Promise<string | undefined>, onLink: () => void): LinkDesk {
  let waiting: Link | undefined
  return {
    open(text) {
      const link = readLink(text)
      if (!link) return false
      waiting = link
      onLink()
      return true
    },
    async take() {
      const link = waiting
      waiting = undefined
      if (!link || link.kind === 'sign-in') return link
      const id = await find(link)
      return id === undefined ? { kind: 'nowhere' } : { kind: 'project', id }
    },
  }
}

/** Asks the engine which project a link names. */
export function findBy(engine: Pick<EngineHost, 'call'>): (link: Link) => Promise<string | undefined> {
  return async (link) => found.parse(await engine.call('findProject', link)).id
}

/** What of Electron's app links come by. */
export interface LinkApp {
  readonly isPackaged: boolean
  setAsDefaultProtocolClient(scheme: string): boolean
  on(event: 'open-url', listener: (event: { preventDefault(): void }, url: string) => void): unknown
  on(event: 'second-instance', listener: (event: unknown, argv: string[]) => void): unknown
}

/**
 * Hears of links wherever they come from: macOS tells of them, the others start the studio once more with the link as its last argument, and a
 * start may itself be one. To be called before the app is ready.
 */
export function hearLinks(app: LinkApp, argv: readonly string[], open: (text: unknown) => void): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('open-url', (event, url) => {
    event.preventDefault()
    open(url)
  })
  app.on('second-instance', (_, other) => open(other.at(-1)))
  open(argv.at(-1))
}
