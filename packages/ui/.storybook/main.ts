import type { StorybookConfig } from '@storybook/react-vite'

/** What a build writes into compiled styles: found only when a page asks, each would load the page anew. */
const RUNTIMES = [
  'react/jsx-dev-runtime',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
]

export default {
  stories: ['../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableUpdateNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // What the package is built with, but for being a library.
  viteFinal: ({ build: _, optimizeDeps, ...config }) => ({
    ...config,
    optimizeDeps: { ...optimizeDeps, include: [...(optimizeDeps?.include ?? []), ...RUNTIMES] },
  }),
} satisfies StorybookConfig
