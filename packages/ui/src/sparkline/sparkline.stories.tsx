import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './sparkline.js'

export default { component: Sparkline } satisfies Meta<typeof Sparkline>

type Story = StoryObj<typeof Sparkline>

export const Rising: Story = { args: { values: [1, 1.1, 1.05, 1.4, 1.5], label: 'Floor from 1 to 1.5 XCH' } }
export const Falling: Story = { args: { values: [3, 2.4, 2.6, 1, 0.2], label: 'Floor from 3 to 0.2 XCH' } }
export const Flat: Story = { args: { values: [2, 2, 2], label: 'Floor at 2 XCH' } }
/** One value is no course: nothing is drawn. */
export const TooFew: Story = { args: { values: [2], label: 'Floor at 2 XCH' } }
