import { build } from 'esbuild'

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    index: 'src/index-main.ts',
    minter: 'src/minter/minter-main.ts',
    'image-child': 'src/media/image-child.ts',
    'offer-child': 'src/sandbox/offer-child.ts',
    'reading-thread': 'src/read/reading-thread.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@chiaroscuro/source'],
  // Native code, wasm and CommonJS stay where the package manager put them.
  external: [
    'sharp',
    '@electric-sql/pglite',
    'drizzle-orm',
    'pg',
    'file-type',
    'clvm_wasm',
    'prom-client',
    'rate-limiter-flexible',
    '@redis/client',
    'nodemailer',
    'http_ece',
  ],
  sourcemap: true,
})
