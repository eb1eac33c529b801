import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.js'

export default { component: Button } satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Quiet: Story = { args: { children: 'Show more' } }
export const Act: Story = { args: { tone: 'act', children: 'Buy for 1.2 XCH' } }
export const Bare: Story = { args: { tone: 'bare', children: 'Cancel' } }
export const Small: Story = { args: { size: 'small', children: 'Clear' } }
export const Large: Story = { args: { tone: 'act', size: 'large', children: 'Sign in' } }
export const Disabled: Story = { args: { tone: 'act', disabled: true, children: 'Submitting' } }
/** Longer than its place: it stays on one line and the page decides. */
export const Chinese: Story = { args: { children: '清除所有筛选条件' } }
