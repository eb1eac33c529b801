import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaFrame } from './media-frame.js'

export default { component: MediaFrame } satisfies Meta<typeof MediaFrame>

type Story = StoryObj<typeof MediaFrame>

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%23485868"/%3E%3Ccircle cx="2" cy="2" r="1" fill="%23e0b05c"/%3E%3C/svg%3E'
const words = () => 'No picture'

export const Picture: Story = { args: { src: drawing, alt: 'A yellow disc on slate', words } }
export const Wide: Story = { args: { src: drawing, alt: 'A yellow disc on slate', ratio: 16 / 9, words } }
export const Eager: Story = { args: { src: drawing, alt: 'A yellow disc on slate', eager: true, words } }
/** Its colour stands in its place until it comes. */
export const OnItsWay: Story = {
  args: { src: drawing, alt: '', color: '#485868', width: 1000, height: 700, ratio: 10 / 7, words },
}
export const Gone: Story = { args: { src: null, alt: '', words: () => 'The file cannot be fetched' } }
export const Failed: Story = { args: { src: 'data:image/png;base64,', alt: '', words } }
