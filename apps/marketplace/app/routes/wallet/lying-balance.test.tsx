import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectInjected, listing, nft } from '#app/feature/trade/injected-wallet.test-support.js'
import { TradePanel } from '#app/feature/trade/trade-panel.js'
import { show } from '#app/test/show.js'
import { WalletPage } from './page.js'

vi.setConfig({ testTimeout: 40_000 })

/** Methods the wallet was asked, and what the site told the API. */
let asked: string[]
let posted: readonly string[]

beforeEach(() => {
  asked = []
  posted = connectInjected()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'chia')
})

/** A wallet that says of its balance what it likes. */
function walletSaying(balance: unknown, answers: Readonly<Record<string, () => unknown>> = {}): void {
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    if (method === 'getAssetBalance') return balance
    if (method === 'getNFTs') return { nfts: [] }
    return answers[method]?.()
  }
  Object.assign(window, { chia: { request } })
}

const tooLittle = () => {
  throw Object.assign(new Error('SPENDABLE_BALANCE_EXCEEDED'), { code: 4003 })
}

it.each<[string, unknown]>([
  ['less than nothing', { spendable: '-5' }],
  ['half a mojo', { spendable: 0.5 }],
  ['no number', { spendable: 'plenty' }],
  ['hex', { spendable: '0xffffffff' }],
  ['a power of ten', { spendable: '1e30' }],
  ['more digits than anybody reads', { spendable: '9'.repeat(40) }],
  ['a number that lost its last digits', { spendable: 2 ** 60 }],
  ['something that turns into text', { spendable: { toString: () => '5' } }],
  ['markup', { spendable: '<b>5</b>' }],
  ['nothing at all', null],
])('a wallet that says it holds %s is not quoted, and the rest of its page stands', async (_, balance) => {
  walletSaying(balance)
  const { container } = show(<WalletPage tab="works" tokens={[]} offered={[]} />)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The wallet answered something that cannot be read.',
  )
  expect(await screen.findByText('No works in this wallet yet')).toBeTruthy()
  expect(container.querySelector('dd')).toBeNull()
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})

it('more than there is of Chia is shown as the wallet’s word, to the mojo', async () => {
  walletSaying({ spendable: '123456789012345678901234567890' })
  const { container } = show(<WalletPage tab="works" tokens={[]} offered={[]} />)
  await vi.waitFor(() => expect(container.querySelector('dd')?.textContent).toBeTruthy(), 15_000)
  expect(container.querySelector('dd')?.textContent?.replace(/[^\d.]/g, '')).toContain('123456789012345678')
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each<[string, unknown]>([
  ['all there is', { spendable: '123456789012345678901234567890' }],
  ['nothing', { spendable: '0' }],
  ['nonsense', { spendable: 'plenty' }],
])(
  'whatever it says, %s: a trade it cannot pay changes nothing, and the work stays for sale',
  async (_, balance) => {
    walletSaying(balance, { takeOffer: tooLittle })
    show(<TradePanel nft={nft} listings={[listing]} bids={[]} intent={undefined} />)
    const buy = await screen.findByRole('button', { name: 'Buy now' })
    // Its own word about its balance neither opens nor closes a trade.
    expect(buy.hasAttribute('disabled')).toBe(false)
    fireEvent.click(buy)
    // Its words come after it.
    const words = await screen.findByText('The wallet holds too little for this', { exact: false })
    expect(words.closest('[role="alert"]')).toBeTruthy()
    expect(screen.queryByText(/It is yours/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Buy now' }).hasAttribute('disabled')).toBe(false)
    expect(asked).toContain('takeOffer')
    expect(posted).toEqual([])
  },
)
