import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.js'

export default { component: Pagination } satisfies Meta<typeof Pagination>

type Story = StoryObj<typeof Pagination>

const labels = {
  label: 'Pages',
  nextLabel: 'Show more',
  firstLabel: 'From the start',
  busyLabel: 'Loading more',
}

export const First: Story = { args: { ...labels, next: '#next' } }
export const Later: Story = { args: { ...labels, next: '#next', first: '#first' } }
export const Last: Story = { args: { ...labels, first: '#first' } }
export const Busy: Story = { args: { ...labels, next: '#next', busy: true } }
/** One page is all there is: nothing is drawn. */
export const Only: Story = { args: labels }
