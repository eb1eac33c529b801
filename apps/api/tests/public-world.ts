import { join } from 'node:path'
import { call } from '@chiaroscuro/api-client'
import { listMints } from '@chiaroscuro/contract/operation'
import { collections } from '@chiaroscuro/dev-world'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../src/store/database.js'
import {
  collection,
  did,
  garden,
  gardenCollection,
  gardenProfile,
  nft,
  profileClaim,
  supporter,
  tokenListing,
} from '../src/store/schema.js'
import { putUp } from './product/auction.js'
import { type Product, type RunningApi, runApi, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { openTestDatabase } from './test-database.js'

const XCH = 1_000_000_000_000n

/** A seeded world, the API on it, and one of everything that the dialects show. */
export interface PublicWorld {
  readonly product: Product
  readonly api: RunningApi
  /** Ids of the offers published: two items for XCH, one for a token, a bid, and one in an auction. */
  readonly offers: {
    readonly listings: readonly string[]
    readonly token: string
    readonly bid: string
    readonly auctionBid: string
  }
  /** The item that the first listing sells, and the listing's text. */
  readonly listed: string
  readonly offerText: string
  /** A DID that was claimed, and what its holder calls themselves. */
  readonly claimed: { readonly did: string; readonly username: string }
  /** A DID that an item is assigned to. */
  readonly holder: string
  readonly garden: { readonly id: string; readonly slug: string }
  close(): Promise<void>
}

/** Starts a world whose people have said something about themselves. */
export async function startPublicWorld(databaseUrl: string): Promise<PublicWorld> {
  const product = await startProduct('basic', databaseUrl, (config) =>
    databaseUrl.startsWith('pglite://')
      ? { ...config, databaseUrl: `pglite://${join(config.media.folder, '../db')}` }
      : config,
  )
  const { world } = product
  const [kept = ''] = await world.mint(collections[0], 6)
  const [ann] = world.collectors
  if (!ann) throw new Error('nobody to give to')
  await world.transfer(kept, ann)
  await world.assignDid(kept)
  const holder = world.holding(kept).nft.did ?? ''
  await product.settled()
  const published = await publish(product)
  await product.stopApi()
  const told = await tell(product)
  const api = await runApi(product.config, product.scratch)
  return {
    product,
    api,
    ...published,
    ...told,
    holder,
    async close() {
      await api.close()
      await product.close()
    },
  }
}

async function publish({ url, world, client }: Product) {
  const [a, b, c, d, e] = world
    .holdings()
    .filter(({ owner }) => owner === world.creators[0])
    .map(({ nft }) => nft.launcherId)
  const [bidder] = world.collectors
  const [token] = world.tokens
  if (!a || !b || !c || !d || !e || !bidder || !token) throw new Error('too small a world')
  const offerText = world.list(a, { amount: 3n * XCH })
  const listings = [
    await post(url, offerText),
    await post(url, world.list(b, { amount: 1_500_000_000_000n })),
  ]
  await putUp(client, world, e)
  const auctionBid = await post(url, await world.bid(e, bidder, 2n * XCH))
  return {
    listed: a,
    offerText,
    offers: {
      listings,
      token: await post(url, world.list(c, { amount: 2500n, token })),
      bid: await post(url, await world.bid(d, bidder, XCH)),
      auctionBid,
    },
  }
}

/** Under load, reading an offer may take longer than it is given: it is sent again then. */
function post(url: string, offer: string): Promise<string> {
  return until('an offer is published', () => postOnce(url, offer), 30_000)
}

async function postOnce(url: string, offer: string): Promise<string> {
  const response = await fetch(`${url}/offer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offer }),
  })
  const body: unknown = await response.json()
  const isShown = typeof body === 'object' && body !== null && 'offer' in body
  const shown = isShown ? body.offer : undefined
  if (typeof shown !== 'object' || shown === null || !('id' in shown) || typeof shown.id !== 'string')
    throw new Error(`the offer was refused: ${JSON.stringify(body)}`)
  return shown.id
}

/** Writes what people would have said; the service is not running meanwhile. */
async function tell({ config, world }: Product) {
  const opened = await openTestDatabase(config.databaseUrl)
  try {
    const { db } = opened
    const [holder] = await db
      .select({ didId: did.didId, ownerHash: did.ownerHash })
      .from(did)
      .innerJoin(nft, and(eq(nft.minterDid, did.didId), isNull(nft.validTo)))
      .where(and(isNull(did.validTo), isNotNull(did.ownerHash)))
      .limit(1)
    const [gathered] = await db.select().from(collection).orderBy(collection.id)
    if (!holder?.ownerHash || !gathered) throw new Error('nobody to speak')
    const username = 'ada'
    await db.insert(profileClaim).values({
      didId: holder.didId,
      userId: 'somebody',
      ownerHash: holder.ownerHash,
      proof: { message: '', publicKey: '', signature: '', signingMode: '', coinId: '', height: 1 },
      username,
      usernameKey: username,
      usernameSkeleton: username,
      name: 'Ada of the Tides',
      bio: 'Paints water.',
      claimedAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    })
    const token = world.tokens[0]?.id ?? ''
    await tellMore(db, holder.didId, gathered.id, token)
    return {
      claimed: { did: holder.didId, username },
      garden: { id: 'garden-1', slug: 'tide-pool' },
    }
  } finally {
    await opened.close()
  }
}

async function tellMore(db: Database, didId: string, collectionId: string, assetId: string): Promise<void> {
  const at = 1_700_000_000_000
  await db.insert(garden).values({
    id: 'garden-1',
    slug: 'tide-pool',
    name: 'Tide pool',
    description: 'What the sea leaves.',
    ownerDid: didId,
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(gardenProfile).values({ gardenId: 'garden-1', didId, position: 1 })
  await db.insert(gardenCollection).values({ gardenId: 'garden-1', collectionId, position: 1 })
  await db.insert(tokenListing).values({
    assetId,
    code: 'DUST',
    name: 'Dust',
    description: 'Of the garden.',
    rank: 1,
    decimals: 3,
    collectionId,
    gardenId: 'garden-1',
    updatedAt: at,
  })
  await db.insert(supporter).values({ didId, fromAt: at, plan: 1 })
}

/** The id of the batch that was minted at a height. */
export async function mintAt(api: RunningApi, height: number): Promise<string> {
  const { items } = await call(api.client, listMints, { size: 100 })
  return items.find(({ id }) => id.endsWith(`-${height}`))?.id ?? ''
}
