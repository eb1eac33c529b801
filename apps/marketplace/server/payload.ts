import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { RequestHandler } from 'express'
import { ownUrl } from '../app/feature/external-link/own-url.js'
import { isOwnPath } from '../app/pwa/own-path.js'
import { within } from '../app/server/within.js'
import { treeOf } from './route-tree.js'

/** What is said about a page's data: the data itself, where it went, or why there is none. */
export type Payload =
  | { status: number; body: unknown; location?: undefined }
  | { status: number; location: string; body?: undefined }

const ending = '/_payload.json'

/** Whatever a page still waits for is left out after this long. */
const PATIENCE_MS = 10_000

/** Answers `{page}/_payload.json` with what the page's loader found: the same for everybody, whoever asks. */
export function payloads(build: ServerBuild): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.endsWith(ending) || !['GET', 'HEAD'].includes(request.method)) return next()
    const path = request.path.slice(0, -ending.length) || '/'
    const search = request.originalUrl.slice(request.path.length)
    const asked = `${request.protocol}://${request.get('host')}${path}${search}`
    const { status, location, body } = await payloadOf(build, asked, request.get('accept-language'))
    response.set({ 'cache-control': 'public, no-cache', vary: 'Accept-Language', 'x-robots-tag': 'noindex' })
    if (location !== undefined) response.redirect(status, location)
    else response.status(status).json(body)
  }
}

/** Asks the loader of the page at an address. No cookie comes with the question, so nobody's own facts with the answer. */
export async function payloadOf(build: ServerBuild, asked: string, language?: string): Promise<Payload> {
  const url = URL.canParse(asked) ? new URL(asked) : undefined
  if (!url || isOwnPath(url.pathname)) return missing(url?.pathname ?? '')
  const match = matchRoutes(treeOf(build), url.pathname)?.at(-1)
  const route = match?.route.id === undefined ? undefined : build.routes[match.route.id]
  // Feeds, sitemaps and the like are no pages.
  if (!match || !route?.module.default) return missing(url.pathname)
  if (!route.module.loader) return { status: 200, body: null }
  const headers = new Headers(language ? { 'accept-language': language } : {})
  const request = new Request(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  try {
    return await read(await route.module.loader({ request, params: match.params, context: {} }))
  } catch (thrown) {
    return refused(thrown)
  }
}

function missing(path: string): Payload {
  return { status: 404, body: { status: 404, message: `Page not found: ${path}` } }
}

/** What a loader returned: data, data with a status, or a whole response. */
async function read(found: unknown): Promise<Payload> {
  if (found instanceof Response) return readResponse(found)
  const { value, status } = unwrap(found)
  return { status, body: JSON.parse(JSON.stringify(await whole(value), bigAsText) ?? 'null') }
}

async function refused(thrown: unknown): Promise<Payload> {
  if (thrown instanceof Response) return readResponse(thrown)
  const { value, status, wrapped } = unwrap(thrown)
  if (wrapped) return { status, body: { status, message: typeof value === 'string' ? value : '' } }
  console.error(thrown)
  return { status: 500, body: { status: 500, message: 'Internal Server Error' } }
}

async function readResponse(answer: Response): Promise<Payload> {
  const location = answer.headers.get('location')
  if (location !== null) return moved(answer.status, location)
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  if (answer.ok) return { status: answer.status, body: isJson ? await answer.json() : null }
  return { status: answer.status, body: { status: answer.status, message: await answer.text() } }
}

/** To the data of the page one is sent on to, on this site only. */
function moved(status: number, location: string): Payload {
  const target = ownUrl(location)
  if (!target || isOwnPath(target.pathname)) return missing(target?.pathname ?? '')
  return { status, location: target.pathname.replace(/\/$/, '') + ending + target.search }
}

/** Remix's `data()` wraps a value with a status. */
function unwrap(found: unknown): { value: unknown; status: number; wrapped: boolean } {
  if (typeof found !== 'object' || found === null || !('type' in found && 'data' in found))
    return { value: found, status: 200, wrapped: false }
  if (found.type !== 'DataWithResponseInit') return { value: found, status: 200, wrapped: false }
  const init = 'init' in found ? found.init : undefined
  const status = typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 200
  return { value: found.data, status: Number.isInteger(status) ? status : 200, wrapped: true }
}

/** The same with the parts that a page streams in later; a part that fails, or never comes, is null. */
async function whole(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const parts = Object.entries(value).map(async ([name, part]) => [
    name,
    part instanceof Promise ? await within(PATIENCE_MS, part, () => null).catch(() => null) : part,
  ])
  return Object.fromEntries(await Promise.all(parts))
}

function bigAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
