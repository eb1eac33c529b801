import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs.js'

export default { component: Tabs } satisfies Meta<typeof Tabs>

type Story = StoryObj<typeof Tabs>

const tabs = [
  { id: 'items', href: '#items', label: 'Items', count: '1,204' },
  { id: 'activity', href: '#activity', label: 'Activity' },
  { id: 'trades', href: '#trades', label: 'Trades' },
]

export const First: Story = { args: { label: 'Views', current: 'items', tabs } }
export const Second: Story = { args: { label: 'Views', current: 'activity', tabs } }
/** More than a phone is wide: they move sideways in their own place. */
export const Many: Story = {
  args: {
    label: 'Views',
    current: 'trades',
    tabs: [
      ...tabs,
      ...['Owners', 'Checks', 'History', 'Offers'].map((label) => ({ id: label, href: '#', label })),
    ],
  },
}
