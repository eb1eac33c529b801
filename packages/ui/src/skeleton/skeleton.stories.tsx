import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.js'

export default { component: Skeleton } satisfies Meta<typeof Skeleton>

type Story = StoryObj<typeof Skeleton>

export const Line: Story = { args: { width: '60%', height: '1em' } }
export const Picture: Story = { args: { ratio: 1 } }
export const Block: Story = { args: { height: '8rem' } }
