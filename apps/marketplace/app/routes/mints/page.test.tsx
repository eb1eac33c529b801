import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { readMintOrder } from './mint-order.js'
import { MintsPage } from './page.js'
import { toShownBatch } from './shown-batch.js'

afterEach(cleanup)

const batch = toShownBatch({
  id: `${'a'.repeat(64)}-100`,
  block_height: 100,
  timestamp: '2026-01-01T00:00:00+00:00',
  creator: null,
  collection: { id: 'col1tide', name: 'Tidelines', thumbnail_uri: null },
  nft_count: 3,
  nfts: [sampleNft()],
})
const none = { items: [], next: null, later: false }

describe('fresh mints', () => {
  it('can be put in three orders, and lead to each mint', async () => {
    const { container } = show(<MintsPage order="items" list={{ ...none, items: [batch] }} />, {
      at: '/mints?sort=items',
    })
    const order = screen.getByRole('combobox', { name: 'Sort' })
    expect(within(order).getAllByRole('option')).toHaveLength(3)
    expect(new FormData(container.querySelector('form') ?? undefined).get('sort')).toBe('items')
    expect(screen.getByRole('link', { name: '3 items' }).getAttribute('href')).toBe(`/mints/${batch.id}`)
    expect(await violations(container)).toEqual([])
  })

  it('says what there is none of', () => {
    show(<MintsPage order="newest" list={none} />, { at: '/mints' })
    expect(screen.getByText('Nothing minted yet')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    show(<MintsPage order="items" list={none} />, { at: '/mints?sort=items' })
    expect(screen.getByText('Nothing minted in 30 days')).toBeTruthy()
    // Whoever chose this order can choose another.
    expect(screen.getByRole('combobox')).toBeTruthy()
  })

  it('reads what is no order as newest first', () => {
    expect(readMintOrder(new URLSearchParams('sort=oldest'))).toBe('oldest')
    expect(readMintOrder(new URLSearchParams('sort=rank'))).toBe('newest')
    expect(readMintOrder(new URLSearchParams())).toBe('newest')
  })
})
