import { build } from 'esbuild'
import { serviceBundle } from '../config/service-bundle.mjs'

const folder = import.meta.dirname
// The app's bundles import the stand-in by themselves, and must meet the one that serves them: so the parts are split, not doubled.
await build(
  serviceBundle(folder, {
    entryPoints: {
      main: 'src/main.ts',
      electron: 'src/electron.ts',
      'utility-child': 'src/utility-child.ts',
      'electron-hook': 'src/electron-hook.ts',
    },
    splitting: true,
  }),
)
await build({
  absWorkingDir: folder,
  entryPoints: { page: 'src/page/page.ts' },
  outdir: 'dist',
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'warning',
})
