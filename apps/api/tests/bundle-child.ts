import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles a process (a test's own, `tests/NAME.ts`, unless said) into a folder, so that it starts quickly and can be killed; its path. */
export async function bundleChild(name: string, folder: string, entry = `tests/${name}.ts`): Promise<string> {
  const outfile = join(folder, `${name}.mjs`)
  await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: [entry],
    outfile,
    conditions: ['@chiaroscuro/source'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // CommonJS, or with files of their own beside them; the rest starts faster out of one file.
    external: ['@electric-sql/pglite', 'pg', 'clvm_wasm', 'http_ece'],
    logLevel: 'error',
  })
  return outfile
}
