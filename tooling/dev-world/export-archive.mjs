// Makes tooling/start/archive again: run it on Linux x64 when the content or the market's story changed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const outfile = join(here, 'dist/export-archive.js')
await build({
  absWorkingDir: here,
  entryPoints: ['src/export-archive.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  conditions: ['@chiaroscuro/source'],
  external: ['sharp', 'chia-wallet-sdk-linux-x64-gnu'],
  banner: {
    js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, join(here, '../start/archive')], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
