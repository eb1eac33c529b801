import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.js'

export default { component: Price } satisfies Meta<typeof Price>

type Story = StoryObj<typeof Price>

export const Plain: Story = { args: { amount: '1.2', unit: 'XCH' } }
export const Rounded: Story = { args: { amount: '0.000001', unit: 'XCH', exact: '0.000000999999 XCH' } }
export const Large: Story = { args: { amount: '1,204,500', unit: 'DBX' } }
export const Chinese: Story = { args: { amount: '1.2 万', unit: 'XCH' } }
