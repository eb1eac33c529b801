import { defineConfig } from '@playwright/test'
import { launchOf } from './e2e/launch.js'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  // Tests share a market, its wallet and its accounts, so they take turns; the test command runs two halves, each on a product of its own.
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
    launchOptions: launchOf(process.env.CHROMIUM_PATH),
  },
})
