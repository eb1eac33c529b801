// @vitest-environment node
import { data, type LoaderFunction, redirect, type ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { payloadOf } from './payload.js'

const page = () => null

type Given = { path?: string; index?: true; loader?: LoaderFunction; page?: boolean }

function buildOf(routes: Record<string, Given>): ServerBuild {
  const entries = Object.entries(routes).map(([id, { path, index, loader, page: isPage = true }]) => [
    id,
    {
      id,
      parentId: 'root',
      ...(path ? { path } : {}),
      ...(index ? { index } : {}),
      module: { ...(isPage ? { default: page } : {}), ...(loader ? { loader } : {}) },
    },
  ])
  const root = { id: 'root', path: '', module: { default: page, loader: () => ({ viewer: 'somebody' }) } }
  return { routes: Object.fromEntries([['root', root], ...entries]) } as ServerBuild
}

let cookie: string | null = 'unset'
const build = buildOf({
  home: { index: true, loader: () => ({ fresh: Promise.resolve([1]), broken: Promise.reject(new Error()) }) },
  nft: {
    path: 'nfts/:id',
    loader: ({ params, request }) => {
      cookie = request.headers.get('cookie')
      const url = new URL(request.url)
      if (params.id === 'unknown') throw new Response(`Page Not Found: ${url.pathname}`, { status: 404 })
      if (params.id === 'old') throw redirect('/nfts/new?tab=a')
      if (params.id === 'away') throw redirect('https://elsewhere.test/')
      if (params.id === 'own') throw redirect('/login')
      if (params.id === 'broken') throw new Error('a secret of the inside')
      const asked = { id: params.id, tab: url.searchParams.get('tab'), mojos: 5n }
      return data({ ...asked, language: request.headers.get('accept-language') }, { status: 203 })
    },
  },
  plain: { path: 'plain' },
  login: { path: 'login', loader: () => ({ secret: true }) },
  feed: { path: 'blog/feed.xml', loader: () => new Response('<feed/>'), page: false },
  username: { path: ':username', loader: ({ params }) => ({ name: params.username }) },
})
const ask = (path: string) => payloadOf(build, `http://site.test${path}`, 'zh')

describe('the data of a page', () => {
  it('is what its loader found, with what would come later, and none of the frame', async () => {
    expect(await ask('/')).toEqual({ status: 200, body: { fresh: [1], broken: null } })
  })

  it('follows the address, its query and the language, and reads no cookie', async () => {
    expect(await ask('/nfts/a?tab=b')).toEqual({
      status: 203,
      body: { id: 'a', tab: 'b', mojos: '5', language: 'zh' },
    })
    expect(cookie).toBeNull()
    expect(await ask(`/${encodeURIComponent('月')}`)).toEqual({ status: 200, body: { name: '月' } })
  })

  it('is null where a page asks for nothing', async () => {
    expect(await ask('/plain')).toEqual({ status: 200, body: null })
  })

  it('is missing where the page is, in its words', async () => {
    expect(await ask('/nfts/unknown')).toEqual({
      status: 404,
      body: { status: 404, message: 'Page Not Found: /nfts/unknown' },
    })
    for (const path of ['/login', '/LOGIN', '/blog/feed.xml', '/there/is/nothing'])
      expect(await ask(path), path).toEqual({
        status: 404,
        body: { status: 404, message: `Page not found: ${path}` },
      })
  })

  it('moves where the page moves, but not away and not to somebody’s own', async () => {
    expect(await ask('/nfts/old')).toEqual({ status: 302, location: '/nfts/new/_payload.json?tab=a' })
    expect((await ask('/nfts/away')).status).toBe(404)
    expect((await ask('/nfts/own')).status).toBe(404)
  })

  it('says nothing of the inside when it breaks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await ask('/nfts/broken')).toEqual({
      status: 500,
      body: { status: 500, message: 'Internal Server Error' },
    })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
