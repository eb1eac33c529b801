import { createServer, type Server } from 'node:http'
import { offerIdOf } from '@chiaroscuro/domain/offer'
import { MarketSilent } from '@chiaroscuro/minting/offers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marketplace } from './marketplace.js'

const text = `offer1${'q'.repeat(20)}`
let server: Server
let root: string
let answer: { status: number; body: unknown }
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())

const offer = { id: 'here', status: 0 }

describe('posting an offer', () => {
  it.each([
    [200, { offer }, { kind: 'taken', id: 'here' }],
    [409, { code: 'OfferKnown', offer: { id: 'twin', status: 4 } }, { kind: 'taken', id: 'twin' }],
    [409, { code: 'OfferKnown' }, { kind: 'taken', id: offerIdOf(text) }],
    [429, { code: 'TooMany' }, { kind: 'not-now' }],
    [503, { code: 'Busy' }, { kind: 'not-now' }],
    [400, { code: 'OfferRefused', reason: 'unknown-nft' }, { kind: 'not-now' }],
    [400, { code: 'OfferRefused', reason: 'spent' }, { kind: 'refused', reason: 'spent' }],
    [413, 'too large', { kind: 'refused', reason: '413' }],
  ])('is told by what it is answered with: %s %j', async (status, body, posted) => {
    answer = { status, body }
    expect(await marketplace(root, fetch).post(text)).toEqual(posted)
    expect(asked.at(-1)).toBe('POST /v2/offers')
  })

  it.each([
    [500, {}],
    [502, 'bad gateway'],
    [200, { nothing: 'readable' }],
    [200, 'a page'],
  ])('tells nothing where the answer is %s %j', async (status, body) => {
    answer = { status, body }
    await expect(marketplace(root, fetch).post(text)).rejects.toBeInstanceOf(MarketSilent)
  })

  it('tells nothing where nobody answers', async () => {
    const nobody = marketplace('http://127.0.0.1:9', fetch)
    await expect(nobody.post(text)).rejects.toBeInstanceOf(MarketSilent)
  })
})

describe('looking for offers', () => {
  it('says how each stands that is known', async () => {
    const items = [0, 1, 2, 3, 4, 5, 6].map((status) => ({ id: `id${status}`, status }))
    answer = { status: 200, body: { items } }
    const found = await marketplace(root, fetch).look(['id0', 'unknown'])
    expect([...found.values()]).toEqual(['open', 'pending', 'pending', 'over', 'taken', 'pending', 'over'])
    expect(asked.at(-1)).toBe('GET /v2/offers?id=id0&id=unknown')
  })

  it('finds tokens, and not XCH among them', async () => {
    const assetId = 'ab'.repeat(32)
    answer = {
      status: 200,
      body: {
        items: [
          { id: 'xch', code: 'XCH' },
          { id: assetId, code: 'PEN' },
        ],
      },
    }
    expect(await marketplace(root, fetch).tokens()).toEqual([{ assetId, code: 'PEN' }])
  })
})
