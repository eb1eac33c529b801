import { coinIdOf } from '@chiaroscuro/domain/chain'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadBlock, type ReadStep, writeStep } from '../src/apply/apply.js'
import { makeAuctions } from '../src/auction/keep-auctions.js'
import { keepFigures } from '../src/item/keep-figures.js'
import { keepExpired } from '../src/item/keep-items.js'
import { countNfts } from '../src/query/nft-count.js'
import type { OpenDatabase } from '../src/store/database.js'
import {
  auction,
  auctionStanding,
  block,
  chainState,
  collection,
  collectionFigure,
  collectionPeriod,
  detail,
  did,
  event,
  item,
  nft,
  offer,
  offerCoin,
  offerEnd,
  unreadable,
  washTrade,
} from '../src/store/schema.js'
import { hashOfRows } from '../src/verify/chain-rows.js'
import {
  coinAt,
  grow,
  type History,
  histories,
  launcher,
  type Move,
  offerCoins,
  owner,
  stepsOf,
} from './history.js'
import { databases, empty, openTestDatabase, shareOf } from './test-database.js'

/** When the chain of a history begins. */
const BEGIN = 1_700_000_000

/** Offers that run out by themselves, and at which height. */
const EXPIRY = new Map([
  [2, 7],
  [4, 5],
])

/** Histories by the depth of their reorgs, over all databases together. */
const RUNS = process.env.TEST_LONG
  ? [
      { deepest: 32, runs: 10_000 },
      { deepest: 100, runs: 100 },
      { deepest: 1000, runs: 5 },
    ]
  : [
      { deepest: 32, runs: 300 },
      { deepest: 100, runs: 5 },
      { deepest: 1000, runs: 1 },
    ]

describe.each(databases)('reorgs on $name', ({ name, url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())

  async function fresh(): Promise<void> {
    await empty(store)
    // What was described stays described, whatever the chain does.
    await store.db.insert(collection).values({ id: 'col', name: 'One', minterDid: 'did' })
    await store.db.insert(detail).values(
      [0, 1, 2].map((i) => ({
        launcherId: launcher(i),
        sensitive: false,
        attributes: [],
        collectionId: 'col',
      })),
    )
    await keepFigures(store.db, ['col'], { seconds: 0, height: 0 })
    await store.db.insert(offer).values(
      [0, 1, 2, 3, 4].map((i) => ({
        id: `offer${i}`,
        text: '',
        receivedAt: BEGIN * 1000,
        // The last two are bids; a listing and a bid end with a height.
        side: i < 3 ? 1 : 2,
        expiresHeight: EXPIRY.get(i) ?? null,
        launcherId: launcher(i),
        priceAsset: i % 2 === 0 || i === 3 ? 'xch' : 'token',
        priceAmount: String(1000 + i),
        offered: [],
        requested: [],
      })),
    )
    await store.db.insert(offerCoin).values(
      [0, 1, 2, 3, 4].flatMap((i) => [
        { offerId: `offer${i}`, coinId: coinIdOf(offerCoins(i).input.coin), role: 'input' as const },
        {
          offerId: `offer${i}`,
          coinId: coinIdOf(offerCoins(i).settlement.coin),
          role: 'settlement' as const,
        },
      ]),
    )
    await putUp()
  }

  /** Auctions of the items that are bid for: each of a coin that they may come to lie in. */
  async function putUp(): Promise<void> {
    const coins = [3, 4].flatMap((item) =>
      [1, 2, 3].map((height) => ({ item, coinId: coinAt(0, height, 0) })),
    )
    await store.db.insert(auction).values(
      coins.map(({ item: number, coinId }, at) => ({
        id: `auction${at}`,
        number: at,
        proof: { message: '', publicKey: '', signature: '', signingMode: '' },
        launcherId: launcher(number),
        coinId,
        ownerHash: owner(0),
        reserve: '1',
        startsAt: BEGIN,
        endsAt: BEGIN * 2,
        overtimeSeconds: 0,
        createdAt: BEGIN * 1000,
      })),
    )
    await makeAuctions(store.db, { seconds: BEGIN, height: 0 })
  }

  /** Writes a step; the clock then takes away what ran out, as it does beside the follower. */
  async function follow(step: ReadStep): Promise<void> {
    await writeStep(store.db, step)
    const last = step.blocks.at(-1)?.block
    await keepExpired(store.db, {
      seconds: last?.timestamp ?? BEGIN,
      height: last?.height ?? step.dropAbove ?? 0,
    })
  }

  /** Writes the history as it happened, then the winning chain alone, and compares every row. */
  async function expectSame(history: History): Promise<void> {
    const { steps, chain } = stepsOf(history)
    await fresh()
    for (const step of steps) await follow(step)
    const followed = await rows(store)
    expect(await hashOfRows(store.db, chain.length)).toBe(followed.blocks.at(-1)?.stateHash)
    await fresh()
    await follow({ dropAbove: undefined, blocks: chain })
    const scratch = await rows(store)
    expect(followed.state).toEqual(scratch.state)
    expect(followed).toEqual(scratch)
  }

  it.each(RUNS)(
    'up to $deepest deep leave what reading the winning chain from scratch gives',
    async ({ deepest, runs }) => {
      const numRuns = shareOf(name, runs)
      await fc.assert(fc.asyncProperty(histories(deepest), expectSame), { numRuns })
    },
    2 * 3_600_000,
  )

  it.each([1, 2, 3, 4, 8, 16, 31, 32, 100, 1000])('of %i blocks leave it too', async (back) => {
    const list = (kind: Move['kind']): Move[] => [{ nft: 1, to: 2, kind }]
    const trunk = Array.from({ length: back + 3 }, (_, i) => (i % 7 === 0 || i > back ? list('trade') : []))
    const blocks = Array.from({ length: back + 1 }, (_, i) => (i % 5 === 0 ? list('transfer') : []))
    await expectSame({ trunk, branches: [{ back, blocks }] })
  })

  const named: readonly (readonly [string, History])[] = [
    [
      'a bid and a listing that ran out at heights the winning branch has not reached',
      { trunk: [[to(2, 0), to(4, 0)], [], [], [], [], [], []], branches: [{ back: 4, blocks: [[]] }] },
    ],
    ['a transfer to oneself', oneBranch([[to(1, 1)], [to(1, 1)]], [[to(1, 1), to(1, 1)]])],
    [
      'A to B to A in a block',
      oneBranch([[to(1, 0)], [to(1, 1), to(1, 0)]], [[to(1, 2)], [to(1, 1), to(1, 2)]]),
    ],
    [
      'mint and burn in a block',
      oneBranch(
        [[to(2, 0)], [to(1, 0), { nft: 1, to: 0, kind: 'melt' }]],
        [[to(1, 0), { nft: 1, to: 0, kind: 'burn' }]],
      ),
    ],
  ]
  it.each(named)('hold for %s', async (_, history) => {
    await expectSame(history)
  })

  it('hold for the same coin spent on both branches', async () => {
    await fresh()
    const base = grow([], [[to(1, 0)]], 0)
    const ours = grow(base, [[to(1, 2)]], 1)
    // The same spend, in a block of another hash.
    const theirs = ours.map(({ block: one, reading }) => ({
      block: { ...one, hash: 'f'.repeat(64) },
      reading,
    }))
    await writeStep(store.db, { dropAbove: undefined, blocks: [...base, ...ours] })
    await writeStep(store.db, { dropAbove: 1, blocks: theirs })
    const followed = await rows(store)
    expect(followed.events).toHaveLength(2)
    await fresh()
    await writeStep(store.db, { dropAbove: undefined, blocks: [...base, ...theirs] })
    expect(followed).toEqual(await rows(store))
  })

  it('write nothing when a step comes twice', async () => {
    await fresh()
    const blocks = grow([], [[to(1, 2)], [{ nft: 1, to: 3, kind: 'trade' }]], 0)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    const once = await rows(store)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    expect(await rows(store)).toEqual(once)
  })

  it('give an NFT back to whom it belonged before', async () => {
    await fresh()
    const blocks = grow([], [[to(1, 2)], [{ nft: 1, to: 3, kind: 'trade' }]], 0)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    await writeStep(store.db, { dropAbove: 1, blocks: [] })
    const { nfts } = await rows(store)
    expect(nfts).toHaveLength(1)
    expect(nfts[0]).toMatchObject({ ownerHash: owner(2), validTo: null })
  })

  it('write the same one block at a time and all at once', async () => {
    await fc.assert(
      fc.asyncProperty(histories(12), async ({ trunk }) => {
        const blocks: ReadBlock[] = grow([], trunk, 0)
        await fresh()
        for (const one of blocks) await follow({ dropAbove: undefined, blocks: [one] })
        const apart = await rows(store)
        await fresh()
        await follow({ dropAbove: undefined, blocks })
        expect(apart).toEqual(await rows(store))
      }),
      { numRuns: process.env.TEST_LONG ? 500 : 25 },
    )
  })
})

function to(number: number, next: number): Move {
  return { nft: number, to: next, kind: 'transfer' }
}

/** A trunk that loses its last block to a branch. */
function oneBranch(trunk: readonly Move[][], blocks: readonly Move[][]): History {
  return { trunk, branches: [{ back: 1, blocks }] }
}

async function rows({ db }: OpenDatabase) {
  const state = await db.select().from(chainState)
  expect(state.map(({ nftCount }) => nftCount)).toEqual([await countNfts(db)])
  return {
    state,
    blocks: await db.select().from(block).orderBy(asc(block.height)),
    nfts: await db.select().from(nft).orderBy(asc(nft.launcherId), asc(nft.validFrom)),
    dids: await db.select().from(did).orderBy(asc(did.didId), asc(did.validFrom)),
    events: await db.select().from(event).orderBy(asc(event.launcherId), asc(event.eventIndex)),
    unreadable: await db.select().from(unreadable).orderBy(asc(unreadable.coinId)),
    wash: await db
      .select()
      .from(washTrade)
      .orderBy(asc(washTrade.launcherId), asc(washTrade.eventIndex), asc(washTrade.rule)),
    figures: await db.select().from(collectionFigure),
    periods: await db.select().from(collectionPeriod).orderBy(asc(collectionPeriod.days)),
    items: await db.select().from(item).orderBy(asc(item.launcherId)),
    auctions: await db.select().from(auctionStanding).orderBy(asc(auctionStanding.auctionId)),
    ends: await db.select().from(offerEnd).orderBy(asc(offerEnd.offerId)),
  }
}
