import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { linguiMacro } from './vite-lingui-macro.js'

const source = '@chiaroscuro/source'
const root = join(import.meta.dirname, 'src/renderer')

/** The studio's pages; main, preload and engine are made by `build.mjs`. */
export default defineConfig({
  root,
  // Pages are served by a scheme of their own, from its root.
  base: '/',
  plugins: [linguiMacro(), lingui({ cwd: import.meta.dirname }), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom'], conditions: [source, ...defaultClientConditions] },
  // Spelled as an environment, since the style compiler drops what stands under `ssr`.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: {
    outDir: join(import.meta.dirname, 'build/renderer'),
    emptyOutDir: true,
    target: 'chrome150',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: join(root, 'index.html'), approval: join(root, 'approval.html') },
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning)
      },
    },
  },
})
