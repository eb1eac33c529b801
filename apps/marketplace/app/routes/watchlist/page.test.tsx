import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { WatchButton } from '#app/feature/watchlist/watch-button.js'
import { mostWatched, readWatched, writeWatched } from '#app/feature/watchlist/watched.js'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { WatchlistPage } from './page.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const nft = sampleNft()
const kept = () => readWatched(localStorage.getItem('watchlist')).map(({ id }) => id)

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
    const full = Array.from({ length: mostWatched }, (_, n) => ({
      id: `nft1${String(n).padStart(58, 'q')}`,
      at: n,
    }))
    localStorage.setItem('watchlist', writeWatched(full))
    show(<WatchButton nft={nft} />)
    fireEvent.click(screen.getByRole('button', { name: 'Watch Tidelines, low water' }))
    expect(screen.getByRole('button', { name: 'The watchlist is full' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    expect(kept()).toHaveLength(mostWatched)
  })
})
