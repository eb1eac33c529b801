import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxRow } from './checkbox-row.js'

export default { component: CheckboxRow } satisfies Meta<typeof CheckboxRow>

type Story = StoryObj<typeof CheckboxRow>

export const Off: Story = { args: { label: 'Dusk', count: '14' } }
export const On: Story = { args: { label: 'Dusk', count: '14', defaultChecked: true } }
export const WithoutCount: Story = { args: { label: 'Listed only' } }
export const Disabled: Story = { args: { label: 'Storm', count: '0', disabled: true } }
export const Long: Story = {
  args: { label: 'A value of a trait that somebody wrote a whole sentence into, and then some', count: '3' },
}
