import type { QueueHealth } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, testNow, violations } from '#app/test/show.js'
import { AdminHealthPage, type AdminHealthPageProps } from './page.js'

afterEach(cleanup)

const at = (minutes: number) => new Date(testNow + minutes * 60_000).toISOString()
const status: AdminHealthPageProps['status'] = {
  ...{ network: 'devnet', address_prefix: 'txch', source: 'node', height: 41_200, header_hash: 'ab' },
  ...{ timestamp: at(-2), peak_height: 41_203, synced: true, nft_count: 3, collection_count: 1 },
  ...{ unreadable_count: 0, pending_media: 0 },
}
const queue = (facts: Partial<QueueHealth>): QueueHealth => ({
  ...{ queue: 'files', waiting: 0, failing: 0, next_at: null, given_up: 0 },
  ...facts,
})
function page(queues: QueueHealth[], more: Partial<AdminHealthPageProps> = {}) {
  const log = { items: [], next: null, later: false }
  const self = { id: 'me', name: 'Ada' }
  const moderation = { key: 'form-key', self, hidden: [], featured: [], banned: [], log }
  const rest = { moderation, status, minter: null, answer: undefined }
  return show(<AdminHealthPage {...rest} queues={queues} {...more} />)
}

describe('the room of health', () => {
  it('says what waits and failed, and tries again only what has failed', async () => {
    const failed = queue({ queue: 'webhooks', failing: 2, next_at: at(5), given_up: 1 })
    const { container } = page([queue({ waiting: 4 }), failed])
    const rows = screen.getAllByRole('listitem').filter((row) => /wait/.test(row.textContent ?? ''))
    expect(rows[0]?.textContent).toBe('Files of works4 wait · nothing failed')
    expect(rows[0]?.querySelector('form')).toBeNull()
    expect(rows[1]?.textContent).toContain(
      'Nothing waits · 2 failed · 1 was given upTried again in 5 minutes',
    )
    const form = rows[1]?.querySelector('form')
    const fields = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
    expect(fields).toEqual({ key: 'form-key-webhooks', kind: 'queue', target: 'webhooks', reason: '' })
    expect(screen.getByText('3 blocks behind')).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('says so where nothing was heard of yet', () => {
    page([], { status: { ...status, height: null, peak_height: null, timestamp: null } })
    expect(screen.getByText('No minter was ever heard of.')).toBeTruthy()
    expect(screen.queryByText(/behind$/)).toBeNull()
  })

  it('tells of bundles that stand still, where they can be seen', () => {
    page([], { minter: { seenAt: at(-1), stuck: 2 } })
    expect(screen.getByRole('link', { name: '2 bundles stand still' }).getAttribute('href')).toBe(
      '/admin/minting-api',
    )
  })
})
