import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asHex32 } from '@chiaroscuro/domain/id'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldPictures } from './held-pictures.js'
import { heldCollections, heldNfts } from './holdings.js'
import { thumbnails } from './thumbnail.js'

const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-held-'))
const who = { didId: asHex32('22'.repeat(32)), puzzleHash: asHex32('11'.repeat(32)) }
let server: Server
let root: string
let answer: { status: number; body: unknown }
let picture: Buffer
const asked: string[] = []
const at = () => ({ root, fetch, pictures: heldPictures(thumbnails(join(folder, 'held')), fetch) })

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/far') return void response.writeHead(302, { location: '/picture.png' }).end()
    if (url === '/picture.png') return void response.end(picture)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function nft(at: number, thumbnail: string | null = null) {
  return {
    ...{
      id: at.toString(16).padStart(64, '0'),
      encoded_id: `nft1${at}`,
      name: `Piece ${at}`,
      thumbnail_uri: thumbnail,
    },
    ...{ collection_name: 'Harbours', openrarity_rank: String(at), more: 'than is asked for' },
    ...{ price_mojos: at === 1 ? '250000000000' : null, token_code: null, token_decimals: null },
  }
}

describe('what an account holds', () => {
  it('comes in parts, with what each is for sale for', async () => {
    answer = {
      status: 200,
      body: { items: Array.from({ length: 48 }, (_, one) => nft(one + 1)), page: null, next: 'on' },
    }
    const { items, next } = await heldNfts(at(), who)
    expect(next).toBe('on')
    expect(asked.at(-1)).toBe(`/v2/nfts?owner_address_id=${who.puzzleHash}&sort=newest&size=48`)
    expect(items[0]).toEqual({
      ...{ id: `${'0'.repeat(63)}1`, nftId: 'nft11', name: 'Piece 1', collection: 'Harbours', rank: '1' },
      price: { amount: '250000000000', code: 'XCH', decimals: 12 },
    })
    expect(items[1]).not.toHaveProperty('price')
    answer = { status: 200, body: { items: [nft(49)], page: 'on', next: 'on' } }
    expect(await heldNfts(at(), who, 'on')).not.toHaveProperty('next')
    expect(asked.at(-1)).toContain('page=on')
  })

  it('is nothing where the marketplace has not heard of its profile', async () => {
    answer = { status: 404, body: {} }
    expect(await heldCollections(at(), who)).toEqual({ items: [] })
    expect(asked.at(-1)).toMatch(/^\/v2\/profiles\/did%3Achia%3A1[0-9a-z]+\/collections\?size=48$/)
  })

  it('counts the living pieces of collections', async () => {
    const one = {
      ...{ id: 'col1x', name: 'Harbours', thumbnail_uri: null, nft_count: 10, burned_count: 2 },
      ...{ collector_count: 4, listed_count: 3, floor_price_mojos: '5', volume_mojos: '0' },
    }
    answer = { status: 200, body: { items: [one], page: null, next: '' } }
    expect((await heldCollections(at(), who)).items).toEqual([
      { id: 'col1x', name: 'Harbours', pieces: 8, owners: 4, listed: 3, floor: '5', volume: '0' },
    ])
  })

  it.each([
    [500, {}],
    [200, 'a page'],
    [200, { items: [{ ...nft(1), id: '../..' }], next: '' }],
    [200, { items: [{ ...nft(1), price_mojos: -1 }], next: '' }],
  ])('is not believed where it cannot be read: %s %j', async (status, body) => {
    answer = { status, body }
    await expect(heldNfts(at(), who)).rejects.toMatchObject({ code: 'market-away' })
  })
})

describe('pictures of the marketplace', () => {
  it('are drawn small, from addresses that it named and no others', async () => {
    const { pictures } = at()
    const path = pictures.know(`${root}/picture.png`, root) ?? ''
    expect(path).toMatch(/^asset\/marketplace\/[0-9a-f]{64}$/)
    const bytes = await pictures.read(path.split('/')[2] ?? '')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(await pictures.read('00'.repeat(32))).toBeUndefined()
    // Nobody is sent on to where the marketplace did not say.
    const far = pictures.know(`${root}/far`, root)?.split('/')[2] ?? ''
    await expect(pictures.read(far)).rejects.toThrow()
  })

  it.each([
    null,
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://name:word@files.example.com/a.png',
    'http://files.example.com/a.png',
    'no address',
  ])('are none at %s', (url) => {
    expect(at().pictures.know(url, root)).toBeUndefined()
  })

  it('are not fetched from this machine for a marketplace elsewhere', () => {
    const { pictures } = at()
    expect(pictures.know(`${root}/picture.png`, 'https://api.example.com')).toBeUndefined()
    expect(pictures.know('https://files.example.com/a.png', 'https://api.example.com')).toBeDefined()
  })
})
