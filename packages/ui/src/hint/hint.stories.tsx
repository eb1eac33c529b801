import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hint } from './hint.js'

export default { component: Hint } satisfies Meta<typeof Hint>

type Story = StoryObj<typeof Hint>

export const Closed: Story = {
  args: {
    mark: '?',
    label: 'What a rank is',
    children: 'How rare its traits are among those of its collection.',
  },
}
export const Open: Story = {
  ...Closed,
  play: async ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
}
