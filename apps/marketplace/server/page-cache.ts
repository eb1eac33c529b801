import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request as Asked, Response as Reply, RequestHandler } from 'express'
import { markKept } from '../app/pwa/kept.js'
import { partMissing } from '../app/server/part-missing.js'
import { STREAMED } from '../app/server/streamed.js'
import { within } from '../app/server/within.js'
import type { KeptPage, keptPages } from './kept-pages.js'
import { everybodysKey, pageKey } from './page-key.js'
import { remembered } from './remembered.js'
import { policyByHashes } from './script-policy.js'

type Answer = (request: Request) => Promise<Response>

/** Pages and their data; nothing larger is kept. */
const KEPT_TYPES = /^text\/(html|x-script)\b/
const LARGEST = 2 * 1024 * 1024
/** How long is waited for a page that is being written for another, milliseconds. */
const PATIENCE_MS = 500

/** What the key of a page is made of. */
const TELLING = ['host', 'cookie', 'accept-language', 'authorization', 'range'] as const

/**
 * Gives visitors who are not signed in a page that was written for another, for as long as nothing has changed (`kept`, which
 * may stand before everything else), and while the index is silent as it last was, with its age (`written`). Everything else
 * goes on to `next`.
 */
export function pageCache(pages: ReturnType<typeof keptPages>, answer: Answer, now: () => number) {
  const writing = new Map<string, Promise<unknown>>()
  const parts = new AsyncLocalStorage<{ missing: boolean }>()
  partMissing.subscribe(() => {
    const page = parts.getStore()
    if (page) page.missing = true
  })

  const keys = remembered<string | undefined>()
  const keyOf = (asked: Asked, request?: Request) => {
    const telling = [asked.protocol, asked.originalUrl, ...TELLING.map((name) => asked.headers[name])]
    return keys(telling.join('\n'), () => {
      const read = request ?? readRequest(asked)
      return read && pageKey(read)
    })
  }

  const kept: RequestHandler = (asked, reply, next) => {
    if (asked.method !== 'GET') return next()
    const key = keyOf(asked)
    const fresh = key === undefined ? undefined : forMany(pages.fresh(key))
    if (!fresh) return next()
    give(asked, reply, fresh).catch(next)
  }

  const written: RequestHandler = async (asked, reply, next) => {
    const request = asked.method === 'GET' ? readRequest(asked, reply) : undefined
    const key = request && keyOf(asked, request)
    if (!request) return next()
    if (key === undefined) return writeOwn(request, reply).then((isWritten) => isWritten || next(), next)
    try {
      // However many ask at once, it is written once.
      const other = pages.fresh(key) ? undefined : writing.get(key)
      // Not for long: the first part of a page of one's own could have been seen by then.
      if (other) await within(PATIENCE_MS, other, () => undefined)
      const fresh = forMany(pages.fresh(key))
      if (fresh) return await give(asked, reply, fresh)
      const whole = write(key, request, asked, reply)
      const over = whole.catch(() => {}).finally(() => writing.delete(key))
      writing.set(key, over)
      await whole
    } catch (error) {
      next(error)
    }
  }

  async function write(key: string, request: Request, asked: Asked, reply: Reply): Promise<void> {
    const begun = pages.begin()
    const state = { missing: false }
    const response = await parts.run(state, () => answer(request))
    // A page with all its parts, if an old one, says more than one without.
    const last = response.status >= 500 || state.missing ? forMany(pages.last(key)) : undefined
    if (last && isPage(last.headers)) {
      await response.body?.cancel()
      return give(asked, reply, last, Math.max(0, now() - last.page.at))
    }
    const headers = [...response.headers]
    // A page, and data more often, may have parts that come long after the rest, which is shown before.
    const isWhole = isPage(headers) && !response.headers.has(STREAMED)
    const body = isWhole ? Buffer.from(await response.arrayBuffer()) : await send(reply, response)
    if (!body || reply.destroyed) return
    const page = { ...begun, body, headers }
    if (!state.missing && isForAll(response) && body.length <= LARGEST) pages.keep(key, page)
    if (!isWhole) return
    reply.status(response.status)
    for (const [name, value] of headers) reply.append(name, value)
    reply.vary('Accept-Encoding')
    await giveWhole(asked, reply, page)
  }

  /**
   * A page of somebody who is signed in is theirs, and kept for nobody; while it cannot be written they are given the one
   * that everybody else was, if there is one. Whether it was seen to.
   */
  async function writeOwn(request: Request, reply: Reply): Promise<boolean> {
    const key = everybodysKey(request)
    const everybodys = key === undefined ? undefined : pages.last(key)
    if (!everybodys || !isPage(everybodys.headers)) return false
    const response = await answer(request)
    const last = response.status < 500 ? undefined : forMany(everybodys)
    if (!last) {
      await send(reply, response)
      return true
    }
    await response.body?.cancel()
    for (const [name, value] of last.headers) reply.setHeader(name, value)
    // Who they are may have been renewed meanwhile, and is not to be lost.
    for (const cookie of response.headers.getSetCookie()) reply.append('set-cookie', cookie)
    giveOld(reply, last.page, Math.max(0, now() - last.page.at), 'all')
    return true
  }

  return { kept, written }
}

/** As Remix's own handler for Express reads it; what is asked here has no body. */
function readRequest(asked: Asked, reply?: Reply): Request | undefined {
  const text = `${asked.protocol}://${asked.get('host') ?? 'localhost'}${asked.originalUrl}`
  if (!URL.canParse(text)) return undefined
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const gone = new AbortController()
  reply?.on('close', () => {
    if (!reply.writableEnded) gone.abort()
  })
  return new Request(text, { headers, signal: gone.signal })
}

/** Data fetched by a page that is open already cannot say its age. */
function isPage(headers: KeptPage['headers']): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
}

/**
 * Sends a response as it comes, and gives its bytes once all are there; nothing where the visitor left before. Nobody
 * waits for a slow visitor: what is sent so is small enough to lie ready for them.
 */
async function send(reply: Reply, response: Response): Promise<Buffer | undefined> {
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.append(name, value)
  const pieces: Uint8Array[] = []
  if (response.body)
    for await (const piece of response.body) {
      if (reply.destroyed) return undefined
      pieces.push(piece)
      reply.write(piece)
      // What was compressed so far goes out with it.
      if ('flush' in reply && typeof reply.flush === 'function') reply.flush()
    }
  reply.end()
  return Buffer.concat(pieces)
}

function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has('set-cookie') &&
    !headers.has(STREAMED) &&
    !/no-store/.test(headers.get('cache-control') ?? '') &&
    KEPT_TYPES.test(headers.get('content-type') ?? '')
  )
}

/** A page with the headers that it is given to many with. */
interface PageForMany {
  readonly page: KeptPage
  readonly headers: KeptPage['headers']
  /** Weak: what it is compressed with changes its bytes and not its meaning. */
  readonly etag: string
}

const readied = new WeakMap<KeptPage, PageForMany | null>()

/** Made ready when it is asked for again, which most pages never are; nothing where each must have a page of their own. */
function forMany(page: KeptPage | undefined): PageForMany | undefined {
  if (!page) return undefined
  const known = readied.get(page)
  if (known !== undefined) return known ?? undefined
  const headers = headersForMany(page)
  const hash = headers && createHash('sha256').update(page.body).digest('base64url')
  const made = headers && hash ? { page, headers, etag: `W/"${hash.slice(0, 27)}"` } : null
  readied.set(page, made)
  return made ?? undefined
}

function headersForMany({ headers: written, body }: KeptPage): KeptPage['headers'] | undefined {
  const headers = new Headers()
  for (const [name, value] of written) headers.append(name, value)
  const policy = headers.get('content-security-policy')
  if (policy !== null) {
    const forAll = policyByHashes(policy, body.toString())
    if (forAll === undefined) return undefined
    headers.set('content-security-policy', forAll)
  }
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
  return [...headers]
}

const codingsTaken = remembered<'br' | 'gzip' | undefined>()

async function give(asked: Asked, reply: Reply, ready: PageForMany, age?: number): Promise<void> {
  const { page, headers, etag } = ready
  for (const [name, value] of headers) reply.setHeader(name, value)
  if (age !== undefined) return giveOld(reply, page, age)
  reply.setHeader('etag', etag)
  const known = asked.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  if (known?.includes(etag)) {
    // The policy that came with the page is the one that fits it.
    reply.removeHeader('content-security-policy')
    reply.status(304).end()
    return
  }
  await giveWhole(asked, reply, page)
}

async function giveWhole(asked: Asked, reply: Reply, page: KeptPage): Promise<void> {
  // The smallest that the visitor takes, whatever they name first.
  const coding = codingsTaken(asked.headers['accept-encoding'] ?? '', () =>
    (['br', 'gzip'] as const).find((one) => asked.acceptsEncodings(one) === one),
  )
  const body = coding ? await compressed(page, coding) : page.body
  if (coding) reply.setHeader('content-encoding', coding)
  reply.setHeader('content-length', body.length)
  reply.end(body)
}

/** The page tells how old it is, by an attribute that it reads itself. */
function giveOld(reply: Reply, page: KeptPage, age: number, whose?: 'all'): void {
  const html = markKept(page.body.toString(), page.at, 'site', whose)
  reply.set({ age: String(Math.floor(age / 1000)), 'cache-control': 'private, no-store' }).end(html)
}

const codings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
const made = new WeakMap<KeptPage, Map<string, Promise<Buffer>>>()

/** A page is compressed once for all who take it so. */
function compressed(page: KeptPage, coding: keyof typeof codings): Promise<Buffer> {
  const known = made.get(page) ?? new Map<string, Promise<Buffer>>()
  made.set(page, known)
  const body = known.get(coding) ?? codings[coding](page.body)
  known.set(coding, body)
  return body
}
