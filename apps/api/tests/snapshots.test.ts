import type { SnapshotInput } from '@chiaroscuro/contract/operation'
import { snapshotBody } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatCollectionId, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { settlementHash } from '@chiaroscuro/domain/puzzle'
import { readSnapshot, snapshotKeyOf } from '@chiaroscuro/domain/snapshot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SnapshotContext, takeSnapshotEndpoint } from '../src/endpoint/snapshots.js'
import type { OpenDatabase } from '../src/store/database.js'
import { block, detail, did, nft, profileClaim, trait } from '../src/store/schema.js'
import { openOwnDatabase } from './product/scratch.js'
import { databases, openTestDatabase } from './test-database.js'

const hash = (n: number) => asHex32(n.toString(16).padStart(64, '0'))
const [ANN, BOB, CAT] = [hash(0xa1), hash(0xb1), hash(0xc1)]
const BURN = asHex32(`${'0'.repeat(60)}dead`)
const [ANNS, BOBS, MAKER] = [hash(0xd1), hash(0xd2), hash(0xd3)]
const COLLECTION = formatCollectionId(hash(0xf1))
const OTHER = formatCollectionId(hash(0xf2))
const TIP = 20

/** Who holds an item from a height on. */
type Held = readonly [from: number, owner: string | null, under?: string]
const ITEMS: readonly {
  id: number
  collection: string
  hat: string
  held: readonly Held[]
  maker?: string
}[] = [
  {
    id: 1,
    collection: COLLECTION,
    hat: 'cap',
    held: [
      [1, ANN, ANNS],
      [10, BOB],
    ],
  },
  { id: 2, collection: COLLECTION, hat: 'cap', held: [[2, ANN, ANNS]], maker: MAKER },
  {
    id: 3,
    collection: COLLECTION,
    hat: 'top',
    held: [
      [3, BOB],
      [15, settlementHash],
    ],
  },
  {
    id: 4,
    collection: COLLECTION,
    hat: 'top',
    held: [
      [4, ANN],
      [12, BURN],
    ],
  },
  { id: 5, collection: OTHER, hat: 'cap', held: [[5, CAT]], maker: MAKER },
  {
    id: 6,
    collection: OTHER,
    hat: 'top',
    held: [
      [5, CAT],
      [6, null],
    ],
  },
]

async function fill({ db }: OpenDatabase): Promise<void> {
  const heights = Array.from({ length: TIP + 1 }, (_, height) => height)
  await db.insert(block).values(
    heights.map((height) => ({
      height,
      hash: hash(0xb000 + height),
      previousHash: hash(0xb000 + height - 1),
      timestamp: 1_700_000_000 + height,
      stateHash: hash(0x5000 + height),
    })),
  )
  const same = { royaltyHash: 'r', royaltyBasisPoints: 0, dataUris: [], metadataUris: [], licenseUris: [] }
  for (const { id, collection, hat, held, maker } of ITEMS) {
    await db.insert(nft).values(
      held.map(([validFrom, ownerHash, ownerDid], at) => ({
        ...same,
        ...{ launcherId: hash(id), validFrom, validTo: held[at + 1]?.[0] ?? null, ownerHash },
        ...{ ownerDid: ownerDid ?? null, minterDid: maker ?? null, burned: ownerHash === BURN },
        ...{ edition: 1, editionTotal: 1, eventCount: 1 },
      })),
    )
    await db
      .insert(detail)
      .values({ launcherId: hash(id), sensitive: false, collectionId: collection, attributes: [] })
    await db
      .insert(trait)
      .values({ collectionId: collection, traitType: 'Hat', value: hat, launcherId: hash(id) })
  }
  const known = { metadata: {}, verificationsRequired: 0, spendCount: 1, validTo: null }
  await db.insert(did).values([
    { ...known, didId: ANNS, validFrom: 1, ownerHash: ANN },
    { ...known, didId: BOBS, validFrom: 11, ownerHash: BOB },
  ])
  const proof = { message: '', publicKey: '', signature: '', signingMode: '', coinId: 'c', height: 1 }
  const claim = { userId: 'bob', ownerHash: BOB, proof, verification: 1, claimedAt: 1, updatedAt: 1 }
  await db.insert(profileClaim).values({ ...claim, didId: BOBS, username: 'Bob', usernameKey: 'bob' })
}

describe('snapshots', () => {
  const key = snapshotKeyOf('5'.repeat(64))
  const stores: { context: SnapshotContext; close: () => Promise<void> }[] = []

  beforeAll(async () => {
    for (const { url } of databases) {
      const own = await openOwnDatabase(url)
      const store = await openTestDatabase(own.url)
      await fill(store)
      stores.push({
        context: {
          db: store.db,
          view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
          moment: () => ({ seconds: 1_700_000_100, height: TIP }),
          snapshotKey: key,
          siteDomain: 'example.org',
          network: 'devnet',
        },
        close: async () => {
          await store.close()
          await own.drop()
        },
      })
    }
  })
  afterAll(() => Promise.all(stores.map(({ close }) => close())))

  async function textOf(context: SnapshotContext, snapshot: SnapshotInput): Promise<string> {
    // The endpoint's own schema makes its input.
    const input = { snapshot: snapshotBody.parse(snapshot) } as never
    const call = { viewer: undefined, address: '', header: () => undefined }
    const answer = await takeSnapshotEndpoint.handle(context, input, call)
    return answer instanceof Response ? answer.text() : ''
  }
  /** The one text that every database gives. */
  async function taken(snapshot: SnapshotInput): Promise<string> {
    const texts = await Promise.all(stores.map(({ context }) => textOf(context, snapshot)))
    expect(new Set(texts).size).toBe(1)
    return texts[0] ?? ''
  }
  /** Holder, count, profiles and mark. */
  async function rows(snapshot: SnapshotInput) {
    const lines = (await taken({ ...snapshot, format: 'ndjson' })).trim().split('\n').slice(1, -1)
    return lines.map((line) => {
      const { address_id, nft_count, profiles, mark } = JSON.parse(line)
      return [address_id, nft_count, profiles.map((one: { id: string }) => one.id), mark]
    })
  }

  it('say who held a collection at a height, under which profiles, and what nobody owns', async () => {
    const [anns, bobs] = [formatDid(ANNS), formatDid(BOBS)]
    expect(await rows({ collection_ids: [COLLECTION], at: 9 })).toEqual([
      [ANN, 3, [anns], null],
      [BOB, 1, [], null],
    ])
    expect(await rows({ collection_ids: [COLLECTION] })).toEqual([
      [ANN, 1, [anns], null],
      [BOB, 1, [bobs], null],
      [BURN, 1, [], 'burn'],
      [settlementHash, 1, [], 'offers'],
    ])
  })

  it('are of traits, of what profiles made, and of lists, together or narrowed', async () => {
    const counts = async (snapshot: SnapshotInput) =>
      (await rows({ at: 9, ...snapshot })).map((row) => row.slice(0, 2))
    const hat = (value: string) => ({ trait_type: 'Hat', value })
    expect(await counts({ collection_ids: [COLLECTION], traits: [hat('cap')] })).toEqual([[ANN, 2]])
    expect(await counts({ collection_ids: [COLLECTION], traits: [hat('cap'), hat('top')] })).toEqual([
      [ANN, 3],
      [BOB, 1],
    ])
    const both = [hat('cap'), { trait_type: 'Eyes', value: 'blue' }]
    expect(await counts({ collection_ids: [COLLECTION], traits: both })).toEqual([])
    expect(await counts({ profile_ids: [formatDid(MAKER)] })).toEqual([
      [ANN, 1],
      [CAT, 1],
    ])
    expect(await counts({ nft_ids: [formatNftId(hash(3)), hash(5)] })).toEqual([
      [BOB, 1],
      [CAT, 1],
    ])
    // An item that is asked for in two ways counts once; one that nobody is known to hold, not at all.
    expect(await counts({ collection_ids: [OTHER], nft_ids: [hash(5), hash(6)] })).toEqual([[CAT, 1]])
  })

  it.each(['csv', 'json', 'ndjson'] as const)(
    'as %s are the same bytes everywhere, and verify',
    async (format) => {
      const text = await taken({ collection_ids: [OTHER, COLLECTION, OTHER], at: 12, format })
      expect(await taken({ collection_ids: [COLLECTION, OTHER], at: 12, format })).toBe(text)
      const reading = readSnapshot(new TextEncoder().encode(text))
      expect(reading).toMatchObject({ ok: true, format, publicKey: key.publicKey })
      expect(reading.ok && reading.head).toMatchObject({
        height: 12,
        header_hash: hash(0xb00c),
        state_hash: hash(0x500c),
        of: { collections: [COLLECTION, OTHER].sort() },
        holders: 4,
        nfts: 5,
      })
      expect(readSnapshot(new TextEncoder().encode(text.replace('Bob', 'Rob'))).ok).toBe(false)
    },
  )

  it('have the same rows in every form', async () => {
    const asked = { collection_ids: [COLLECTION] }
    const json = JSON.parse(await taken({ ...asked, format: 'json' }))
    const lines = (await taken({ ...asked, format: 'ndjson' })).trim().split('\n')
    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual(json.holders)
    expect(json.holders[1]).toEqual({
      address_id: BOB,
      address: formatAddress(BOB, 'txch'),
      nft_count: 1,
      profiles: [{ id: formatDid(BOBS), username: 'Bob' }],
      mark: null,
    })
    const csv = (await taken({ ...asked, format: 'csv' })).split('\r\n')
    expect(csv[0]).toBe('address_id,address,nft_count,profiles,usernames,mark')
    expect(csv[2]).toBe(`${BOB},${formatAddress(BOB, 'txch')},1,${formatDid(BOBS)},Bob,`)
  })

  it('are refused of nothing, of what is no id, and of a height that is not there', async () => {
    expect(snapshotBody.safeParse({ collection_ids: [] }).success).toBe(false)
    expect(snapshotBody.safeParse({ nft_ids: Array.from({ length: 5001 }, () => 'x') }).success).toBe(false)
    await expect(taken({ nft_ids: [formatNftId(hash(1)), 'nonsense'] })).rejects.toMatchObject({
      name: 'InvalidBodyError',
      field: 'nft_ids.1',
    })
    await expect(taken({ collection_ids: [COLLECTION], at: TIP + 1 })).rejects.toMatchObject({
      name: 'NotFoundError',
    })
    const [store] = stores
    const context = store && { ...store.context, snapshotKey: undefined }
    await expect(context && textOf(context, { collection_ids: [COLLECTION] })).rejects.toMatchObject({
      code: 'NoSnapshots',
    })
  })
})
