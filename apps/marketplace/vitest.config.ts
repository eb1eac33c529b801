import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from './vite-lingui-macro.js'

const source = '@chiaroscuro/source'

export default defineConfig({
  plugins: [linguiMacro(), lingui({ cwd: import.meta.dirname }), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom'], conditions: [source, ...defaultClientConditions] },
  // Spelled as an environment, since the style compiler drops what stands under `ssr`.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  test: {
    name: 'marketplace',
    environment: 'jsdom',
    maxWorkers: '100%',
    // What hangs is ended by this; how fast things are is for benches to say.
    testTimeout: 60_000,
    // Files share their document, which each test leaves as it found it: making one for each takes most of the time.
    isolate: false,
    include: ['{app,server}/**/*.test.{ts,tsx}', '*.test.ts'],
    server: { deps: { inline: [/@chiaroscuro\//] } },
  },
})
