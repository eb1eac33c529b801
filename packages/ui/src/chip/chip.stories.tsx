import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.js'

export default { component: Chip } satisfies Meta<typeof Chip>

type Story = StoryObj<typeof Chip>

export const Plain: Story = {
  args: { href: '#', removeLabel: 'Remove filter Listed', children: 'Listed' },
}
export const Long: Story = {
  args: {
    href: '#',
    removeLabel: 'Remove filter Weather',
    children: 'Weather: clear towards evening, with a little wind from the west that nobody minded',
  },
}
