import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { apiClient } from '@chiaroscuro/api-client'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { inProcessReader } from '#app/verify/in-process.worker.test-support.js'
import {
  devnetNfts,
  devnetOffers,
} from '../../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import type { Given } from './given.js'
import { UploadDesk } from './upload-desk.js'

afterEach(cleanup)
// Reading an offer is work, and the machine may be busy.
vi.setConfig({ testTimeout: 40_000 })
/** What the book of this test answers to each text, and which it was asked to list. */
let answers: (text: string) => { status: number; body: object } = () => ({ status: 503, body: {} })
let posted: string[] = []
let server: Server
let root = ''
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { status, body } =
      request.method === 'POST' ? list(Buffer.concat(parts).toString()) : { status: 200, body: told(url) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
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

function list(json: string) {
  const { offer }: { offer: string } = JSON.parse(json)
  posted.push(offer)
  return answers(offer)
}

/** Every coin is unspent; the first work has a name. */
function told(url: URL): object {
  if (url.pathname !== '/v2/coins') return { items: [{ id: devnetNfts[0], name: 'Low water' }] }
  const coins = url.searchParams.getAll('coin_id').map((coin_id) => ({
    coin_id,
    state: 'unspent',
    confirmed_height: 7,
    spent_height: null,
  }))
  return { height: 42, header_hash: 'a'.repeat(64), coins }
}

function desk(...texts: string[]) {
  posted = []
  const given = texts.map((text, key): Given => ({ key, name: `${key}.offer`, text }))
  const api = apiClient({ root, retry: { attempts: 1, delay: () => 0 } })
  // Before the expiring one ends.
  const tools = { reader: inProcessReader(), api, networks: ['simulator0'], now: () => 1_600_000_000_000 }
  return show(<UploadDesk given={given} tools={tools} />)
}

const card = (number: number) => screen.findByRole('article', { name: new RegExp(`^${number}\\.`) })
const listed = (id: string) => ({ status: 200, body: { offer: { id } } })

describe('offers that were given', () => {
  it('are shown with what they give, their verdict and an honest word on the royalty', async () => {
    const { container } = desk(devnetOffers.sale, devnetOffers.unstated, devnetOffers.understated)
    expect(await screen.findByText('3 can be listed')).toBeTruthy()
    const [sale, unstated, understated] = await Promise.all([1, 2, 3].map(card))
    if (!sale || !unstated || !understated) throw new Error('three were given')
    expect((await within(sale).findAllByRole('link', { name: 'Low water' })).length).toBeGreaterThan(0)
    expect(within(sale).getByText('Royalty assured')).toBeTruthy()
    expect(within(sale).getByText('It holds: the chain would settle it as it reads.')).toBeTruthy()
    expect(within(unstated).getByText('Royalty not assured')).toBeTruthy()
    expect(within(understated).getByText('Royalty underpaid')).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('name the rule they break, and cannot be listed then', async () => {
    desk(devnetOffers.sale.slice(0, 700), 'Dear Sir')
    const broken = await card(1)
    expect(await within(broken).findByText(/its checksum is wrong/)).toBeTruthy()
    expect(within(await card(2)).getByText(/offers begin with/)).toBeTruthy()
    expect(screen.getByText('None is left to list')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^List/ })).toBeNull()
  })

  it('are listed one by one, with the way to their page', async () => {
    answers = () => listed('abc')
    desk(devnetOffers.sale)
    fireEvent.click(await screen.findByRole('button', { name: 'List it: 0.offer' }))
    expect(await screen.findByText(/Listed. Everybody can see it now/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/offers/abc')
    expect(posted).toEqual([devnetOffers.sale])
  })

  it('are listed all at once; what the book refuses is named beside each, and what it knows is linked', async () => {
    answers = (text) =>
      text === devnetOffers.sale
        ? { status: 409, body: { offer: { id: 'twin' }, detail: 'Known.' } }
        : text === devnetOffers.bid
          ? { status: 400, body: { reason: 'unknown-nft', detail: 'The NFT of this offer is not known.' } }
          : listed('new')
    desk(devnetOffers.sale, devnetOffers.bid, devnetOffers.tokenSale, 'Dear Sir')
    fireEvent.click(await screen.findByRole('button', { name: 'List all 3' }))
    expect(await within(await card(3)).findByText(/Listed. Everybody/)).toBeTruthy()
    const known = within(await card(1))
    expect(known.getByText(/It is known here already/)).toBeTruthy()
    expect(known.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/offers/twin')
    expect(within(await card(2)).getByRole('alert').textContent).toContain(
      'The work it is about is not known here.',
    )
    expect(posted).toEqual([devnetOffers.sale, devnetOffers.bid, devnetOffers.tokenSale])
  })

  it('are given to the book once, however often they were given here', async () => {
    desk(devnetOffers.sale, `${devnetOffers.sale}\n`)
    expect(await within(await card(2)).findByText('It is the same as number 1.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^List it/ })).toHaveLength(1)
  })

  it.each([
    [429, /Too many requests/],
    [503, /does not answer just now/],
  ])('can be tried again where the book answers %i', async (status, words) => {
    answers = () => ({ status, body: {} })
    desk(devnetOffers.sale)
    fireEvent.click(await screen.findByRole('button', { name: /^List it/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('button', { name: /^List it/ })).toBeTruthy()
  })
})
