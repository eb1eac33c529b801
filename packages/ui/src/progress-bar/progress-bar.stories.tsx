import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar.js'

export default { component: ProgressBar } satisfies Meta<typeof ProgressBar>

type Story = StoryObj<typeof ProgressBar>

export const Busy: Story = { args: { busy: true, label: 'Loading the page' } }
/** Nothing is drawn. */
export const Idle: Story = { args: { busy: false, label: 'Loading the page' } }
