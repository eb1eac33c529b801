import type { Offer } from '@chiaroscuro/contract/operation'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { OfferPage } from './page.js'

afterEach(cleanup)

const nft = {
  encoded_id: `nft1${'q'.repeat(58)}`,
  royalty_percentage: 500,
  owner_address: null,
  is_burned: false,
  is_blocked: false,
}
function sale(facts: Partial<Offer> = {}): Offer {
  return {
    id: 'o',
    status: 0,
    side: 1,
    nft_id: 'a'.repeat(64),
    price_mojos: '1500000000000',
    token_id: 'xch',
    token_code: 'XCH',
    token_decimals: 12,
    royalty_mojos: '75000000000',
    offered: [
      {
        kind: 'nft',
        nft_id: 'a'.repeat(64),
        encoded_id: nft.encoded_id,
        name: 'Low water',
        thumbnail_uri: null,
      },
    ],
    requested: [{ kind: 'token', token_id: 'xch', token_code: 'XCH', decimals: 12, amount: '1500000000000' }],
    created_at: '2026-01-02T09:00:00+00:00',
    expiration_date: null,
    expiration_height: null,
    ended_height: null,
    hidden: null,
    ...facts,
  }
}

it('says what is given for what, and lets it be taken while it stands', async () => {
  const { container } = show(<OfferPage offer={sale()} text="offer1abc" height={42} nft={nft} lot={[]} />)
  expect(screen.getByText('Open')).toBeTruthy()
  expect(screen.getByText(/Seen at block 42/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the offer file' }).getAttribute('href')).toBe(
    '/offers/o/file',
  )
  expect(await violations(container)).toEqual([])
})

it.each([
  [3, 'Withdrawn'],
  [4, 'Taken'],
  [6, 'Expired'],
])('tells how one of status %i ended, and offers nothing more', (status, word) => {
  show(<OfferPage offer={sale({ status })} text="offer1abc" height={null} nft={nft} lot={[]} />)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
})

describe('a lot', () => {
  const work = (digit: string) => ({
    kind: 'nft' as const,
    nft_id: digit.repeat(64),
    encoded_id: `nft1${digit}`,
    name: `Work ${digit}`,
    thumbnail_uri: `http://media.test/${digit}`,
  })
  const offer = sale({ nft_id: null, offered: [work('a'), work('b')] })
  const held = ['a', 'b'].map((digit) => ({
    encoded_id: `nft1${digit}`,
    owner: 'txch1other',
    is_burned: false,
    is_blocked: false,
  }))

  it('names its works, the price of all of them, and the way to buy them', async () => {
    const { container } = show(<OfferPage offer={offer} text="offer1abc" height={42} nft={null} lot={held} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offer to sell 2 works together')
    expect(screen.getByRole('link', { name: 'Work b' }).getAttribute('href')).toBe('/nfts/nft1b')
    expect(screen.getByText('Price of all 2')).toBeTruthy()
    expect(await violations(container)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Buy all 2' }))
    expect(await screen.findByText(/Connect a wallet to go on/)).toBeTruthy()
  })

  it('is asked for as a whole', () => {
    const bid = { ...offer, side: 2 as const, offered: offer.requested, requested: offer.offered }
    show(<OfferPage offer={bid} text="offer1abc" height={42} nft={null} lot={held} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bid for 2 works together')
    expect(screen.getByRole('button', { name: 'Accept, and give all 2' })).toBeTruthy()
  })

  it('is not sold where a work of it is burned or not known, or it is over', () => {
    const burned = held.map((one, at) => ({ ...one, is_burned: at === 1 }))
    for (const [facts, lot] of [
      [{}, burned],
      [{}, held.slice(1)],
      [{ status: 4 }, held],
    ] as const) {
      show(<OfferPage offer={{ ...offer, ...facts }} text="offer1abc" height={42} nft={null} lot={lot} />)
      expect(screen.queryByRole('button', { name: 'Buy all 2' })).toBeNull()
      cleanup()
    }
  })

  it('shows no picture of what is hidden, and those of the others', () => {
    const lot = held.map((one, at) => ({ ...one, is_blocked: at === 0 }))
    const { container } = show(<OfferPage offer={offer} text="offer1abc" height={42} nft={null} lot={lot} />)
    const shown = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))
    expect(shown).toHaveLength(1)
    expect(shown[0]).toContain('media.test/b')
  })
})
