import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableUpdateNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // What the package is built with, but for being a library.
  viteFinal: ({ build: _, ...config }) => config,
} satisfies StorybookConfig
