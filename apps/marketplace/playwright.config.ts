import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

/**
 * With `RenderDocument`, Chromium drops the closing of a page that is about to show another, and Playwright waits for it
 * for ever (its issue 42068). The last list is the only one Chromium reads, so Playwright's own follows.
 */
const WITHOUT = [
  'RenderDocument',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  // The product runs beside the tests on the same machine: two lanes took longer than one.
  workers: 1,
  fullyParallel: false,
  // What hangs is ended by these; how fast things are is for benches to say.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // What tests put in the way of requests, the worker would not see; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
})
