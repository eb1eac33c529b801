import type { ServerBuild } from '@remix-run/node'
import type { matchRoutes } from '@remix-run/react'

type Route = ServerBuild['routes'][string]
type RouteObject = Parameters<typeof matchRoutes>[0][number]

const trees = new WeakMap<ServerBuild, RouteObject[]>()

/** The routes as the router wants them. All of ours hang below the root. */
export function treeOf(build: ServerBuild): RouteObject[] {
  const known = trees.get(build)
  if (known) return known
  const under = (parentId: string | undefined): RouteObject[] =>
    Object.values(build.routes)
      .filter((route): route is Route => route?.parentId === parentId)
      .map((route) =>
        route.index
          ? { id: route.id, index: true }
          : { id: route.id, ...(route.path ? { path: route.path } : {}), children: under(route.id) },
      )
  const tree = under(undefined)
  trees.set(build, tree)
  return tree
}
