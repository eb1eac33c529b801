import { defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

// Without `module`: Node itself does not know that condition, and some libraries answer it with files Node cannot load.
const conditions = ['@chiaroscuro/source', ...defaultServerConditions.filter((one) => one !== 'module')]
/** What hangs is ended by these; how fast things are is for benches to say, on a machine with nothing else to do. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }
/** Every core: one less is the default, which is half of two. */
const maxWorkers = '100%'
const ALONE = 'tooling/user-pool/tests/**/*.test.ts'
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } }

export default defineConfig({
  test: {
    // WalletConnect's client tells nobody when a session is left a second time; the studio passes over it too (`relay-fault.ts`).
    onUnhandledError: ({ message, stack }) =>
      !(/recently deleted/.test(message) && /@walletconnect[/+]sign-client/.test(stack ?? '')),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: [
            'packages/{domain,http,contract,api-client,devnet,auth,cms,minting,walletconnect}/src/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'apps/mint-studio/src/{engine,main,ipc,renderer}/**/*.test.ts',
            'tooling/*/{src,tests}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ALONE],
          // Most of the time went into loading the same modules for every file.
          isolate: false,
          maxWorkers,
          ...patience,
        },
      },
      {
        ...shared,
        // Each of these files begins a pool as it is loaded.
        test: { name: 'alone', include: [ALONE], maxWorkers, ...patience },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: ['apps/api/tests/*.test.ts'],
          globalSetup: 'apps/api/tests/product/made-once.ts',
          isolate: false,
          maxWorkers,
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
