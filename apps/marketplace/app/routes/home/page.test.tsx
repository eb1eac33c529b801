import type { Status } from '@chiaroscuro/contract/operation'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleEvent, sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { HomePage, type HomePageProps } from './page.js'

afterEach(cleanup)

const archive: Status = {
  network: 'mainnet',
  address_prefix: 'xch',
  source: 'archive',
  height: 4,
  header_hash: null,
  timestamp: null,
  peak_height: 4,
  synced: true,
  nft_count: 28,
  collection_count: 0,
  unreadable_count: 0,
  pending_media: 0,
}

function facts(status: Status, thumbnail: string | null): HomePageProps {
  return {
    interval: '7',
    status: { ok: true, value: status },
    fresh: { ok: true, value: [sampleNft({ thumbnail_uri: thumbnail })] },
    collections: { ok: true, value: [] },
    creators: { ok: true, value: [] },
    listings: { ok: true, value: [] },
    events: { ok: true, value: { trades: false, items: [sampleEvent({ timestamp: null })] } },
    auctions: { ok: false },
    featured: { ok: true, value: [] },
    editors: { ok: false },
  }
}

describe('the front page', () => {
  it('of an archive without pictures says what it holds, and waits for nothing', async () => {
    const { container } = show(<HomePage {...facts(archive, null)} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('From the archive')
    expect(screen.getByText('Items').nextElementSibling?.textContent).toBe('28')
    expect(container.querySelector('p')?.textContent).toBe('Block 4 · archive')
    expect(screen.queryByRole('heading', { name: 'Top collections' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Latest activity' })).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('shows what the editors picked, and leads out only to web addresses', async () => {
    const collection = {
      id: 'col1tide',
      name: 'Tidelines',
      thumbnail_uri: null,
      placeholder_color: null,
      nft_count: 12,
    }
    const editors = {
      notable: [{ collection, note: 'The same shore.' }],
      supporters: [
        { name: 'A friend', note: '', href: 'https://friend.test/' },
        { name: 'Another', note: '', href: undefined },
      ],
    }
    const { container } = show(<HomePage {...facts(archive, null)} editors={{ ok: true, value: editors }} />)
    expect(screen.getByRole('link', { name: /The same shore/ }).getAttribute('href')).toBe(
      '/collections/col1tide',
    )
    expect(screen.getByRole('link', { name: 'A friend' }).getAttribute('rel')).toContain('external')
    expect(screen.queryByRole('link', { name: 'Another' })).toBeNull()
    expect(await violations(container)).toEqual([])
  })

  it('hangs the newest works where there are pictures, and names what is still empty', () => {
    show(<HomePage {...facts({ ...archive, source: 'node' }, 'http://media.test/thumbnails/a_512.webp')} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fresh from the chain')
    expect(screen.getByRole('img', { name: 'Tidelines, low water' })).toBeTruthy()
    expect(screen.getByText('No collections yet')).toBeTruthy()
  })

  it('ends with the way to the mint studio', () => {
    show(<HomePage {...facts(archive, null)} />)
    const teaser = screen.getByRole('heading', { name: 'From a folder to the chain, without a slip' })
    expect(teaser.closest('section')).toBe(screen.getAllByRole('heading').at(-1)?.closest('section'))
    expect(screen.getByRole('link', { name: 'See Mint Studio' }).getAttribute('href')).toBe('/mint/studio')
    expect(screen.getByRole('link', { name: 'Ask for early access' }).getAttribute('href')).toBe(
      '/mint/early-access',
    )
  })

  it('names whose work sold best, and what is for sale', async () => {
    const creator = {
      id: 'a'.repeat(64),
      encoded_id: `did:chia:1${'q'.repeat(58)}`,
      verification_state: 1,
      username: 'mira',
      name: 'Mira',
      avatar_uri: null,
      created_volume_mojos: '12000000000000',
      sold_volume_mojos: '0',
      bought_volume_mojos: '0',
    }
    const { container } = show(
      <HomePage
        {...facts(archive, null)}
        creators={{ ok: true, value: [creator] }}
        listings={{ ok: true, value: [sampleNft()] }}
      />,
    )
    expect(screen.getByRole('link', { name: /Mira/ }).getAttribute('href')).toBe('/mira')
    expect(screen.getByRole('link', { name: 'All new listings →' }).getAttribute('href')).toBe('/new')
    expect(await violations(container)).toEqual([])
  })

  it('has its parts when they come, and says in whose place none does', async () => {
    let come = (_: HomePageProps['collections']) => {}
    const collections = new Promise<Awaited<HomePageProps['collections']>>((done) => {
      come = (it) => done(it)
    })
    const { container } = show(
      <HomePage
        {...facts({ ...archive, source: 'node' }, null)}
        collections={collections}
        events={{ ok: false }}
      />,
    )
    const top = screen.getByRole('heading', { name: 'Top collections' }).closest('section')
    expect(top?.querySelector('[role=status]')?.textContent).toContain('This part is on its way.')
    const latest = screen.getByRole('heading', { name: 'Latest trades' }).closest('section')
    expect(latest?.textContent).toContain('This part could not be loaded')
    expect(await violations(container)).toEqual([])
    await act(async () => come({ ok: true, value: [] }))
    expect(screen.getByText('No collections yet')).toBeTruthy()
    expect(screen.queryByText(/on its way/)).toBeNull()
  })
})
