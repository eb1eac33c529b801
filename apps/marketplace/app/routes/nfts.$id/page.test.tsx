import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDetail, sampleEvent, sampleOffer } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { openOffers } from './open-offers.js'
import { NftPage } from './page.js'
import { toStory } from './story.js'

const noStory = toStory([], false)

afterEach(cleanup)

describe('the page of an item', () => {
  it('says when somebody is taking what is listed', () => {
    show(<NftPage nft={sampleDetail({ offers: [sampleOffer({ status: 1 })] })} more={null} story={noStory} />)
    expect(screen.getByText(/a transaction waits for the next block/)).toBeTruthy()
  })

  it('shows price to the mojo, royalty and what the buyer pays', () => {
    show(<NftPage nft={sampleDetail({ offers: [sampleOffer({})] })} more={null} story={noStory} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tidelines, low water')
    expect(screen.getByText('The buyer pays, before the network fee').nextElementSibling?.textContent).toBe(
      '1.942500000001 XCH',
    )
    expect(screen.getByText('3 hours ago').getAttribute('title')).toBe('2026-01-02 09:00:00 UTC')
  })

  it('says when it is burned, not listed, and without a license', () => {
    show(
      <NftPage
        nft={sampleDetail({ is_burned: true, owner_address: null, coin_id: null })}
        more={null}
        story={noStory}
      />,
    )
    expect(screen.getByText('Burned')).toBeTruthy()
    expect(screen.getByText(/can never be sold again/)).toBeTruthy()
    expect(screen.getByText('No license')).toBeTruthy()
  })

  it.each([
    [{ code: 'status', detail: '404' }, 'The server answered 404.'],
    [{ code: 'too-large', detail: '104857600' }, 'The file is over 100 MB.'],
    [{ code: 'unreachable', detail: null }, 'The server cannot be reached.'],
    [{ code: null, detail: null }, 'said by an older service'],
  ] as const)('says why a file is not there: %j', async ({ code, detail }, words) => {
    const { data } = sampleDetail()
    const missing = { ...data, integrity_state: 3, media_uri: null, thumbnail_uri: null }
    const fault = {
      integrity_code: code,
      integrity_detail: detail,
      integrity_reason: 'said by an older service',
    }
    show(
      <NftPage
        nft={sampleDetail({ thumbnail_uri: null, data: { ...missing, ...fault } })}
        more={null}
        story={noStory}
      />,
    )
    // On the stage, and beside the addresses.
    await waitFor(() => expect(screen.getAllByText(words).length).toBe(2))
  })

  it('follows web addresses only', () => {
    show(<NftPage nft={sampleDetail()} more={null} story={noStory} />)
    expect(screen.getByRole('link', { name: 'https://files.test/1.webp' }).getAttribute('rel')).toContain(
      'noopener',
    )
    expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull()
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
  })

  it('runs a document without an origin of its own', () => {
    show(<NftPage nft={sampleDetail({ media_type: 'text/html' })} more={null} story={noStory} />)
    expect(screen.getByTitle('Tidelines, low water').getAttribute('sandbox')).toBe('allow-scripts')
  })

  it('lists provenance newest first and breaks no rule of accessibility', async () => {
    const events = [sampleEvent(), sampleEvent({ event_index: 1, type: 2, price_mojos: '1200000000000' })]
    const { container } = show(<NftPage nft={sampleDetail()} more={null} story={toStory(events, false)} />)
    const list = screen.getByRole('heading', { name: 'Provenance' }).closest('section')
    const names = within(list ?? container)
      .getAllByRole('listitem')
      .map((li) => li.textContent?.slice(0, 6))
    expect(names).toEqual(['Bought', 'Minted'])
    expect(await violations(container)).toEqual([])
  })

  it('leads past what a long provenance leaves out between its newest and its mint', async () => {
    const events = Array.from({ length: 60 }, (_, event_index) =>
      sampleEvent({ event_index, type: event_index === 0 ? 0 : 1 }),
    )
    const { container } = show(<NftPage nft={sampleDetail()} more={null} story={toStory(events, false)} />)
    const list = screen.getByRole('heading', { name: 'Provenance' }).closest('section') ?? container
    const entries = within(list).getAllByRole('listitem')
    expect(entries).toHaveLength(22)
    expect(entries.at(-1)?.textContent).toMatch(/^Minted/)
    expect(within(list).getByRole('link', { name: '39 events between' }).getAttribute('href')).toBe(
      '?story=whole',
    )
    expect(await violations(container)).toEqual([])
  })

  it('lists bids to the mojo, with royalty, age and expiry', async () => {
    const bids = [
      sampleOffer({ id: 'a', side: 2, price_mojos: '189000000038', royalty_mojos: '9450000001' }),
      sampleOffer({
        id: 'b',
        side: 2,
        price_mojos: '100000000000',
        royalty_mojos: null,
        expiration_height: 9000,
      }),
    ]
    const { container } = show(<NftPage nft={sampleDetail({ offers: bids })} more={null} story={noStory} />)
    const rows = within(screen.getByRole('list', { name: /^Bids/ })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '0.189000000038 XCHroyalty 0.0094 XCH3 hours agono expiry',
      '0.1 XCH3 hours agoexpires at block 9,000',
    ])
    expect(await violations(container)).toEqual([])
  })

  it('gives a sound a room with the picture of its collection', () => {
    const silent = { ...sampleDetail().data, thumbnail_uri: null }
    const nft = sampleDetail({ media_type: 'audio/wav', thumbnail_uri: null, data: silent })
    const cover = { uri: 'http://media.test/thumbnails/c_512.webp', color: '#483848' }
    const { container } = show(<NftPage nft={nft} more={null} story={noStory} cover={cover} />)
    expect(container.querySelector('audio')?.getAttribute('src')).toBe('http://media.test/media/e')
    expect(container.querySelector('img')?.getAttribute('src')).toBe(cover.uri)
  })

  it('holds a moving picture still for those who want stillness', () => {
    const asked = vi.fn((query: string) => ({ matches: query.includes('reduce') }))
    vi.stubGlobal('matchMedia', asked)
    const { container } = show(<NftPage nft={sampleDetail()} more={null} story={noStory} moves />)
    expect(container.querySelector('source')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('http://media.test/media/e')
    fireEvent.click(screen.getByRole('button', { name: 'Hold still' }))
    expect(container.querySelector('source')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('speaks Chinese', () => {
    show(<NftPage nft={sampleDetail()} more={null} story={noStory} />, { locale: 'zh' })
    expect(screen.getByRole('heading', { name: '流转记录' })).toBeTruthy()
  })
})

it('ranks listings upwards, bids downwards, other tokens last, and leaves closed ones out', () => {
  const { listings, bids } = openOffers([
    sampleOffer({ id: 'cat', token_id: 'ab', price_mojos: '1' }),
    sampleOffer({ id: 'dear', price_mojos: '20' }),
    sampleOffer({ id: 'cheap', price_mojos: '3' }),
    sampleOffer({ id: 'going', status: 1, price_mojos: '9' }),
    sampleOffer({ id: 'gone', status: 3, price_mojos: '1' }),
    sampleOffer({ id: 'low', side: 2, price_mojos: '5' }),
    sampleOffer({ id: 'high', side: 2, price_mojos: '7' }),
  ])
  expect(listings.map((o) => o.id)).toEqual(['cheap', 'going', 'dear', 'cat'])
  expect(bids.map((o) => o.id)).toEqual(['high', 'low'])
})
