import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.js'
import { type Library, readLibrary, stateOf } from './library.js'

/** How the service is started. */
export interface ContentServiceOptions {
  /** `LANGUAGE/SLUG.md` below it. */
  folder: string
  host?: string
  /** 0, the default, takes any free port. */
  port?: number
  token: string
  previewToken: string
  /** Requests a second for each token; 50 unless said. */
  perSecond?: number
  /** Milliseconds. */
  now: () => number
  /** Hears of files that cannot be read; the stories stay as they were. */
  report?: (error: unknown) => void
}

/** A running service; `url` is the root clients are configured with. */
export interface ContentService {
  readonly url: string
  close(): Promise<void>
}

/** How often the files are looked at, milliseconds. */
const LOOK_EVERY_MS = 1000

/** Reads the folder, which must be sound, and listens. */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { folder, token, previewToken, now, perSecond = 50, host = '127.0.0.1' } = options
  const library = freshLibrary(folder, now, options.report ?? (() => {}))
  const app = createApp({ library, token, previewToken, perSecond, now })
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000 },
    getRequestListener(app.fetch),
  )
  server.listen(options.port ?? 0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://${host}:${port}/v2`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The library, read anew when a file changed. */
function freshLibrary(folder: string, now: () => number, report: (error: unknown) => void): () => Library {
  let library = readLibrary(folder)
  let state = stateOf(folder)
  let looked = now()
  return () => {
    if (now() - looked < LOOK_EVERY_MS) return library
    looked = now()
    try {
      const latest = stateOf(folder)
      if (latest !== state) library = readLibrary(folder)
      state = latest
    } catch (error) {
      report(error)
    }
    return library
  }
}
