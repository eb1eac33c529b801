import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './segmented-control.js'

export default { component: SegmentedControl } satisfies Meta<typeof SegmentedControl>

type Story = StoryObj<typeof SegmentedControl>

const choices = [
  { id: '7', href: '#7', label: '7 Days' },
  { id: '30', href: '#30', label: '30 Days' },
  { id: 'all', href: '#all', label: 'All Time' },
]

export const First: Story = { args: { label: 'Period', current: '7', choices } }
export const Last: Story = { args: { label: 'Period', current: 'all', choices } }
export const NoneChosen: Story = { args: { label: 'Period', current: '', choices } }
