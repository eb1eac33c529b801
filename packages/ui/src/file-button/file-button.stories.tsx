import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileButton } from './file-button.js'

export default {
  component: FileButton,
  args: { accept: '.json', onFile: () => {} },
} satisfies Meta<typeof FileButton>

type Story = StoryObj<typeof FileButton>

export const Quiet: Story = { args: { children: 'Choose the signed bundle' } }
export const Act: Story = { args: { tone: 'act', children: 'Choose a sheet' } }
export const Several: Story = {
  args: { multiple: true, onFiles: () => {}, children: 'Choose offer files' },
}
export const Posted: Story = { args: { name: 'file', required: true, children: 'Choose a snapshot' } }
export const Disabled: Story = { args: { disabled: true, children: 'Choose a sheet' } }
export const Chinese: Story = { args: { children: '选择已签名的交易包' } }
