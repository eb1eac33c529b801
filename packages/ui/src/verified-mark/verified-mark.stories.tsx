import type { Meta, StoryObj } from '@storybook/react-vite'
import { VerifiedMark } from './verified-mark.js'

export default { component: VerifiedMark } satisfies Meta<typeof VerifiedMark>

type Story = StoryObj<typeof VerifiedMark>

export const Mark: Story = { args: { label: 'Verified' } }
export const WithReason: Story = {
  args: { label: 'Why it is verified', reason: 'Its creator proved the DID on 3 May 2026.' },
}
export const Open: Story = {
  ...WithReason,
  play: async ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
}
