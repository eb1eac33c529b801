import { createServer, type Server } from 'node:http'
import { call } from '@chiaroscuro/api-client'
import { getNft, type NftDetail } from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { item, mintItems, sha256 } from './product/mint-items.js'
import { type Product, startProduct } from './product/product.js'

const MAX_BYTES = 200_000
/** Long enough for a busy machine to send ten bytes, and for two files that never come to be waited for. */
const TIMEOUT_MS = 4000
const CONTENT: ReadonlyMap<string, string | Buffer> = new Map<string, string | Buffer>([
  ['/words.txt', 'just words'],
  ['/page.html', '<!doctype html><script>document.title = "moved"</script>'],
  ['/list.json', '[1, 2]'],
  [
    '/nul.json',
    '{"format":"CHIP-0007","name":"N\\u0000ll","attributes":[{"trait_type":"a","value":"\\u0000"}]}',
  ],
  ['/half.json', '{"name": "half'],
  ['/broken.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64, 7)])],
  ['/good.json', '{"format":"CHIP-0007","name":"Good","description":"fine"}'],
])

/** Hosts as strangers run them. Requests for `/hang` are never answered; `/drip` never ends. */
function strangers(): Server {
  return createServer((request, response) => {
    const path = request.url ?? '/'
    const content = CONTENT.get(path)
    if (content !== undefined) response.end(content)
    else if (path === '/hang') request.on('error', () => {})
    else if (path === '/endless') {
      const push = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) {}
      }
      response.on('drain', push).on('error', () => {})
      push()
    } else if (path === '/announced') response.writeHead(200, { 'content-length': '999999999' }).write('x')
    else if (path === '/drip') response.writeHead(200).write('one byte and then nothing')
    else if (path === '/inward') response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end()
    else if (path === '/metadata')
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (path === '/moved') response.writeHead(301, { location: '/words.txt' }).end()
    else response.writeHead(404).end()
  })
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported())('files of strangers', () => {
  let product: Product
  const server = strangers()
  let host = ''
  const ids = new Map<string, string>()

  /** Media under test: its path, and what the chain says its bytes hash to. */
  const MEDIA: readonly (readonly [name: string, content: string | Buffer | undefined])[] = [
    ['/words.txt', CONTENT.get('/words.txt')],
    ['/page.html', CONTENT.get('/page.html')],
    ['/broken.png', CONTENT.get('/broken.png')],
    ['/moved', CONTENT.get('/words.txt')],
    ['/hang', undefined],
    ['/drip', undefined],
    ['/endless', undefined],
    ['/announced', undefined],
    ['/inward', undefined],
    ['/metadata', undefined],
    ['/file', undefined],
    ['/round', undefined],
    ['/missing', undefined],
  ]
  const DOCUMENTS = ['/words.txt', '/list.json', '/nul.json', '/half.json', '/good.json']

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    product = await startProduct('basic', undefined, (config) => ({
      ...config,
      media: {
        ...config.media,
        privateHosts: [...config.media.privateHosts, host],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
      },
    }))
    await mintAll()
    await product.settled(100)
  })
  afterAll(async () => {
    await product?.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function mintAll(): Promise<void> {
    const url = (path: string) => [`http://${host}${path}`]
    const media = MEDIA.map(([path, content]) =>
      item({ dataUris: url(path), dataHash: sha256(content ?? `media of ${path}`) }),
    )
    const documents = DOCUMENTS.map((path) =>
      item({ metadataUris: url(path), metadataHash: sha256(CONTENT.get(path) ?? '') }),
    )
    const odd: [string, ReturnType<typeof item>][] = [
      ['wrong hash', item({ dataUris: url('/words.txt'), dataHash: sha256('other words') })],
      [
        'second address',
        item({
          dataUris: [...url('/gone'), ...url('/good.json')],
          dataHash: sha256(CONTENT.get('/good.json') ?? ''),
        }),
      ],
      ['no hash', item({ dataUris: url('/words.txt') })],
      [
        'not public',
        item({ dataUris: ['http://10.0.0.1/x', 'http://[::1]/x'], dataHash: sha256('private') }),
      ],
      ['no way', item({ dataUris: ['ar://abc', 'ipfs://../../x', ''], dataHash: sha256('nowhere') })],
      ['wrong metadata', item({ metadataUris: url('/good.json'), metadataHash: sha256('bad') })],
    ]
    const minted = await mintItems(product.world, [...media, ...documents])
    for (const [i, [path]] of MEDIA.entries()) ids.set(path, minted[i] ?? '')
    for (const [i, path] of DOCUMENTS.entries()) ids.set(`json ${path}`, minted[MEDIA.length + i] ?? '')
    const more = await mintItems(
      product.world,
      odd.map(([, one]) => one),
    )
    for (const [i, [name]] of odd.entries()) ids.set(name, more[i] ?? '')
  }

  const shown = (name: string): Promise<NftDetail> =>
    call(product.client, getNft, { nft_id: ids.get(name) ?? name })
  const data = async (name: string) => (await shown(name)).data

  it('serves verified bytes from the media origin, in a sandbox', async () => {
    const { world } = product
    const seeded = await shown(world.holdings().find(({ piece }) => piece)?.nft.launcherId ?? '')
    expect(seeded).toMatchObject({ integrity_state: 1, data_type: 1, media_type: 'image/webp' })
    expect(seeded.data).toMatchObject({ metadata_integrity_state: 1, license_integrity_state: 1 })
    expect(seeded.data.metadata_json).toMatchObject({ format: 'CHIP-0007', name: seeded.name })
    const file = await fetch(seeded.data.media_uri ?? '')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(sha256(bytes).toString('hex')).toBe(seeded.data.data_hash)
    expect(bytes.length).toBe(seeded.data.media_bytes)
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const thumbnail = await fetch(seeded.thumbnail_uri ?? '')
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const range = await fetch(seeded.data.media_uri ?? '', { headers: { range: 'bytes=0-9' } })
    expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10])
    for (const path of ['/files/../../etc/passwd', `/files/${'0'.repeat(64)}`, '/thumbnails/x_200.webp', '/'])
      expect([path, (await fetch(product.mediaUrl + path)).status]).toEqual([path, 404])
  })

  it('takes the kind from the bytes, never from the name', async () => {
    expect(await shown('/words.txt')).toMatchObject({ data_type: 0, media_type: 'text/plain' })
    expect(await shown('/page.html')).toMatchObject({ data_type: 4, media_type: 'text/html' })
    const page = await fetch((await data('/page.html')).media_uri ?? '')
    expect(page.headers.get('content-security-policy')).toMatch(/sandbox allow-scripts;.*default-src 'none'/)
  })

  it('shows a picture that cannot be decoded as what it is', async () => {
    expect(await shown('/broken.png')).toMatchObject({
      integrity_state: 1,
      data_type: 1,
      thumbnail_uri: null,
    })
    expect((await data('/broken.png')).integrity_reason).toMatch(/^The picture cannot be read: /)
  })

  it('says what a wrong hash, a missing file and an unknown scheme are', async () => {
    expect(await data('wrong hash')).toMatchObject({
      integrity_state: 2,
      integrity_reason: `The bytes found have sha256 ${sha256('just words').toString('hex')}`,
      integrity_code: 'mismatch',
      integrity_detail: sha256('just words').toString('hex'),
      media_uri: null,
    })
    expect(await data('/missing')).toMatchObject({
      integrity_state: 3,
      integrity_reason: 'The server answered 404',
      integrity_code: 'status',
      integrity_detail: '404',
    })
    expect(await data('no way')).toMatchObject({
      integrity_state: 3,
      integrity_reason: 'No address we can fetch from',
    })
    expect(await data('no hash')).toMatchObject({ integrity_state: 4, media_uri: null })
    expect(await data('second address')).toMatchObject({ integrity_state: 1 })
  })

  it('keeps to its limits of time and size', async () => {
    for (const name of ['/hang', '/drip'])
      expect([name, await data(name)]).toMatchObject([
        name,
        { integrity_state: 3, integrity_reason: 'No answer in time' },
      ])
    for (const name of ['/endless', '/announced'])
      expect([name, await data(name)]).toMatchObject([
        name,
        { integrity_state: 3, integrity_reason: `The file is over ${MAX_BYTES} bytes` },
      ])
  })

  it('follows redirects to public addresses only', async () => {
    expect(await data('/moved')).toMatchObject({ integrity_state: 1 })
    for (const name of ['/inward', '/metadata', 'not public'])
      expect([name, await data(name)]).toMatchObject([
        name,
        { integrity_state: 3, integrity_reason: 'The address is not public' },
      ])
    expect(await data('/file')).toMatchObject({
      integrity_state: 3,
      integrity_reason: 'file: is not fetched',
    })
    expect(await data('/round')).toMatchObject({ integrity_state: 3, integrity_reason: 'Too many redirects' })
  })

  it('reads metadata for what it is', async () => {
    expect(await shown('json /good.json')).toMatchObject({ name: 'Good', description: 'fine' })
    for (const name of ['json /words.txt', 'json /half.json'])
      expect([name, await data(name)]).toMatchObject([
        name,
        {
          metadata_integrity_state: 1,
          metadata_integrity_reason: 'The document is not JSON',
          metadata_integrity_code: 'not-json',
          metadata_json: null,
        },
      ])
    expect(await data('json /list.json')).toMatchObject({ metadata_integrity_state: 1, metadata_json: null })
    expect((await shown('json /nul.json')).name).toBe('N\uFFFDll')
    expect(await data('wrong metadata')).toMatchObject({ metadata_integrity_state: 2, metadata_json: null })
    expect((await shown('wrong metadata')).name).toBeNull()
  })

  it('goes on through all of it, and logs no failure of its own', () => {
    expect(
      product.lines.filter((line) => /media work failed|could not be recorded|describing failed/.test(line)),
    ).toEqual([])
  })
})
