// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { KEPT_AT, KEPT_TITLE } from '../kept.js'
import { isKeepable, keepPage, keptAt, keptPage, MOST_PAGES, type Store } from './page-store.js'

const site = 'https://site.test'

/** A store as browsers have it, without a browser. */
function memoryStore(): Store {
  const kept = new Map<string, Response>()
  const nameOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked))
  return {
    match: async (asked) => kept.get(nameOf(asked))?.clone(),
    put: async (asked, answer) => {
      kept.set(nameOf(asked), answer)
    },
    delete: async (asked) => kept.delete(nameOf(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  }
}

const html = (title: string) =>
  new Response(`<!DOCTYPE html><html lang="en"><head><title>${title}</title></head></html>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': '7',
    },
  })

describe('a kept page', () => {
  it('comes back with its age, its title and its policy', async () => {
    const store = memoryStore()
    const page = html('Low &amp; high · 潮')
    page.headers.set('content-security-policy', "default-src 'none'")
    await keepPage(store, `${site}/a`, page, 1234)
    const kept = await keptPage(store, `${site}/a`)
    expect(await kept?.text()).toContain('<html data-kept-at="1234" lang="en">')
    expect(kept?.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(kept?.headers.get('content-encoding')).toBeNull()
    expect(kept?.headers.get(KEPT_AT)).toBe('1234')
    expect(decodeURIComponent(kept?.headers.get(KEPT_TITLE) ?? '')).toBe('Low & high · 潮')
    expect(await keptAt(store, `${site}/a`)).toBe(1234)
    expect(await keptPage(store, `${site}/b`)).toBeUndefined()
  })

  it('makes room for the next: what was seen longest ago goes', async () => {
    const store = memoryStore()
    for (let n = 0; n < MOST_PAGES; n++) await keepPage(store, `${site}/${n}`, html('x'), n)
    await keepPage(store, `${site}/0`, html('seen again'), 100)
    await keepPage(store, `${site}/new`, html('x'), 101)
    const urls = (await store.keys()).map(({ url }) => url)
    expect(urls).toHaveLength(MOST_PAGES)
    expect(urls).toContain(`${site}/0`)
    expect(urls).not.toContain(`${site}/1`)
  })

  it('is not kept when the server itself had kept it', async () => {
    const store = memoryStore()
    const old = '<!DOCTYPE html><html data-kept-at="1" data-kept-by="site" lang="en"></html>'
    await keepPage(store, `${site}/a`, new Response(old), 2)
    expect(await store.keys()).toEqual([])
  })

  it('is not kept when it is huge', async () => {
    const store = memoryStore()
    await keepPage(store, `${site}/a`, html('x'.repeat(2_000_000)), 1)
    expect(await store.keys()).toEqual([])
  })
})

it.each([
  [html('x'), true],
  [new Response('', { status: 404, headers: { 'content-type': 'text/html' } }), false],
  [new Response('', { status: 503, headers: { 'content-type': 'text/html' } }), false],
  [new Response('{}', { headers: { 'content-type': 'application/json' } }), false],
  [Response.error(), false],
])('answer %# may be kept: %s', (answer, may) => {
  expect(isKeepable(answer)).toBe(may)
})
