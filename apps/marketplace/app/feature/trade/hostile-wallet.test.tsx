import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '#app/test/show.js'
import { readHere } from '#app/verify/in-process.worker.test-support.js'
import type { Question } from '#app/verify/question.js'
import { devnetOffers } from '../../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { connectInjected, listing, nft } from './injected-wallet.test-support.js'
import { TradePanel } from './trade-panel.js'

vi.setConfig({ testTimeout: 40_000 })

/** A wallet that answers as it likes. */
type Answers = Readonly<Record<string, (params: unknown) => unknown>>

/** What the site sent to the API. */
let posted: readonly string[]

beforeEach(() => {
  posted = connectInjected()
  vi.stubGlobal('Worker', ReadingWorker)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'chia')
})

function tradeWith(answers: Answers) {
  const request = async ({ method, params }: { method: string; params: unknown }) => answers[method]?.(params)
  Object.assign(window, { chia: { request } })
  show(<TradePanel nft={nft} listings={[listing]} bids={[]} intent={undefined} />)
}

const button = (name: string) => screen.findByRole('button', { name })

it('a trade that the wallet claims and never sent does not count, and the work stays for sale', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  tradeWith({ getNFTs: () => [], takeOffer: () => ({ id: 'done' }) })
  fireEvent.click(await button('Buy now'))
  expect(await screen.findByText(/Signed and sent/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(301_000)
  // The alert stands there at once; the words of faults are fetched.
  expect((await screen.findByText(/No block has held it yet/)).closest('[role="alert"]')).toBeTruthy()
  expect(screen.queryByText(/It is yours/)).toBeNull()
  expect((await button('Buy now')).hasAttribute('disabled')).toBe(false)
})

it('a wallet that never answers is given up, and the page goes on', async () => {
  tradeWith({ getNFTs: () => [], takeOffer: () => new Promise(() => {}) })
  fireEvent.click(await button('Buy now'))
  expect(await screen.findByText('Waiting for wallet confirmation...')).toBeTruthy()
  fireEvent.click(await button('Cancel'))
  expect(screen.queryByText('Waiting for wallet confirmation...')).toBeNull()
  expect((await button('Buy now')).hasAttribute('disabled')).toBe(false)
})

it.each([
  ['nothing', undefined],
  ['a number', 7],
  ['a million rows', Array.from({ length: 1_000_000 }, () => ({ launcherId: 'x' }))],
  ['rows that are none', [null, 7, { launcherId: { toString: 'x' } }, '<img src=x>']],
])('a wallet that says it holds %s does not stop the page', async (_, said) => {
  tradeWith({ getNFTs: () => said })
  expect(await button('Buy now')).toBeTruthy()
})

it.each<[string, unknown, string]>([
  ['another offer', devnetOffers.tokenSale, 'The wallet signed something else than it was asked for.'],
  ['a bid for a sale', devnetOffers.bid, 'The wallet signed something else than it was asked for.'],
  ['a cheaper offer', devnetOffers.expiringSale, 'The wallet signed something else than it was asked for.'],
  ['garbage', 'offer1garbage', 'The wallet answered something that cannot be read.'],
  ['an object', { offer: { length: 3 } }, 'The wallet answered something that cannot be read.'],
  ['ten megabytes', `offer1${'q'.repeat(10_000_000)}`, 'The wallet answered something that cannot be read.'],
])('%s in place of the wished one is not published', async (_, said, words) => {
  tradeWith({ getNFTs: () => [nft.encoded_id], createOffer: () => said })
  fireEvent.click(await button('List at another price'))
  fireEvent.change(await screen.findByLabelText('Your price'), { target: { value: '1' } })
  fireEvent.click(await button('Sign and list'))
  expect((await screen.findByText(words, { exact: false })).closest('[role="alert"]')).toBeTruthy()
  expect(posted).toEqual([])
})

it('the wished one is published', async () => {
  tradeWith({ getNFTs: () => [nft.encoded_id], createOffer: () => devnetOffers.sale })
  fireEvent.click(await button('List at another price'))
  fireEvent.change(await screen.findByLabelText('Your price'), { target: { value: '1' } })
  fireEvent.click(await button('Sign and list'))
  expect(await screen.findByText('Listed. Everybody can see it now.')).toBeTruthy()
  expect(posted).toHaveLength(1)
})

/** Reads offers as the worker does, within this thread. */
class ReadingWorker {
  #heard: (event: { data: unknown }) => void = () => {}

  postMessage({ id, text, networks }: Question) {
    this.#heard({ data: { id, reading: readHere(text, networks) } })
  }
  addEventListener(name: string, heard: (event: { data: unknown }) => void) {
    if (name !== 'message') return
    this.#heard = heard
    queueMicrotask(() => heard({ data: 'ready' }))
  }
  terminate() {}
}
