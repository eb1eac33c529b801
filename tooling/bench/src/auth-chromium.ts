import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import type { Scripts } from './auth-bundle.js'

/** A browser, and where its pages come from. */
export interface Chromium {
  readonly browser: Browser
  readonly version: string
  /** `http://localhost:port`; `/auth-page-x` is the page of the script of that name. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Starts Chromium, and a loopback server of pages with nothing but a script each. */
export async function openChromium(scripts: Scripts): Promise<Chromium> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const script = scripts.get(path)
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    // Alone in its process, a page may read the clock finely.
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    const known = script ?? (scripts.has(`${path}.js`) ? pageOf(path) : undefined)
    response.statusCode = known ? 200 : 404
    response.end(known)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { chromium } = await import('@playwright/test')
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Chromium will not run as root inside its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  return {
    browser,
    version: browser.version(),
    origin: `http://localhost:${port}`,
    async close() {
      await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

function pageOf(path: string): string {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>bench</title>
<script type="module" src="${path}.js"></script>`
}
