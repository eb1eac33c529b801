import type { Plugin } from 'vite'
import { isBrowserBuild } from './vite-browser-build.js'

/** Remix's flags that are set, and that its own files ask for while they run. */
export const ASKED_FLAGS = { v3_singleFetch: true, v3_lazyRouteDiscovery: true } as const

/** What is known of the browsers' build: its flags, that the server renders its pages, and that there is a document. */
const KNOWN: readonly (readonly [asked: RegExp, answer: string])[] = [
  ...Object.keys(ASKED_FLAGS).map(
    (flag) =>
      [
        new RegExp(`(?:window\\.__remixContext\\.)?\\bfuture\\.${flag}\\b(?: === true)?`, 'g'),
        'true',
      ] as const,
  ),
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  [/\btypeof document === "undefined"/g, 'false'],
]

/** A file of Remix for browsers with everything answered that is known before it runs. */
export function withKnownFlags(code: string): string {
  return KNOWN.reduce((text, [asked, answer]) => text.replace(asked, answer), code)
}

/** Lets the minifier drop the ways of Remix that no page of ours goes: over a kilobyte of every first visit. */
export function remixFlags(): Plugin {
  return {
    name: 'remix-flags',
    enforce: 'pre',
    apply: isBrowserBuild,
    transform(code, id) {
      if (!/\/@remix-run\/react\/dist\/esm\//.test(id)) return undefined
      const known = withKnownFlags(code)
      return known === code ? undefined : { code: known, map: null }
    },
  }
}
