import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './icon-button.js'

export default { component: IconButton } satisfies Meta<typeof IconButton>

type Story = StoryObj<typeof IconButton>

const cross = (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="m4 4 8 8M12 4l-8 8" />
  </svg>
)

export const Quiet: Story = { args: { label: 'Close', children: cross } }
export const Bare: Story = { args: { label: 'Close', tone: 'bare', children: cross } }
export const Act: Story = { args: { label: 'Close', tone: 'act', children: cross } }
export const Small: Story = { args: { label: 'Close', size: 'small', children: cross } }
export const Large: Story = { args: { label: 'Close', size: 'large', children: cross } }
export const Disabled: Story = { args: { label: 'Close', disabled: true, children: cross } }
