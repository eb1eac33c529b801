import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** What serves the built site, and the thread that draws its cards. Our own packages are bundled from their sources. */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'server/main.ts', 'card-thread': 'app/social-card/card-thread.ts' },
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@chiaroscuro/source'],
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@chiaroscuro/')),
  logLevel: 'warning',
})
