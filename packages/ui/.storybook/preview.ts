import type { Preview } from '@storybook/react-vite'
import '../src/global.css.js'

/** The theme is an attribute of the document, as on the site; without one the system decides. */
export default {
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (story, { globals }) => {
      const { documentElement: page } = document
      if (globals.theme === 'light' || globals.theme === 'dark') page.dataset.theme = globals.theme
      else delete page.dataset.theme
      return story()
    },
  ],
} satisfies Preview
