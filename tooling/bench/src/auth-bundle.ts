import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BuildOptions } from 'esbuild'

const here = fileURLToPath(new URL('../src', import.meta.url))

/** Scripts of the bench's pages by their path, e.g. `/auth-page-srp.js`. */
export type Scripts = ReadonlyMap<string, Uint8Array>

/** Bundles the entries for a browser, minified and in chunks, as a site would. */
export async function bundlePages(entries: readonly string[]): Promise<Scripts> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...common(),
    entryPoints: entries.map((entry) => join(here, entry)),
    outdir: '/',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    splitting: true,
    write: false,
    define: { global: 'globalThis' },
  })
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]))
}

/** Bundles an entry for Node beside this file, and gives where it is. */
export async function bundleForNode(entry: string): Promise<string> {
  const { build } = await import('esbuild')
  const outfile = fileURLToPath(new URL(`../dist/${entry.replace(/\.ts$/, '.js')}`, import.meta.url))
  await build({
    ...common(),
    entryPoints: [join(here, entry)],
    outfile,
    platform: 'node',
    target: 'node20',
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
  })
  return pathToFileURL(outfile).href
}

function common() {
  const srp = join(amplifyAuth(), 'dist/esm/providers/cognito/utils/srp')
  return {
    bundle: true,
    format: 'esm' as const,
    conditions: ['@chiaroscuro/source'],
    logLevel: 'error' as const,
    // The published client's helpers have no public name.
    alias: {
      'aws-amplify-srp': join(srp, 'index.mjs'),
      'aws-amplify-integer': join(srp, 'BigInteger/BigInteger.mjs'),
    },
  } satisfies BuildOptions
}

function amplifyAuth(): string {
  const ownRequire = createRequire(import.meta.url)
  const theirRequire = createRequire(ownRequire.resolve('aws-amplify/package.json'))
  return dirname(theirRequire.resolve('@aws-amplify/auth/package.json'))
}
