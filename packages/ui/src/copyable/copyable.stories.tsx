import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copyable } from './copyable.js'

export default { component: Copyable } satisfies Meta<typeof Copyable>

type Story = StoryObj<typeof Copyable>

const labels = { copyLabel: 'Copy', copiedLabel: 'Copied' }
const value = 'nft14ja9zth6d2kekkwlmxmq42s2x4l846vz0cpf8gwvhkpwdqrfs4aq29dp5p'

export const Shortened: Story = { args: { ...labels, value } }
export const Whole: Story = { args: { ...labels, value: '0x1f' } }
export const LongerEnds: Story = { args: { ...labels, value, head: 14, tail: 10 } }
export const AsLink: Story = { args: { ...labels, value, children: <a href="#item">Blue hour</a> } }
export const Copied: Story = {
  args: { ...labels, value },
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async () => {} },
    })
    canvasElement.querySelector('button')?.click()
  },
}
