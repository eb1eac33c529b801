import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Without `module`: Node itself does not know that condition, and some libraries answer it with files Node cannot load.
const conditions = ['@chiaroscuro/source', ...defaultServerConditions.filter((one) => one !== 'module')]
/** What hangs is ended by these; how fast things are is for benches to say, on a machine with nothing else to do. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } }

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: [
            'packages/{domain,http,contract,api-client,devnet,auth,cms,minting,walletconnect}/src/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'apps/mint-studio/src/{engine,main,ipc}/**/*.test.ts',
            'tooling/*/{src,tests}/**/*.test.ts',
          ],
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: ['apps/api/tests/*.test.ts'],
          globalSetup: 'apps/api/tests/product/made-once.ts',
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        ...shared,
        // The built product, started and killed: runs after the build, alone.
        test: {
          name: 'product',
          include: ['apps/api/tests/product/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
      'packages/ui/vitest.config.ts',
      'apps/marketplace/vitest.config.ts',
    ],
  },
})
