import { randomUUID } from 'node:crypto'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { CHUNK_FAULT } from './app/pwa/load-fault.js'
import { isOwnPath } from './app/pwa/own-path.js'
import routes from './app/routes.js'

/** Both halves of a build, the browsers' and the server's, are made by one process. */
process.env.SITE_BUILD_ID ??= randomUUID()

/** The name of the build under way. */
export const buildId = process.env.SITE_BUILD_ID

/** What the worker keeps from the start: enough to read kept pages, the watchlist and the page that says one is offline. */
const needed =
  /\/app\/(?:entry\.client|root|routes\/(?:offline|watchlist)\/route|pwa\/start|i18n\/locales\/\w+)\.(?:tsx?|po)/
const fonts = /(?:inter|fraunces)-latin-wght-normal[^/]*\.woff2$/

/** Writes what says which build this is (`builds/`), and the worker that keeps pages (`sw.js`). */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_, bundle) {
      const timestamp = Date.now()
      const json = (fileName: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(value)}\n` })
      json('builds/latest.json', { id: buildId, timestamp })
      json(`builds/meta/${buildId}.json`, {
        id: buildId,
        timestamp,
        rules: routeRules(),
        redirects: {},
        prerendered: [],
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker(neededAssets(bundle)) })
    },
  }
}

/** What holds for the pages of each route that is everybody's: whether they are one person's own, and where their data is. */
function routeRules(): Record<string, { own: true } | { payload: string }> {
  const isOpen = (path = '') => path !== '*' && !path.startsWith('admin/')
  const pages = routes.filter(({ file, path }) => file.endsWith('.tsx') && isOpen(path))
  return Object.fromEntries(
    pages.map(({ path = '' }) => [
      `/${path}`,
      isOwnPath(`/${path}`) ? { own: true } : { payload: `${path ? `/${path}` : ''}/_payload.json` },
    ]),
  )
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]

function neededAssets(bundle: Bundle): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const part = bundle[name]
    if (found.has(name) || !part) return
    found.add(name)
    if (part.type !== 'chunk') return
    for (const one of [...part.imports, ...(part.viteMetadata?.importedCss ?? [])]) add(one)
  }
  for (const [name, part] of Object.entries(bundle)) {
    const isNeeded = part.type === 'asset' ? fonts.test(name) : needed.test(part.facadeModuleId ?? '')
    if (isNeeded) add(name)
  }
  return [...found].sort().map((name) => `/${name}`)
}

async function worker(assets: readonly string[]): Promise<string> {
  const built = await build({
    entryPoints: [`${import.meta.dirname}/app/pwa/worker/sw.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { __BUILD_ID__: JSON.stringify(buildId), __ASSETS__: JSON.stringify(assets) },
  })
  const [file] = built.outputFiles
  if (!file) throw new Error('The worker was not built')
  return file.text
}

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/

/**
 * Remix reloads the page it is on whenever a page's script cannot be fetched, however often. Here the page that was asked
 * for throws when it is drawn, and what stands around it decides (`app/pwa/use-reload.ts`): never twice for the same.
 */
export function chunkFaults(): Plugin {
  return {
    name: 'chunk-faults',
    transform(code, id) {
      if (!/\/@remix-run\/react\/dist\/esm\/routeModules\.js/.test(id)) return null
      if (!reload.test(code)) throw new Error('Remix fetches the scripts of pages in another way than it did')
      return code.replace(
        reload,
        `const fault = new Error('Not loaded: ' + route.module, { cause: error });
        fault.name = '${CHUNK_FAULT}';
        return { default() { throw fault; } };`,
      )
    },
  }
}
