import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'global.css': 'src/global.css.ts',
        'dialog/index': 'src/dialog/index.ts',
        'qr-code/index': 'src/qr-code/index.ts',
        'theme/index': 'src/theme/index.ts',
      },
      formats: ['es'],
      cssFileName: 'style',
    },
    rollupOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//, /^uqr$/, /^@vanilla-extract\//],
    },
  },
})
