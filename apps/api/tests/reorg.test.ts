import type { ChainEvent, NftEvent, NftState } from '@chiaroscuro/domain/chain'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadStep, writeStep } from '../src/apply/apply.js'
import type { Block } from '../src/follow/source.js'
import type { OpenDatabase } from '../src/store/database.js'
import { block as blockTable, event, nft, offerEnd, unreadable } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

type Written = ReadStep['blocks'][number]
/** One move of one NFT: which, to whom, and how. */
interface Move {
  readonly nft: number
  readonly to: number
  readonly kind: 'transfer' | 'trade' | 'burn' | 'assign'
}

const move: fc.Arbitrary<Move> = fc.record({
  nft: fc.integer({ min: 0, max: 4 }),
  to: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('transfer', 'trade', 'burn', 'assign'),
})
const moves = fc.array(fc.array(move, { maxLength: 4 }), { minLength: 1, maxLength: 8 })
/** A trunk, then branches that each leave it (or each other) some blocks back. */
const history = fc.record({
  trunk: moves,
  branches: fc.array(fc.record({ back: fc.integer({ min: 0, max: 32 }), blocks: moves }), {
    minLength: 1,
    maxLength: 4,
  }),
})

const RUNS = process.env.TEST_LONG ? 3000 : 60

describe.each(databases)('reorgs on $name', ({ url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())

  it('leave exactly what reading the winning chain from scratch gives', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ trunk, branches }) => {
        let chain = grow([], trunk, 0)
        const steps: ReadStep[] = [{ dropAbove: undefined, blocks: chain }]
        for (const [i, { back, blocks }] of branches.entries()) {
          const kept = chain.slice(0, Math.max(0, chain.length - back))
          const branch = grow(kept, blocks, i + 1)
          steps.push({ dropAbove: back === 0 ? undefined : kept.length, blocks: branch })
          chain = [...kept, ...branch]
        }
        await empty(store)
        for (const step of steps) await writeStep(store.db, step)
        const followed = await rows(store)
        await empty(store)
        await writeStep(store.db, { dropAbove: undefined, blocks: chain })
        expect(followed).toEqual(await rows(store))
      }),
      { numRuns: RUNS },
    )
  })

  it('write nothing when a step comes twice', async () => {
    await empty(store)
    const blocks = grow([], [[{ nft: 1, to: 2, kind: 'transfer' }], [{ nft: 1, to: 3, kind: 'trade' }]], 0)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    const once = await rows(store)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    expect(await rows(store)).toEqual(once)
  })

  it('give an NFT back to whom it belonged before', async () => {
    await empty(store)
    const blocks = grow([], [[{ nft: 1, to: 2, kind: 'transfer' }], [{ nft: 1, to: 3, kind: 'trade' }]], 0)
    await writeStep(store.db, { dropAbove: undefined, blocks })
    await writeStep(store.db, { dropAbove: 1, blocks: [] })
    const { nfts } = await rows(store)
    expect(nfts).toHaveLength(1)
    expect(nfts[0]).toMatchObject({ ownerHash: owner(2), validTo: null })
  })
})

async function rows({ db }: OpenDatabase) {
  return {
    blocks: await db.select().from(blockTable).orderBy(asc(blockTable.height)),
    nfts: await db.select().from(nft).orderBy(asc(nft.launcherId), asc(nft.validFrom)),
    events: await db.select().from(event).orderBy(asc(event.launcherId), asc(event.eventIndex)),
    unreadable: await db.select().from(unreadable).orderBy(asc(unreadable.coinId)),
    ends: await db.select().from(offerEnd).orderBy(asc(offerEnd.offerId)),
  }
}

function id(kind: string, ...parts: (string | number)[]): Hex32 {
  return asHex32(
    [kind, ...parts]
      .map((part) => String(part))
      .join('')
      .replace(/[^0-9a-f]/g, '0')
      .padEnd(64, '0')
      .slice(0, 64),
  )
}

function owner(number: number): Hex32 {
  return id('a', number)
}

/** Blocks that extend `base` with these moves; the first move of an NFT on a chain mints it. */
function grow(base: readonly Written[], blocks: readonly (readonly Move[])[], branch: number): Written[] {
  const states = new Map<number, NftState>()
  for (const { events } of base) for (const one of events) remember(states, one)
  const grown: Written[] = []
  for (const list of blocks) {
    const height = base.length + grown.length + 1
    const previous = [...base, ...grown].at(-1)?.block.hash ?? '0'.repeat(64)
    const events: ChainEvent[] = []
    for (const [i, one] of list.entries()) {
      const made = eventOf(one, states.get(one.nft), id('c', branch, height, i))
      events.push(made)
      remember(states, made)
    }
    if (list.length === 3)
      events.push({
        kind: 'unreadable',
        coinId: id('bad', branch, height),
        code: 'singleton',
        message: 'a test',
      })
    const block: Block = {
      height,
      hash: id('b', branch, 'f', height),
      previousHash: previous,
      timestamp: 1_700_000_000 + height,
      spends: [],
    }
    grown.push({ block, events })
  }
  return grown
}

function remember(states: Map<number, NftState>, made: ChainEvent): void {
  if (made.kind !== 'unreadable' && made.after)
    states.set(Number.parseInt(made.launcherId[1] ?? '0', 16), made.after)
}

function eventOf(one: Move, before: NftState | undefined, coin: Hex32): NftEvent {
  const launcherId = asHex32(`1${one.nft}`.padEnd(64, '0'))
  const state = (puzzleHash: Hex32, did: Hex32 | null): NftState => ({
    coinId: coin,
    p2PuzzleHash: puzzleHash,
    ownerDid: did,
    metadata: {
      dataUris: [`https://example.org/${one.nft}`],
      dataHash: id('d', one.nft),
      metadataUris: [],
      metadataHash: null,
      licenseUris: [],
      licenseHash: null,
      edition: 1n,
      editionTotal: 1n,
    },
    metadataUpdaterHash: id('e'),
  })
  const from = before ?? state(owner(0), null)
  const facts = {
    launcherId,
    coinId: from.coinId,
    royaltyPuzzleHash: id('f'),
    royaltyBasisPoints: 500,
    spendBytes: 1000,
    before: from,
  }
  if (!before) return { kind: 'mint', ...facts, after: state(owner(one.to), id('d1d', one.to)) }
  switch (one.kind) {
    case 'transfer':
      return { kind: 'transfer', ...facts, after: state(owner(one.to), before.ownerDid) }
    case 'trade':
      return {
        kind: 'trade',
        ...facts,
        seller: before.p2PuzzleHash,
        prices: [{ asset: 'xch', amount: 5n }],
        royalties: [],
        after: state(owner(one.to), null),
      }
    case 'burn':
      return { kind: 'burn', ...facts, after: undefined }
    case 'assign':
      return {
        kind: 'assign',
        ...facts,
        did: id('d1d', one.to),
        after: state(before.p2PuzzleHash, id('d1d', one.to)),
      }
  }
}
