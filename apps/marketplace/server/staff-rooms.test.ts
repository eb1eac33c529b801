// @vitest-environment node
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { isNowhere, withoutStaffRooms } from './staff-rooms.js'

const PATHS = {
  home: undefined,
  works: 'nfts',
  auctions: 'admin/auction',
  administer: 'administer',
  username: ':username',
  missing: '*',
}

const routes = Object.fromEntries(
  Object.entries(PATHS).map(([id, path]) => [
    id,
    {
      id,
      parentId: 'root',
      ...(path ? { path } : { index: true }),
      module: {
        default: () => null,
        loader: ({ request }: { request: Request }) => {
          const said = `${id === 'missing' ? 'Page not found' : id}: ${new URL(request.url).pathname}`
          if (id === 'missing') throw new Response(said, { status: 404 })
          return said
        },
      },
    },
  ]),
)
const client = Object.fromEntries(
  Object.entries(PATHS).map(([id, path]) => [id, { id, parentId: 'root', path, module: `/assets/${id}.js` }]),
)

const build = {
  mode: 'production',
  basename: '/',
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
  assets: {
    version: 'v',
    url: '/assets/manifest-v.js',
    entry: { module: '', imports: [] },
    routes: { root: { id: 'root', path: '', module: '/assets/root.js' }, ...client },
  },
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, context: object) =>
        new Response(JSON.stringify('staticHandlerContext' in context ? context.staticHandlerContext : {}), {
          status,
          headers,
        }),
    },
  },
  // As much of a build as an answer is made of.
} as unknown as ServerBuild

const open = withoutStaffRooms(build)
const ask = async (of: ServerBuild, path: string) => {
  const answer = await createRequestHandler(of, 'production')(new Request(`http://site.test${path}`))
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
}

describe('rooms of the people who run the site', () => {
  it('are there in the whole build, and nowhere in everybody’s', async () => {
    expect((await ask(build, '/admin/auction')).status).toBe(200)
    const named = JSON.stringify([open.routes, open.assets])
    expect(named).not.toContain('admin/')
    expect(named).not.toContain('auctions.js')
  })

  it.each(['', '.data'])('are answered as any address that no route has: as a page%s', async (ending) => {
    const said = async (path: string) => {
      const { status, headers, body } = await ask(open, path + ending)
      return { status, headers, body: body.replaceAll(path.slice(1), 'somewhere') }
    }
    expect(await said('/admin/auction')).toEqual(await said('/nowhere/auction'))
    expect((await said('/admin/auction')).status).toBe(404)
  })

  it('are not discovered link by link', async () => {
    const found = await ask(open, '/__manifest?version=v&p=/admin/auction')
    expect(found.body).toContain('missing')
    expect(found.body).not.toContain('auctions.js')
  })

  it('are asked for only where everybody else finds nothing', () => {
    const paths = [
      '/admin/auction',
      '/ADMIN/auction',
      '/admin/auction.data',
      '/nowhere/at/all',
      '/%61dmin/auction',
    ]
    expect(paths.filter((path) => !isNowhere(open, path))).toEqual([])
    expect(['/', '/nfts', '/administer', '/somebody'].filter((path) => isNowhere(open, path))).toEqual([])
  })
})
