import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { sampleEvent, sampleNft, sampleOffer } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { ActivityTab } from './activity-tab.js'
import { OffersTab } from './offers-tab.js'
import { ProfilesTab } from './profiles-tab.js'
import { WorksTab, type WorksTabProps } from './works-tab.js'

const wallet: ConnectedWallet = { kind: 'dev', name: 'First light', address: 'txch1own', token: null }
const works = ['a', 'b', 'c'].map((digit) =>
  sampleNft({ id: digit.repeat(64), encoded_id: `nft1${digit}`, name: `Work ${digit}` }),
)
const door = { id: 'a', href: null, close() {} }
const friend = formatAddress(asHex32('a1'.repeat(32)), 'txch')

/** A wallet that can do no more than this. */
function portOf(more: Partial<WalletPort>): WalletPort {
  return { takesMany: true, openDoor: () => door, ...more } as WalletPort
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL) => {
      const url = String(input instanceof Request ? input.url : input)
      if (url.includes('/v2/addresses/'))
        return Response.json({
          id: 'a1'.repeat(32),
          encoded_id: friend,
          owned_nfts_count: 0,
          created_nfts_count: 0,
          associated_profiles: [],
          social: [],
        })
      return Response.json({ items: [] })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function showWorks(props: Partial<WorksTabProps> = {}) {
  return show(
    <WorksTab
      nfts={works}
      held={3}
      busy={false}
      wallet={wallet}
      port={portOf({})}
      onMoved={() => {}}
      {...props}
    />,
  )
}
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))

it('chooses some works, all of them, or none', async () => {
  const { container } = showWorks()
  expect(screen.getByText('None selected')).toBeTruthy()
  select('Work b')
  expect(screen.getByText('1 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Select all shown' }))
  expect(screen.getByText('3 selected')).toBeTruthy()
  expect(await violations(container)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Select none' }))
  expect(screen.getByText('None selected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull()
})

it('chooses no more than a wallet is asked for at once', () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    sampleNft({ id: String(i), encoded_id: `nft1${i}`, name: `N${i}` }),
  )
  showWorks({ nfts: many, held: 80 })
  expect(screen.getByText('60 of 80 works are shown.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Select all shown' }))
  expect(screen.getByText('50 selected, as many as at once (50)')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Select N59' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox', { name: 'Select N0' })).toHaveProperty('disabled', false)
})

it('lists works at one price and their own, by one approval, and says which was not published', async () => {
  const createOffers = vi.fn(async () => ['offer1a', 'offer1b'])
  const posted = vi.fn((body: string) => body.includes('offer1b'))
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const body = input instanceof Request ? await input.text() : String(init?.body ?? '')
      if (body.includes('offer1'))
        return posted(body)
          ? Response.json({ code: 'OfferRefused', detail: 'A coin is spent.' }, { status: 400 })
          : Response.json({ offer: sampleOffer() })
      return Response.json({ items: [] })
    }),
  )
  const { container } = showWorks({ port: portOf({ createOffers }) })
  select('Work a')
  select('Work b')
  fireEvent.click(screen.getByRole('button', { name: 'List for sale' }))
  const panel = within(screen.getByRole('region', { name: 'List 2 works' }))
  fireEvent.click(panel.getByRole('button', { name: 'Sign and list all 2' }))
  expect(panel.getByRole('alert').textContent).toContain('Name an amount above zero for each work')
  expect(createOffers).not.toHaveBeenCalled()
  fireEvent.change(panel.getByLabelText('Price of each work'), { target: { value: '2' } })
  fireEvent.change(panel.getByLabelText('Own price of Work b'), { target: { value: '3' } })
  expect(panel.getByText('You receive, if all are sold').nextElementSibling?.textContent).toContain('5')
  expect(await violations(container)).toEqual([])
  fireEvent.click(panel.getByRole('button', { name: 'Sign and list all 2' }))
  expect(await screen.findByText('One work is listed.')).toBeTruthy()
  expect(createOffers).toHaveBeenCalledWith(door, [
    expect.objectContaining({ requestAssets: [{ assetId: '', amount: '2000000000000' }] }),
    expect.objectContaining({ requestAssets: [{ assetId: '', amount: '3000000000000' }] }),
  ])
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('These did not go as wanted:')
  expect(alert.textContent).toContain('Work b')
  expect(alert.textContent).not.toContain('Work a')
})

it('lists works together for one price, by one offer', async () => {
  const createOffer = vi.fn(async () => 'offer1lot')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ offer: sampleOffer(), items: [] })),
  )
  const { container } = showWorks({ port: portOf({ createOffer }) })
  select('Work a')
  fireEvent.click(screen.getByRole('button', { name: 'List for sale' }))
  expect(screen.queryByRole('checkbox', { name: /^Together/ })).toBeNull()
  select('Work c')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Together, for one price' }))
  const panel = within(screen.getByRole('region', { name: 'List 2 works' }))
  expect(panel.queryByLabelText('Own price of Work a')).toBeNull()
  fireEvent.click(panel.getByRole('button', { name: 'Sign and list them together' }))
  expect(panel.getByRole('alert').textContent).toContain('Name an amount above zero, with')
  fireEvent.change(panel.getByLabelText('Price of all together'), { target: { value: '5' } })
  expect(panel.getByText('You receive').nextElementSibling?.textContent).toContain('5')
  expect(await violations(container)).toEqual([])
  fireEvent.click(panel.getByRole('button', { name: 'Sign and list them together' }))
  expect(await screen.findByText('The works are listed together.')).toBeTruthy()
  expect(createOffer).toHaveBeenCalledExactlyOnceWith(
    door,
    expect.objectContaining({
      offerAssets: [
        { assetId: 'nft1a', amount: '1' },
        { assetId: 'nft1c', amount: '1' },
      ],
      requestAssets: [{ assetId: '', amount: '5000000000000' }],
    }),
  )
})

it('gives works to an address of this network alone, and warns before', async () => {
  const transfer = vi.fn(async () => {
    throw new WalletFault('rejected', '')
  })
  const { container } = showWorks({ port: portOf({ transfer, transfersMany: true }) })
  select('Work c')
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  const panel = within(screen.getByRole('region', { name: 'Transfer a work' }))
  const give = () => fireEvent.click(panel.getByRole('button', { name: 'Transfer it' }))
  const type = (value: string) =>
    fireEvent.change(panel.getByLabelText('Address of who gets them'), { target: { value } })
  expect(panel.getByText(/A transfer cannot be undone/)).toBeTruthy()
  type('nobody')
  give()
  expect(panel.getByRole('alert').textContent).toContain('That is no address.')
  type(formatAddress(asHex32('a1'.repeat(32)), 'xch'))
  give()
  expect(panel.getByRole('alert').textContent).toContain('another network')
  expect(transfer).not.toHaveBeenCalled()
  type(friend)
  expect(await panel.findByText(/It holds no works: be sure of it/)).toBeTruthy()
  expect(await violations(container)).toEqual([])
  give()
  expect(await screen.findByText('It was refused in the wallet. Nothing was signed.')).toBeTruthy()
  expect(transfer).toHaveBeenCalledExactlyOnceWith(door, { nfts: ['nft1c'], to: friend }, '0')
})

it('offers no transfer where the wallet knows none', () => {
  showWorks()
  select('Work a')
  expect(screen.getByRole('button', { name: 'List for sale' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull()
})

const nftAsset = (name: string) => ({
  kind: 'nft' as const,
  nft_id: 'a'.repeat(64),
  encoded_id: 'nft1a',
  name,
  thumbnail_uri: null,
})

it('shows open offers to withdraw, and how others ended', async () => {
  const open = [
    sampleOffer({ id: 'one', offered: [nftAsset('Dusk')] }),
    sampleOffer({
      id: 'two',
      side: 2,
      requested: [nftAsset('Dawn')],
      expiration_date: '2026-01-05T00:00:00Z',
    }),
    sampleOffer({ id: 'three', status: 1, offered: [nftAsset('Noon')] }),
    sampleOffer({ id: 'five', nft_id: null, offered: [nftAsset('Tide'), nftAsset('Ebb')] }),
  ]
  const over = [sampleOffer({ id: 'four', status: 4, offered: [nftAsset('Night')] })]
  const { container } = show(<OffersTab open={open} over={over} port={portOf({})} onMoved={() => {}} />)
  const table = within(screen.getByRole('table', { name: 'Open offers' }))
  expect(table.getAllByRole('row')).toHaveLength(5)
  expect(table.getByRole('link', { name: /^Tide and 1 other$/ })).toBeTruthy()
  expect(table.getByRole('checkbox', { name: 'Select the offer for Noon' })).toHaveProperty('disabled', true)
  expect(table.getByText('Waits for its block')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Offers lately over' })).getByText('Taken')).toBeTruthy()
  // What waits already is not chosen.
  fireEvent.click(screen.getByRole('button', { name: 'Select all shown' }))
  expect(screen.getByText('3 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('has words for what is empty', async () => {
  const { container } = show(
    <>
      <OffersTab open={[]} over={[]} port={portOf({})} onMoved={() => {}} />
      <ProfilesTab profiles={[]} />
      <ActivityTab events={[]} address={friend} />
      <WorksTab nfts={[]} held={0} busy={false} wallet={wallet} port={portOf({})} onMoved={() => {}} />
    </>,
  )
  for (const title of ['No open offers', 'No profiles yet', 'No activity yet', 'No works in this wallet yet'])
    expect(screen.getByText(title)).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('leads to the page of each profile, and to the file of a year', async () => {
  const profile = {
    id: 'd'.repeat(64),
    encoded_id: 'did:chia:1dddddddddddddddddddddd',
    verification_state: 0,
    username: 'maren',
    name: 'Maren',
    avatar_uri: null,
  }
  const { container } = show(
    <>
      <ProfilesTab profiles={[profile]} />
      <ActivityTab events={[toShownEvent(sampleEvent())]} address={friend} />
    </>,
  )
  expect(screen.getByRole('link', { name: /Maren/ }).getAttribute('href')).toBe('/maren')
  const file = () => screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  // The site lets nobody leave by a link that does not say so.
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('rel')).toBe('external')
  expect(file()).toBe(`http://api.test/v2/addresses/${friend}/export`)
  fireEvent.change(screen.getByLabelText('Year (UTC)'), { target: { value: '2025' } })
  expect(file()).toBe(`http://api.test/v2/addresses/${friend}/export?year=2025`)
  expect(await violations(container)).toEqual([])
})
