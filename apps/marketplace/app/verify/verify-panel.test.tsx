import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { apiClient } from '@chiaroscuro/api-client'
import type { CoinStates, Offer } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { devnetNfts, devnetOffers } from '../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { inProcessReader, readHere } from './in-process.worker.test-support.js'
import { VerifyPanel } from './verify-panel.js'

afterEach(cleanup)
// Reading an offer is work, and the machine may be busy.
vi.setConfig({ testTimeout: 40_000 })
const XCH = '1000000000000'
const reading = readHere(devnetOffers.sale)
if (!reading.ok) throw new Error(reading.fault)
const { id, coins } = reading.offer

/** The offer as an honest API shows it. */
function said(facts: Partial<Offer> = {}): Offer {
  return {
    id,
    status: 0,
    side: 1,
    nft_id: devnetNfts[0],
    price_mojos: XCH,
    token_id: 'xch',
    token_code: 'XCH',
    token_decimals: 12,
    royalty_mojos: '70000000000',
    offered: [
      { kind: 'nft', nft_id: devnetNfts[0], encoded_id: 'nft1x', name: 'Low water', thumbnail_uri: null },
    ],
    requested: [{ kind: 'token', token_id: 'xch', token_code: 'XCH', decimals: 12, amount: XCH }],
    created_at: '2026-01-02T09:00:00+00:00',
    expiration_date: null,
    expiration_height: null,
    ended_height: null,
    hidden: null,
    ...facts,
  }
}

/** What the API of this test answers of the offer, and the node of its coins; undefined where it does not answer. */
let offerAnswer: Offer | undefined
let coinAnswer: CoinStates | undefined
let server: Server
let root = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = request.url?.startsWith('/v2/coins?') ? coinAnswer : offerAnswer
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

function states(state: 'unspent' | 'spent' | 'missing'): CoinStates {
  const spent_height = state === 'spent' ? 41 : null
  return {
    height: 42,
    header_hash: 'a'.repeat(64),
    coins: coins.map((coin_id) => ({ coin_id, state, confirmed_height: 7, spent_height })),
  }
}

function verify({ shown = said(), text = devnetOffers.sale as string, locale = 'en' as 'en' | 'zh' } = {}) {
  const api = apiClient({ root, retry: { attempts: 1, delay: () => 0 } })
  const tools = { reader: inProcessReader(), api, networks: ['simulator0'], now: () => 1_700_000_000_000 }
  return show(<VerifyPanel offer={shown} text={text} tools={tools} />, { locale })
}

describe('an offer verified in the browser', () => {
  it('holds, line by line, with the height its coins were seen at', async () => {
    offerAnswer = said()
    coinAnswer = states('unspent')
    const { container } = verify()
    expect(await screen.findByText('It holds: the chain would settle it as it reads.')).toBeTruthy()
    expect(screen.getByText(/The coin it needs is there, and unspent/).textContent).toMatch(/block 42/)
    expect(screen.getByText(/is sure to reach/).textContent).toMatch(/7%, 0.07 XCH/)
    expect(screen.getAllByRole('link', { name: 'Low water' })).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await violations(container)).toEqual([])
  })

  it('is red where the API says it stands and its coins are spent', async () => {
    offerAnswer = said({ status: 0 })
    coinAnswer = states('spent')
    verify()
    expect(await screen.findByText('It does not hold: the chain would not settle it.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This site says that it can be taken')
    expect(screen.getByText(/was spent in block 41/)).toBeTruthy()
  })

  it('is red where the API shows a cheaper price than was signed', async () => {
    offerAnswer = said()
    coinAnswer = states('unspent')
    const cheap = '10000000000'
    verify({
      shown: said({
        price_mojos: cheap,
        royalty_mojos: '700000000',
        requested: [{ kind: 'token', token_id: 'xch', token_code: 'XCH', decimals: 12, amount: cheap }],
      }),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('the price is 0.01 XCH; the offer says 1 XCH')
    expect(alert.textContent).toContain('the royalty is 0.0007 XCH; the offer says 0.07 XCH')
    expect(alert.textContent).toContain('other things as asked for')
  })

  it.each<[string, Partial<Offer>, RegExp]>([
    ['another work', { offered: [{ ...workOf('b'.repeat(64)) }] }, /other things as given/],
    ['another token', { token_id: 'c'.repeat(64) }, /the price is/],
    ['another end', { expiration_height: 9 }, /another end/],
    ['that it was withdrawn', { status: 3 }, /every coin it needs is unspent/],
    ['that it was taken', { status: 4 }, /every coin it needs is unspent/],
    ['that its time has passed', { status: 6 }, /it has not/],
  ])('is red where the API says %s', async (_, lie, words) => {
    offerAnswer = said(lie)
    coinAnswer = states('unspent')
    verify({ shown: said(lie) })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('is red where the API gives the text of another offer', async () => {
    offerAnswer = said()
    coinAnswer = states('unspent')
    verify({ text: devnetOffers.expiringSale })
    expect((await screen.findByRole('alert')).textContent).toContain('of another offer')
  })

  it('is red where the API lists a text that is no offer', async () => {
    offerAnswer = said()
    verify({ text: devnetOffers.sale.slice(0, 500) })
    expect(await screen.findByText('This is no offer that can be taken.')).toBeTruthy()
    expect(screen.getByText(/its checksum is wrong/)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This site says that it can be taken')
  })

  it('says what is not known where nobody tells of the coins, and does not call it a lie', async () => {
    offerAnswer = said()
    coinAnswer = undefined
    verify()
    expect(await screen.findByText('Nothing is wrong with it, but not everything is known.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes nothing else for the states of its coins', async () => {
    offerAnswer = said()
    coinAnswer = { ...states('unspent'), coins: [{ ...stateOf('d'.repeat(64)) }] }
    verify()
    expect(await screen.findByText('Nothing is wrong with it, but not everything is known.')).toBeTruthy()
  })

  it('speaks Chinese', async () => {
    offerAnswer = said()
    coinAnswer = states('spent')
    verify({ locale: 'zh' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/本站/)
  })
})

function workOf(nft_id: string) {
  return { kind: 'nft' as const, nft_id, encoded_id: 'nft1y', name: null, thumbnail_uri: null }
}

function stateOf(coin_id: string) {
  return { coin_id, state: 'unspent' as const, confirmed_height: 1, spent_height: null }
}
