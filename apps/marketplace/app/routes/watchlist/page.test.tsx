import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WatchButton } from '#app/feature/watchlist/watch-button.js'
import { watchlist } from '#app/feature/watchlist/watchlist.js'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { WatchlistPage } from './page.js'

// What is fetched on demand in a browser takes its time to be compiled here.
beforeAll(() => import('./bid-on-one-of.js'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const nft = sampleNft()
const kept = () => watchlist.get().map(({ id }) => id)

describe('the watchlist', () => {
  it('shows works in the order of the list, and says how many are gone', async () => {
    const other = sampleNft({ id: '2'.repeat(64), encoded_id: `nft1${'y'.repeat(58)}`, name: 'Half moon' })
    const { container } = show(
      <WatchlistPage
        watched={[other, nft, { encoded_id: 'nft1gone' }].map((one) => ({ id: one.encoded_id, at: 1 }))}
        nfts={[nft, other]}
        busy={false}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Half moon'),
      expect.stringContaining('Tidelines, low water'),
    ])
    expect(screen.getByRole('status').textContent).toBe('1 work on your list could not be found.')
    expect(await violations(container)).toEqual([])
  })

  it('waits for the browser, then says that it is empty', () => {
    show(<WatchlistPage watched={undefined} nfts={[]} busy={false} />)
    expect(screen.getByText('Reading your watchlist')).toBeTruthy()
    cleanup()
    show(<WatchlistPage watched={[]} nfts={[]} busy={false} />, { locale: 'zh' })
    expect(screen.getByText('关注列表还是空的')).toBeTruthy()
  })
})

it('lets one bid on several works only with a wallet that can', async () => {
  const other = sampleNft({ id: '2'.repeat(64), encoded_id: `nft1${'y'.repeat(58)}`, name: 'Half moon' })
  const open = () => {
    const { container } = show(
      <WatchlistPage
        watched={[other, nft].map((one) => ({ id: one.encoded_id, at: 1 }))}
        nfts={[nft, other]}
        busy={false}
      />,
      { devWalletUrl: 'http://wallet.test' },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Bid on several' }))
    return container
  }
  const keep = (kind: string) =>
    localStorage.setItem(
      'wallet',
      JSON.stringify({ kind, name: 'A wallet', address: `xch1${'z'.repeat(58)}`, token: 'token' }),
    )
  open()
  expect(await screen.findByText(/Connect a wallet to go on/)).toBeTruthy()
  cleanup()
  keep('injected')
  open()
  expect(await screen.findByText(/cannot sign several bids with the same money/)).toBeTruthy()
  cleanup()
  keep('dev')
  const container = open()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Half moon' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tidelines, low water' }))
  fireEvent.click(screen.getByRole('button', { name: 'Name your bid' }))
  expect(screen.getByRole('heading', { name: 'Bid on one of 2 works' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your bid on each'), { target: { value: '2' } })
  expect(screen.getByText('You set aside')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign all 2 bids' })).toBeTruthy()
  expect(await violations(container)).toEqual([])
  // Both have one owner, who can give them at once.
  fireEvent.click(screen.getByRole('checkbox', { name: 'All of them together' }))
  expect(screen.getByRole('heading', { name: 'Bid for 2 works together' })).toBeTruthy()
  expect(screen.getByLabelText('Your bid for all')).toHaveProperty('value', '2')
  expect(screen.getByRole('button', { name: 'Sign and bid for all' })).toBeTruthy()
})

describe('the star', () => {
  it('keeps a work and lets it go, and says which', async () => {
    const { container } = show(<WatchButton nft={nft} />)
    const star = screen.getByRole('button', { name: 'Watch Tidelines, low water' })
    expect(star.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(kept()).toEqual([nft.encoded_id])
    expect(await violations(container)).toEqual([])
    fireEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('false')
    expect(kept()).toEqual([])
  })

  it('says so where there is no room for another', () => {
    const full = Array.from({ length: watchlist.most }, (_, n) => ({
      id: `nft1${String(n).padStart(58, 'q')}`,
      at: n,
    }))
    watchlist.add(full)
    show(<WatchButton nft={nft} />)
    fireEvent.click(screen.getByRole('button', { name: 'Watch Tidelines, low water' }))
    expect(screen.getByRole('button', { name: 'The watchlist is full' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    expect(kept()).toHaveLength(watchlist.most)
  })
})
