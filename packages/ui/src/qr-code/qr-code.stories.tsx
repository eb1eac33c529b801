import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.js'

export default { component: QrCode } satisfies Meta<typeof QrCode>

type Story = StoryObj<typeof QrCode>

const label = 'QR code with a link'

export const Short: Story = { args: { label, text: 'https://example.com' } }
export const Long: Story = {
  args: { label, text: `wc:${'0123456789abcdef'.repeat(4)}@2?relay-protocol=irn&symKey=${'ab'.repeat(32)}` },
}
