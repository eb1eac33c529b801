import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { treeOf } from './route-tree.js'

const STAFF = /^admin(\/|$)/

/**
 * The site as everybody else has it. Routes of the people who run it are not in it at all, so that their addresses are
 * answered as any that no route has, to the byte, and no page, manifest or preload names one of them.
 */
export function withoutStaffRooms(build: ServerBuild): ServerBuild {
  const isOpen = ([, route]: [string, { path?: string } | undefined]) => !STAFF.test(route?.path ?? '')
  const routes = Object.fromEntries(Object.entries(build.routes).filter(isOpen))
  const assets = {
    ...build.assets,
    routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isOpen)),
  }
  return { ...build, routes, assets }
}

/** Whether an address is nobody's page as far as everybody knows: only then is it asked who wants to know. */
export function isNowhere(open: ServerBuild, path: string): boolean {
  const leaf = matchRoutes(treeOf(open), path.replace(/\.data$/, ''))?.at(-1)
  return leaf?.route.path === '*'
}
