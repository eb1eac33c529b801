import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { pathOfPage } from '../app/server/data-path.js'
import { remembered } from './remembered.js'
import { treeOf } from './route-tree.js'

/** Where the router asks for routes that a page does not have yet. */
const MANIFEST = '/__manifest'
/** What stands for whatever a page is about in an address: no route has such a word. */
const SOMETHING = '~'

/**
 * The routes that a page needs, by its path: a hundred others would be flattened, ranked and tried for each page, several
 * times over. What is nobody's page, and whatever is asked of the router itself, is answered by all of them.
 */
export function pageRoutes(build: ServerBuild): (path: string) => ServerBuild {
  const tree = treeOf(build)
  const words = wordsOf(build)
  const builds = new Map<string, ServerBuild>()
  const builtFor = remembered<ServerBuild>()

  function narrowed(shape: string): ServerBuild {
    const ids = idsFor(tree, shape)
    if (!ids) return build
    const key = ids.join(' ')
    const known = builds.get(key) ?? only(build, ids)
    builds.set(key, known)
    return known
  }

  return (path) => {
    // A username could be called so, as far as routes go.
    if (path === MANIFEST) return build
    const shape = shapeOf(path, words)
    return shape === undefined ? build : builtFor(shape, () => narrowed(shape))
  }
}

/**
 * What routes can tell of a path: their own words, and that there is something else. Routes are made of words and of places
 * for anything, never of both in one part (tested).
 */
function shapeOf(path: string, words: ReadonlySet<string>): string | undefined {
  const page = pathOfPage(path)
  try {
    const parts = page.split('/').filter(Boolean)
    const shape = parts.map((part) => {
      const word = decodeURIComponent(part).toLowerCase()
      return words.has(word) ? word : SOMETHING
    })
    return `/${shape.join('/')}`
  } catch {
    // A broken percent sign: as the router has it.
    return undefined
  }
}

function wordsOf({ routes }: ServerBuild): Set<string> {
  const paths = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? [])
  return new Set(
    paths.filter((part) => part !== '*' && !part.startsWith(':')).map((part) => part.toLowerCase()),
  )
}

/** The routes of a page, and of the pages above it, which it tells the browser's router of; nothing where it is nobody's. */
function idsFor(tree: ReturnType<typeof treeOf>, shape: string): string[] | undefined {
  const ids = new Set<string>()
  for (let at = shape; ; at = at.slice(0, at.lastIndexOf('/')) || '/') {
    const matches = matchRoutes(tree, at) ?? []
    if (at === shape && (matches.length === 0 || matches.at(-1)?.route.path === '*')) return undefined
    for (const { route } of matches) if (route.id !== undefined) ids.add(route.id)
    if (at === '/') return [...ids].sort()
  }
}

function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}
