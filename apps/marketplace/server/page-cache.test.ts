import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { partMissing } from '../app/server/part-missing.js'
import { STREAMED } from '../app/server/streamed.js'
import { keptPages } from './kept-pages.js'
import { pageCache } from './page-cache.js'
import { everybodysKey, pageKey } from './page-key.js'
import { policyByHashes } from './script-policy.js'

const POLICY = "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'"
const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
const long = 'x'.repeat(3000)

let server: Server | undefined
afterEach(() => server?.close())

/** A site behind the cache, whose clock and ear the test moves. */
async function site(answer: (written: number, request: Request) => Response | Promise<Response>) {
  const state = { now: 1_800_000_000_000, heard: 0, heardAt: 0, up: true, written: 0 }
  const ear = { heard: () => state.heard, heardAt: () => state.heardAt, isListening: () => state.up }
  const pages = keptPages({ now: () => state.now, ear })
  const app = express()
  const { kept, written } = pageCache(
    pages,
    async (request) => answer(++state.written, request),
    () => state.now,
  )
  app.use(kept)
  app.use(written)
  app.use((_, reply) => void reply.status(299).send('past the cache'))
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ask = (path = '/', headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { 'user-agent': 'Mozilla/5.0', 'accept-language': 'en', ...headers } })
  const text = async (path?: string, headers?: Record<string, string>) => (await ask(path, headers)).text()
  return { state, ask, text }
}
const page = (words: string) =>
  new Response(`<!doctype html><html lang="en"><script nonce="abc">go()</script>${words}${long}</html>`, {
    headers: HTML,
  })

describe('pages that were written for another', () => {
  it('are given until something is heard, or for half a minute', async () => {
    const { state, text } = await site((n) => page(`page ${n}.`))
    expect(await text()).toContain('page 1.')
    state.now += 29_000
    expect(await text()).toContain('page 1.')
    state.heard++
    expect(await text()).toContain('page 2.')
    state.now += 31_000
    expect(await text()).toContain('page 3.')
  })

  it('are given for seconds only while nothing can be heard, or right after something was', async () => {
    const { state, text } = await site((n) => page(`page ${n}.`))
    state.up = false
    await text()
    state.now += 6000
    expect(await text()).toContain('page 2.')
    state.up = true
    state.heardAt = state.now + 31_000
    state.now += 31_100
    expect(await text()).toContain('page 3.')
    state.now += 6000
    expect(await text()).toContain('page 4.')
  })

  it('let in their own scripts by what they say, and are not sent twice', async () => {
    const { ask } = await site((n) => page(`page ${n}.`))
    const first = await ask()
    expect(first.headers.get('content-security-policy')).toBe(POLICY)
    await first.text()
    const second = await ask('/', { 'accept-encoding': 'gzip, br' })
    const policy = second.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'nonce-abc'/)
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(await second.text()).toContain('page 1.')
    const again = await ask('/', { 'if-none-match': second.headers.get('etag') ?? '' })
    expect([again.status, again.headers.has('content-security-policy')]).toEqual([304, false])
  })

  it('are written once for all who ask at once', async () => {
    const { state, text } = await site((n) => page(`page ${n}.`))
    const all = await Promise.all([text(), text(), text(), text()])
    expect(new Set(all).size).toBe(1)
    expect(state.written).toBe(1)
  })

  it('are each for one language, theme and address, and never for somebody in particular', async () => {
    const { state, ask, text } = await site((n) => page(`page ${n}.`))
    await text()
    expect(await text('/', { 'accept-language': 'zh' })).toContain('page 2.')
    expect(await text('/', { cookie: 'theme=dark' })).toContain('page 3.')
    expect(await text('/?x=1')).toContain('page 4.')
    // Each time anew, and for nobody else.
    expect(await text('/', { cookie: 'session.0=a' })).toContain('page 5.')
    expect(await text('/', { cookie: 'session.0=a' })).toContain('page 6.')
    expect(await text('/', { cookie: 'sign-in.0=a' })).toContain('page 7.')
    expect(await text()).toContain('page 1.')
    expect((await ask('/', { cookie: 'preview=a' })).status).toBe(299)
    expect(state.written).toBe(7)
  })

  it('are not kept with a cookie, a failure, a script from elsewhere, or a part missing', async () => {
    const answers = [
      () => new Response(`<html >${long}`, { headers: { ...HTML, 'set-cookie': 'user-lang=zh' } }),
      () => new Response(`<html >${long}`, { status: 404, headers: HTML }),
      () => new Response(`<html >${long}`, { headers: { ...HTML, 'cache-control': 'no-store' } }),
      () => new Response(`<script src="https://other.example/x.js" nonce="abc"></script>`, { headers: HTML }),
      () => {
        partMissing.publish(undefined)
        return page('with a hole')
      },
      () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
      () => new Response(`<html >${long}`, { headers: { ...HTML, [STREAMED]: 'no' } }),
    ]
    const { state, text } = await site((n) => answers[n - 1]?.() ?? page('whole.'))
    for (const _ of answers) await text()
    expect(await text()).toContain('whole.')
    await text()
    expect(state.written).toBe(answers.length + 1)
  })

  it('are shown with their age while they cannot be written anew', async () => {
    const { state, ask, text } = await site((n) =>
      n === 1 ? page('as it was.') : new Response('down', { status: 503, headers: HTML }),
    )
    const at = state.now
    await text()
    state.now += 3600_000
    const old = await ask()
    expect([old.status, old.headers.get('age')]).toEqual([200, '3600'])
    const html = await old.text()
    expect(html).toContain('as it was.')
    expect(html).toContain(`<html data-kept-at="${at}" data-kept-by="site" lang="en">`)
    expect((await ask('/never-seen')).status).toBe(503)
    state.now += 24 * 3600_000
    expect((await ask()).status).toBe(503)
  })

  it('are shown as everybody saw them to somebody signed in, whose own cannot be written', async () => {
    const asked: (string | null)[] = []
    let isUp = true
    const { state, ask, text } = await site((_, request) => {
      asked.push(request.headers.get('cookie'))
      if (isUp)
        return page(request.headers.get('cookie')?.includes('session') ? 'for Ada alone.' : 'for all.')
      const headers = { ...HTML, 'set-cookie': 'session.0=renewed; Path=/' }
      return new Response('down', { status: 503, headers })
    })
    const cookie = 'user-lang=en; session.0=ada'
    await text('/', { cookie: 'user-lang=en' })
    expect(await text('/', { cookie })).toContain('for Ada alone.')
    isUp = false
    state.now += 3600_000
    const old = await ask('/', { cookie })
    expect([old.status, old.headers.get('age')]).toEqual([200, '3600'])
    expect(old.headers.get('cache-control')).toBe('private, no-store')
    expect(old.headers.getSetCookie()).toEqual(['session.0=renewed; Path=/'])
    const html = await old.text()
    expect(html).toContain('data-kept-by="site" data-kept-of="all"')
    expect(html).toContain('for all.')
    // They were asked as who they are, and nobody else is given what was theirs.
    expect(asked).toEqual(['user-lang=en', cookie, cookie])
    expect(await text('/', { cookie: 'user-lang=en' })).not.toContain('Ada')
    for (const path of ['/never-seen', '/user/profiles'])
      expect((await ask(path, { cookie })).status).toBe(299)
    expect((await ask('/', { cookie: `${cookie}; preview=a` })).status).toBe(299)
    state.now += 24 * 3600_000
    expect((await ask('/', { cookie })).status).toBe(299)
  })

  it('come compressed the first time as well, and are compressed once', async () => {
    const { ask } = await site((n) => page(`page ${n}.`))
    const coded = { 'accept-encoding': 'gzip, br' }
    const [first, second] = [await ask('/', coded), await ask('/', coded)]
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(first.headers.get('content-length')).toBe(second.headers.get('content-length'))
    expect(await first.text()).toBe(await second.text())
  })

  it.each([
    ['their data', { 'content-type': 'text/x-script' }],
    ['one whose parts come one after the other', { ...HTML, [STREAMED]: 'no' }],
  ])('are sent whole, but %s goes out as it is written', async (_, headers) => {
    let finish = () => {}
    const { ask } = await site(
      () =>
        new Response(
          new ReadableStream({
            start(to) {
              to.enqueue(new TextEncoder().encode('first'))
              finish = () => {
                to.enqueue(new TextEncoder().encode('second'))
                to.close()
              }
            },
          }),
          { headers },
        ),
    )
    const reader = (await ask()).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
    finish()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second')
  })
})

it('refuses keys to what is not a plain question', () => {
  const key = (init: RequestInit, url = 'http://site.example/') => pageKey(new Request(url, init))
  expect(key({})).toBeTruthy()
  expect(key({ method: 'POST' })).toBeUndefined()
  expect(key({ headers: { authorization: 'Bearer x' } })).toBeUndefined()
  expect(key({}, `http://site.example/${'x'.repeat(3000)}`)).toBeUndefined()
})

it('knows under which key everybody else has the page that somebody signed in asks for', () => {
  const asked = (cookie: string, url = 'http://site.example/nfts') =>
    new Request(url, { headers: { cookie } })
  const signedIn = 'theme=dark; session.0=a; session.1=b; sign-in.0=c'
  expect(everybodysKey(asked(signedIn))).toBe(pageKey(asked('theme=dark')))
  expect(everybodysKey(asked('theme=dark'))).toBeUndefined()
  expect(everybodysKey(asked(`${signedIn}; preview=a`))).toBeUndefined()
  for (const path of ['user/profiles', 'wallet', 'nfts/create', 'WALLET'])
    expect(everybodysKey(asked(signedIn, `http://site.example/${path}`)), path).toBeUndefined()
})

it('hashes scripts that run, not data', () => {
  const html =
    '<script type="application/ld+json">{}</script><script nonce="abc">a</script><script nonce="abc" type="module">b</script><script src="/assets/x.js" nonce="abc"></script>'
  expect(policyByHashes(POLICY, html)?.match(/'sha256-/g)).toHaveLength(2)
  expect(policyByHashes("script-src 'none'", html)).toBe("script-src 'none'")
})
