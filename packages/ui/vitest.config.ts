import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Files share their document, which each test leaves as it found it: making one for each takes most of the time.
    isolate: false,
  },
})
