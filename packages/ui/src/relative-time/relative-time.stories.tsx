import type { Meta, StoryObj } from '@storybook/react-vite'
import { RelativeTime } from './relative-time.js'

export default { component: RelativeTime } satisfies Meta<typeof RelativeTime>

type Story = StoryObj<typeof RelativeTime>

const now = Date.parse('2026-11-22T12:00:00Z')

export const JustNow: Story = { args: { at: '2026-11-22T11:59:52Z', now, locale: 'en' } }
export const Hours: Story = { args: { at: '2026-11-22T07:10:00Z', now, locale: 'en' } }
export const LongAgo: Story = { args: { at: '2025-01-02T03:04:05Z', now, locale: 'en' } }
export const Ahead: Story = { args: { at: '2026-11-24T12:00:00Z', now, locale: 'en' } }
export const Chinese: Story = { args: { at: '2026-11-22T07:10:00Z', now, locale: 'zh' } }
export const Unreadable: Story = { args: { at: 'some day', now, locale: 'en' } }
