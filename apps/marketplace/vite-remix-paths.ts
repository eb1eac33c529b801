import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isBrowserBuild } from './vite-browser-build.js'

/**
 * The router's file that asks for routes, with sets that know paths by their kinds (`kinds`: the module that has them): of paths it will
 * ask for, and of those it knows, the page's own among them. It keeps quiet about routes that did not come, since most often the page
 * is being left; who presses a link of theirs asks again.
 */
export function withPathKinds(code: string, kinds: string): string {
  const known = code
    .replace('const nextPaths = new Set();', 'const nextPaths = new PathKinds();')
    .replace(
      'const discoveredPaths = new Set();',
      'const discoveredPaths = new PathKinds(window.location.pathname);',
    )
    .replace('console.error("Failed to fetch manifest patches", e);', '')
  return `import { PathKinds } from ${JSON.stringify(kinds)};\n${known}`
}

/**
 * Of hundreds of links on a page the browser asks for the routes of one of each kind. Remix asks for each by its path, at each page
 * again, and for none where they are too many for one address: each press then waits for its own. See decision 0070.
 */
export function remixPaths(): Plugin {
  return {
    name: 'remix-paths',
    enforce: 'pre',
    apply: isBrowserBuild,
    transform(code, id) {
      if (!/\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/.test(id)) return undefined
      return {
        code: withPathKinds(code, resolve(import.meta.dirname, 'app/layout/path-kinds.ts')),
        map: null,
      }
    },
  }
}
