import { build } from 'esbuild'
import { serviceBundle } from '../config/service-bundle.mjs'

// Both child processes of the devnet: the node and the world that acts on it. What holds native code stays
// outside and is found in this package's node_modules.
await build(
  serviceBundle(import.meta.dirname, {
    entryPoints: { main: 'src/main.ts', devnet: '../../packages/devnet/src/main.ts' },
    external: ['sharp', 'chia-wallet-sdk-linux-x64-gnu'],
  }),
)
