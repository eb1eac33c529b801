import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { apiClient } from '@chiaroscuro/api-client'
import { createRequestHandler } from '@remix-run/express'
import {
  type AppLoadContext,
  createRequestHandler as createPageHandler,
  type ServerBuild,
} from '@remix-run/node'
import compression from 'compression'
import express, {
  type Request as Asked,
  type NextFunction,
  type RequestHandler,
  type Response,
} from 'express'
import sirv from 'sirv'
import { isEmbed } from '../app/server/embed.js'
import type { Env } from '../app/server/env.server.js'
import { appFiles } from './app-files.js'
import { openEar } from './ear.js'
import { keptPages } from './kept-pages.js'
import { pageCache } from './page-cache.js'
import { pageRoutes } from './page-routes.js'
import { payloads } from './payload.js'
import { isNowhere, withoutStaffRooms } from './staff-rooms.js'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

/** What `entry.server.tsx` exports beside what Remix itself asks for. */
type SiteBuild = ServerBuild & { entry: { module: typeof import('../app/entry.server.js') } }

const built = new URL('./', import.meta.url)

/** Starts the site and answers with a function that stops it. */
export async function serve(env: Env): Promise<() => Promise<void>> {
  const entry = new URL('server/index.js', built)
  if (!existsSync(entry)) throw new Error('The site is not built yet: run `pnpm build` in apps/marketplace.')
  const build: SiteBuild = await import(pathToFileURL(fileURLToPath(entry)).href)
  const line = new AbortController()
  const ear = openEar(apiClient({ root: env.apiUrl }), Date.now, line.signal)
  build.entry.module.answers.follow(ear)
  const server = createServer(site(build, keptPages({ now: Date.now, ear })))
  server.listen(env.port, env.host)
  await once(server, 'listening')
  return async () => {
    line.abort()
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const patience = setTimeout(() => server.closeAllConnections(), 2_000)
    await closed
    clearTimeout(patience)
  }
}

function site(build: SiteBuild, pages: ReturnType<typeof keptPages>) {
  const client = fileURLToPath(new URL('client', built))
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', 'loopback')
  app.use(guard)
  app.use(boundBody)
  app.get('/healthz', (_, response) => {
    response.set('cache-control', 'no-store').json({ ok: true })
  })
  const open = withoutStaffRooms(build)
  const routesOf = pageRoutes(open)
  const answer = perBuild((some) => createPageHandler(some, 'production'))
  const whole = perBuild((some) =>
    createRequestHandler({ build: some, mode: 'production', getLoadContext: () => PAGES }),
  )
  const { kept, written } = pageCache(
    pages,
    (request) => {
      const { pathname } = new URL(request.url)
      return answer(routesOf(pathname))(request, PAGES)
    },
    Date.now,
  )
  // Before the folders are looked through: most visits end here.
  app.use(kept)
  app.use(compression())
  // Compressed when they were built.
  const assets = {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders: confineWorkers,
  }
  // Pages carry what they need of it. The whole of it would name every route there is.
  app.get(build.assets.url, (_, response) => refuseAsset(response))
  app.use('/assets', sirv(`${client}/assets`, assets))
  app.use('/assets', (_, response) => refuseAsset(response))
  app.use(appFiles(client))
  // Knows by now which files there are: no page's name is looked for on the disk.
  app.use(sirv(client, { extensions: [], etag: true, maxAge: HOUR_SECONDS }))
  app.use(payloads(open))
  app.use(written)
  app.all('*', staffRooms(build, open))
  app.all('*', (request, response, next) => whole(routesOf(request.path))(request, response, next))
  app.use(refuse)
  return app
}

/** What loaders know of who asks for a page; the same whether it may be given to many or not. */
const PAGES: AppLoadContext = { takesParts: true }

/** What is made of a build is made once. */
function perBuild<Made>(make: (build: ServerBuild) => Made): (build: ServerBuild) => Made {
  const made = new WeakMap<ServerBuild, Made>()
  return (build) => {
    const known = made.get(build) ?? make(build)
    made.set(build, known)
    return known
  }
}

/** Shows the people who run the site what is nowhere for anybody else. */
function staffRooms(build: SiteBuild, open: ServerBuild): RequestHandler {
  const whole = createRequestHandler({ build, mode: 'production' })
  return async (request, response, next) => {
    if (!isNowhere(open, request.path)) return next()
    const headers = new Headers({ cookie: request.get('cookie') ?? '' })
    const asked = new Request(`${request.protocol}://localhost/`, { headers })
    const isStaff = await build.entry.module.isOfGroup(asked, 'admin').catch(() => false)
    return isStaff ? whole(request, response, next) : next()
  }
}

function refuseAsset(response: Response) {
  response.status(404).type('text/plain').send('Not found')
}

/** Headers of every answer. The policy for scripts is written with each page, by its nonce. */
function guard(request: Asked, response: Response, next: NextFunction) {
  if (!isEmbed(request.path)) response.set('x-frame-options', 'DENY')
  response.set({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Wallets ask in a window of their own.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  next()
}

/** Workers read what strangers wrote: each fetches its own parts from here and nothing else from anywhere. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

function confineWorkers(response: ServerResponse, path: string) {
  if (/\.worker-[^/]+\.js$/.test(path)) response.setHeader('content-security-policy', WORKER_POLICY)
}

/** Forms are short, and say how long they are. */
const LARGEST_BODY = 256 * 1024

function boundBody(request: Asked, response: Response, next: NextFunction) {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const length = request.headers['content-length']
  if (length !== undefined && Number(length) <= LARGEST_BODY) return next()
  response.set('connection', 'close')
  response
    .status(length === undefined ? 411 : 413)
    .type('text/plain')
    .send('The form is too large.')
}

/** What express itself could not read, such as a broken percent sign in the path. */
function refuse(error: unknown, request: Asked, response: Response, next: NextFunction) {
  if (response.headersSent) return next(error)
  const broken = error instanceof URIError
  if (!broken) console.error(error)
  response
    .status(broken ? 404 : 500)
    .type('text/plain')
    .send(broken ? `Page Not Found: ${request.originalUrl}` : 'Internal Server Error')
}
