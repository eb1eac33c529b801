import { build } from 'esbuild'

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@chiaroscuro/source'],
  external: ['clvm_wasm'],
  sourcemap: true,
})
