import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#app/test/show.js'
import { TradeDoor } from './trade-door.js'

vi.setConfig({ testTimeout: 40_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  Reflect.deleteProperty(window, 'chia')
})

const nft = { encoded_id: `nft1${'q'.repeat(58)}`, royalty_percentage: 500, owner_address: null }
const bid = () => screen.getByRole('button', { name: 'Place a bid' })

it('leads whoever has no wallet to one', async () => {
  show(<TradeDoor nft={nft} listings={[]} bids={[]} />)
  expect(bid().getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(bid())
  expect(await screen.findByText(/Connect a wallet to go on/)).toBeTruthy()
})

it('takes no press while what trades is on its way', async () => {
  let tell = (_: unknown) => {}
  const held = new Promise((done) => {
    tell = done
  })
  Object.assign(window, { chia: { request: () => held } })
  localStorage.setItem(
    'wallet',
    JSON.stringify({ kind: 'injected', name: 'Goby', address: null, token: null }),
  )
  show(<TradeDoor nft={nft} listings={[]} bids={[]} />)
  expect(screen.queryByRole('button', { name: 'Place a bid' })?.getAttribute('aria-disabled') ?? 'true').toBe(
    'true',
  )
  expect(await screen.findByText('Asking the wallet')).toBeTruthy()
  tell({ nfts: [] })
  await vi.waitFor(() => expect(bid().getAttribute('aria-disabled')).toBeNull(), 20_000)
  fireEvent.click(bid())
  expect(screen.getByLabelText('Your bid')).toBeTruthy()
})
