import { build } from 'esbuild'

// Both child processes of the devnet: the node and the world that acts on it. What holds native code stays
// outside and is found in this package's node_modules.
await build({
  entryPoints: { main: 'src/main.ts', devnet: '../../packages/devnet/src/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  conditions: ['@chiaroscuro/source'],
  external: ['sharp', 'chia-wallet-sdk-linux-x64-gnu'],
  banner: {
    js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
  },
  sourcemap: true,
  logLevel: 'warning',
})
