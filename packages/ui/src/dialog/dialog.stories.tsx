import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from './dialog.js'

export default { component: Dialog } satisfies Meta<typeof Dialog>

type Story = StoryObj<typeof Dialog>

export const Sheet: Story = {
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Tidelines',
    closeLabel: 'Close',
    children: <p>One shore.</p>,
  },
}
export const Full: Story = {
  args: {
    ...{
      open: true,
      onOpenChange: () => {},
      title: 'Blue hour, high water',
      closeLabel: 'Close',
      full: true,
    },
    children: <p>The work, as large as the window.</p>,
  },
}
export const Closed: Story = {
  args: { open: false, onOpenChange: () => {}, title: 'Tidelines', closeLabel: 'Close', children: null },
}
