/**
 * What esbuild is told to make one file of a small service: our own packages from their sources, `external` left where
 * the package manager put it (native code, wasm).
 */
export function serviceBundle(folder, more = {}) {
  return {
    absWorkingDir: folder,
    entryPoints: { main: 'src/main.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['@chiaroscuro/source'],
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    sourcemap: true,
    logLevel: 'warning',
    ...more,
  }
}
