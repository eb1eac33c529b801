import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  // The product runs beside the tests on the same machine.
  workers: 1,
  fullyParallel: false,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
      ],
    },
  },
})
