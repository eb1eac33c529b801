import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.js'
import { EmptyState } from './empty-state.js'

export default { component: EmptyState } satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const Empty: Story = {
  args: { title: 'No items yet', children: 'Items appear here as soon as they are minted.' },
}
export const TitleOnly: Story = { args: { title: 'Nothing on your watchlist yet' } }
export const WithAction: Story = {
  args: {
    title: 'Nothing matches these filters',
    children: 'Take one away to see more.',
    action: <Button>Clear all filters</Button>,
  },
}
export const Failed: Story = {
  args: {
    alert: true,
    title: 'Prices could not be read',
    children: 'Everything else on this page is as it was.',
    action: <Button tone="act">Try again</Button>,
  },
}
