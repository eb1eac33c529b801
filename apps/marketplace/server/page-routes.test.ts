// @vitest-environment node
import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, it } from 'vitest'
import routes from '../app/routes.js'
import { pageRoutes } from './page-routes.js'
import { treeOf } from './route-tree.js'

const known = Object.fromEntries(
  routes.map(({ path, index }, at) => {
    const id = path ?? 'home'
    return [id, { id, parentId: 'root', ...(index ? { index } : { path }), module: { at } }]
  }),
)
const build = {
  routes: { root: { id: 'root', path: '', module: {} }, ...known },
  assets: { version: 'v', routes: { root: { id: 'root' }, ...known } },
  // As much of a build as routes are chosen by.
} as unknown as ServerBuild
const all = Object.keys(build.routes)
const whole = treeOf(build)

/** What the router finds among all routes for a path and for what stands above it. */
function found(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  const ids = ['/', ...above].flatMap((one) => (matchRoutes(whole, one) ?? []).map(({ route }) => route.id))
  return [...new Set(ids.filter((id) => id !== undefined))].sort()
}

const ANYTHING = ['x', 'create', 'NFTS', '%6efts', 'a%2Fb', '~', 'é', 'blog']
const words = [...new Set(routes.flatMap(({ path }) => path?.split('/') ?? []))].filter((word) =>
  /^[a-z]/.test(word),
)
const ofRoutes = routes.flatMap(({ path = '' }) =>
  ANYTHING.map((word) => `/${path.replace(/:\w+/g, word).replace('*', `${word}/more`)}`),
)
const made = words.map(
  (first, at) => `/${first}/${ANYTHING[at % ANYTHING.length]}/${words[(at * 7) % words.length]}`,
)

describe('the routes of a page', () => {
  const routesOf = pageRoutes(build)

  it('are those that the router would have found among all', () => {
    for (const path of [...ofRoutes, ...made]) {
      const { routes: some, assets } = routesOf(path)
      const ids = Object.keys(some).sort()
      const leaf = matchRoutes(whole, path)?.at(-1)?.route.path
      expect(ids, path).toEqual(leaf === '*' ? [...all].sort() : found(path))
      expect(Object.keys(assets.routes).sort(), path).toEqual(ids)
      const [own, before] = [matchRoutes(treeOf(routesOf(path)), path), matchRoutes(whole, path)]
      expect(
        own?.map(({ route, params, pathname }) => [route.id, params, pathname]),
        path,
      ).toEqual(before?.map(({ route, params, pathname }) => [route.id, params, pathname]))
    }
  })

  it('are few, and the same for pages of one kind and for their data', () => {
    const one = routesOf('/collections/col1abc')
    expect(Object.keys(one.routes)).toEqual(['root', 'home', 'collections', 'collections/:id'])
    expect(routesOf('/collections/col1xyz')).toBe(one)
    expect(routesOf('/collections/col1xyz.data')).toBe(one)
    expect(routesOf('/_root.data')).toBe(routesOf('/'))
  })

  it('are all of them for what the router itself is asked, and for a broken address', () => {
    expect(routesOf('/__manifest')).toBe(build)
    expect(routesOf('/nothing/of/the/kind')).toBe(build)
    expect(routesOf('/nfts/%')).toBe(build)
  })

  it('are made of words and of places for anything, never of both in one part', () => {
    for (const { path = '' } of routes)
      for (const part of path.split('/').filter(Boolean)) expect(part).toMatch(/^(?::\w+|\*|[\w.-]+)$/)
  })
})
