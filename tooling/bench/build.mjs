import { build } from 'esbuild'

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'src/main.ts', 'reading-thread': '../../apps/api/src/read/reading-thread.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@chiaroscuro/source'],
  // Native code and wasm stay where the package manager put them.
  external: [
    'sharp',
    'clvm_wasm',
    'chia-wallet-sdk-linux-x64-gnu',
    '@electric-sql/pglite',
    'drizzle-orm',
    'pg',
    'esbuild',
    '@playwright/test',
    'lighthouse',
    '@remix-run/*',
    'express',
  ],
  banner: {
    js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
  },
})
