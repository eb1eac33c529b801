import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonShape } from '../button/button.css.js'
import { textLink } from '../theme/text.css.js'
import { Link } from './link.js'

export default { component: Link } satisfies Meta<typeof Link>

type Story = StoryObj<typeof Link>

export const Plain: Story = { args: { href: '#', children: 'Tidelines' } }
export const InText: Story = { args: { href: '#', className: textLink, children: 'How a rank is computed' } }
export const LikeAButton: Story = { args: { href: '#', className: buttonShape({}), children: 'Show more' } }
