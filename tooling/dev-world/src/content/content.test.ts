import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateway } from '../gateway/serve-gateway.js'
import { serveGateway } from '../gateway/serve-gateway.js'
import { directoryCid, fileCid } from './cid.js'
import type { Collection } from './collection.js'
import { collections } from './collection.js'
import { openContentStore } from './content-store.js'
import { makeBatch } from './make-batch.js'

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function collection(slug: string): Collection {
  const found = collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found
}

describe('CIDs', () => {
  // Vectors of `ipfs add --cid-version 1` and of the empty UnixFS directory.
  it('match known ones', async () => {
    expect(await fileCid(Buffer.from('hello world'))).toBe(
      'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
    )
    expect(await fileCid(Buffer.alloc(0))).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')
    expect(await directoryCid(new Map())).toBe('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354')
  })

  it('turn from a leaf to a tree beyond one chunk, and know names and bytes apart', async () => {
    expect(await fileCid(Buffer.alloc(262_144))).toMatch(/^bafkrei/)
    expect(await fileCid(Buffer.alloc(262_145))).toMatch(/^bafybei/)
    const file = Buffer.from('x')
    expect(await directoryCid(new Map([['a', file]]))).not.toBe(await directoryCid(new Map([['b', file]])))
  })
})

describe('a batch in the store', () => {
  const store = openContentStore(undefined)
  let gateway: Gateway
  const get = (uri: string, init?: RequestInit) =>
    fetch(`${gateway.url}/${uri.replace('ipfs://', 'ipfs/')}`, init)
  beforeAll(async () => {
    gateway = await serveGateway({
      store,
      tokens: () => [{ id: 'ab'.repeat(32), code: 'LUMEN', name: 'Lumen', decimals: 3 }],
    })
  })
  afterAll(() => gateway.close())

  it.each([
    ['half-moons', 'image/webp'],
    ['slow-orbits', 'image/webp'],
    ['bells-for-an-empty-room', 'audio/wav'],
    ['hand-knots', 'model/gltf-binary'],
  ])('of %s has files with the hashes on chain and metadata by CHIP-0007', async (slug, type) => {
    const plan = { seed: 'test', collection: collection(slug), first: 1, count: 2 }
    const items = await makeBatch(plan, store)
    expect(items).toHaveLength(2)
    for (const [index, item] of items.entries()) {
      const data = await get(item.dataUris[0] ?? '')
      expect(data.status).toBe(200)
      expect(data.headers.get('content-type')).toBe(type)
      expect(data.headers.get('x-content-type-options')).toBe('nosniff')
      expect(sha256(new Uint8Array(await data.arrayBuffer()))).toBe(
        Buffer.from(item.dataHash ?? []).toString('hex'),
      )
      const text = await (await get(item.metadataUris[0] ?? '')).text()
      expect(sha256(Buffer.from(text))).toBe(Buffer.from(item.metadataHash ?? []).toString('hex'))
      const metadata = JSON.parse(text)
      expect(metadata).toMatchObject({
        format: 'CHIP-0007',
        description: plan.collection.description,
        series_number: index + 1,
        series_total: plan.collection.size,
        collection: { name: plan.collection.name },
      })
      expect(metadata.collection.id).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
      expect(metadata.attributes.length).toBeGreaterThan(2)
      for (const { trait_type: name, value } of metadata.attributes) {
        expect(name).toEqual(expect.any(String))
        expect(['string', 'number']).toContain(typeof value)
      }
      const icon = metadata.collection.attributes.find((one: { type: string }) => one.type === 'icon')
      expect((await get(icon.value)).headers.get('content-type')).toBe('image/webp')
      const license = await (await get(item.licenseUris[0] ?? '')).text()
      expect(sha256(Buffer.from(license))).toBe(Buffer.from(item.licenseHash ?? []).toString('hex'))
    }
  })

  it('of models ends with studies on paper', async () => {
    const plan = { seed: 'test', collection: collection('hand-knots'), first: 8, count: 3 }
    const [model, ...studies] = await makeBatch(plan, store)
    const typeOf = async (item: typeof model) =>
      (await get(item?.dataUris[0] ?? '')).headers.get('content-type')
    expect(await typeOf(model)).toBe('model/gltf-binary')
    expect(await Promise.all(studies.map(typeOf))).toEqual(['image/webp', 'image/webp'])
  })

  it('is the same when it is read again instead of drawn', async () => {
    const plan = { seed: 'test', collection: collection('half-moons'), first: 1, count: 2 }
    expect(await makeBatch(plan, store)).toEqual(await makeBatch(plan, openContentStore(undefined)))
  })

  it('of the flawed kind is flawed in four ways, and whole otherwise', async () => {
    const plan = { seed: 'test', collection: collection('loose-sheets'), first: 1, count: 6 }
    const [wrongHash, notJson, missing, noLicense, whole] = await makeBatch(plan, store)
    const file = await get(wrongHash?.dataUris[0] ?? '')
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).not.toBe(
      Buffer.from(wrongHash?.dataHash ?? []).toString('hex'),
    )
    const broken = await (await get(notJson?.metadataUris[0] ?? '')).text()
    expect(() => JSON.parse(broken)).toThrow()
    expect((await get(missing?.dataUris[0] ?? '')).status).toBe(404)
    expect(noLicense?.licenseUris).toEqual([])
    expect((await get(whole?.dataUris[0] ?? '')).status).toBe(200)
  })

  it('is served to HEAD and by range, and nothing else is', async () => {
    const plan = { seed: 'test', collection: collection('half-moons'), first: 1, count: 2 }
    const [item] = await makeBatch(plan, store)
    const uri = item?.dataUris[0] ?? ''
    const head = await get(uri, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    const part = await get(uri, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    expect((await get('ipfs://bafynothing/1.webp')).status).toBe(404)
    expect((await get('ipfs://..%2f..%2fetc/passwd')).status).toBe(404)
    expect((await get(uri, { method: 'POST' })).status).toBe(405)
    expect(await (await get('tokens.json')).json()).toEqual([
      { id: 'ab'.repeat(32), code: 'LUMEN', name: 'Lumen', decimals: 3 },
    ])
  })
})
