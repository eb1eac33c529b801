import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.js'

export default { component: Select } satisfies Meta<typeof Select>

type Story = StoryObj<typeof Select>

const options = [
  { value: 'rank', label: 'Rarest first' },
  { value: 'offer-low', label: 'Cheapest first' },
]

export const Plain: Story = { args: { label: 'Sort', options } }
export const Chosen: Story = { args: { label: 'Sort', options, defaultValue: 'offer-low' } }
export const Disabled: Story = { args: { label: 'Sort', options, disabled: true } }
