import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NftSort } from '../src/query/item-page.js'
import { placesOf } from '../src/query/item-places.js'
import type { ItemFilter } from '../src/query/read-filter.js'
import { bulkInsert } from '../src/store/bulk-insert.js'
import { UNRANKED } from '../src/store/derived/schema.js'
import { hidden, item, trait } from '../src/store/schema.js'
import { launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const [OURS, OTHER] = ['c0', 'c1'].map((pair) => formatCollectionId(asHex32(pair.repeat(32))))
const SORTS: readonly NftSort[] = ['offer-low', 'offer-new', 'rank', 'moved', 'oldest', 'newest']
const XCH = 1_000_000_000_000n
const MOMENT = { seconds: 10, height: 10 }

const [few, word] = [fc.nat(4), fc.constantFrom('Hat', 'Eyes', 'none')]
const attribute = fc.record({ traitType: word, value: word })
const work = fc.record({
  isOurs: fc.nat(5).map((one) => one > 0),
  attributes: fc.array(attribute, { maxLength: 4 }),
  ...{ minted: few, moved: few, rank: fc.option(few), price: fc.option(few), listedAt: few },
  ...{ isHidden: fc.nat(9).map((one) => one === 0), sensitive: fc.boolean(), burned: fc.boolean() },
  listedUntil: fc.option(fc.constantFrom(5, 20)),
  dataType: fc.constantFrom(1, 3),
})
type Work = typeof work extends fc.Arbitrary<infer One> ? One : never

const asked = fc.record(
  {
    traits: fc.array(attribute, { minLength: 1, maxLength: 3 }),
    listed: fc.boolean(),
    min_price: fc.constantFrom('1', '2'),
    max_rank: few,
    sensitive: fc.boolean(),
    burned: fc.boolean(),
    data_type: fc.constantFrom(1, 3),
    sort: fc.constantFrom(...SORTS),
    size: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['traits', 'sort', 'size'] },
)
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

/** Values of one trait widen, several traits narrow. */
function hasTraits({ attributes }: Work, wanted: Asked['traits']): boolean {
  return wanted.every(({ traitType }) =>
    wanted.some(
      (one) =>
        one.traitType === traitType &&
        attributes.some((own) => own.traitType === traitType && own.value === one.value),
    ),
  )
}

/** Read from what was made, one by one. */
function isWanted(one: Work, { traits, listed, ...ask }: Asked): boolean {
  const isOpen = one.price !== null && (one.listedUntil === null || one.listedUntil > MOMENT.seconds)
  const isForSale = listed || ask.min_price !== undefined
  return (
    one.isOurs &&
    !one.isHidden &&
    hasTraits(one, traits) &&
    (!isForSale || isOpen) &&
    (one.price ?? 0) >= Number(ask.min_price ?? 0) &&
    (ask.max_rank === undefined || (one.rank ?? UNRANKED) <= ask.max_rank) &&
    (ask.sensitive !== false || !one.sensitive) &&
    (ask.burned === undefined || ask.burned === one.burned) &&
    (ask.data_type === undefined || ask.data_type === one.dataType)
  )
}

/** The keys a list is ordered by, the lowest first; what is not for sale comes after what is. */
function keysOf({ price, listedAt, rank, moved, minted }: Work, sort: NftSort): readonly number[] {
  const isRest = price === null
  const keys = {
    'offer-low': [isRest ? 1 : 0, price ?? 0],
    'offer-new': [isRest ? 1 : 0, isRest ? 0 : -listedAt],
    ...{ rank: [rank ?? UNRANKED], moved: [-moved], oldest: [minted], newest: [-minted] },
  }
  return keys[sort]
}

function inOrder(works: readonly Work[], ask: Asked): string[] {
  const isBackward = ['offer-new', 'moved', 'newest'].includes(ask.sort)
  return [...works.entries()]
    .filter(([, one]) => isWanted(one, ask))
    .map(([number, one]) => [...keysOf(one, ask.sort), isBackward ? -number : number, number])
    .sort((a, b) => a.map((key, i) => key - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map((keys) => launcherOf(keys.at(-1) ?? 0))
}

describe.each(databases)('lists of what has a trait on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
  })
  beforeEach(() => empty(open))
  afterAll(() => open?.close())

  async function fill(works: readonly Work[]): Promise<void> {
    const { db } = open
    for (const table of [item, trait, hidden]) await db.delete(table)
    const made = works.map((one, number) => ({
      ...{ ...one, launcherId: launcherOf(number), collectionId: one.isOurs ? OURS : OTHER },
      rank: one.rank ?? UNRANKED,
      ownerHash: 'owner',
      ...(one.price === null
        ? {
            listing: null,
            priceAsset: null,
            priceAmount: null,
            priceKey: null,
            listedAt: null,
            listedUntil: null,
          }
        : {
            listing: `offer ${number}`,
            priceAsset: 'xch',
            priceAmount: mojos(one.price),
            priceKey: mojos(one.price),
          }),
    }))
    await bulkInsert(db, item, made)
    const traits = made.flatMap(({ launcherId, collectionId = '', attributes }) =>
      attributes.map((own) => ({ ...own, launcherId, collectionId })),
    )
    await bulkInsert(db, trait, traits, { skipKnown: true })
    const act = { kind: 'nft' as const, act: 1 }
    const hides = made.flatMap(({ isHidden, launcherId }) =>
      isHidden ? [{ ...act, target: launcherId }] : [],
    )
    await bulkInsert(db, hidden, hides)
  }

  /** Every page from the first to the empty one, then back again from there. */
  async function walked({ traits, sort, size, ...filter }: Asked) {
    const names = { filter: traits.map((one) => one.traitType), filter_value: traits.map((one) => one.value) }
    const whole: ItemFilter = { collection_id: OURS, ...filter, ...names }
    const ask = { moment: MOMENT, filter: whole, sort, size }
    const forth = await pagesFrom(ask, undefined, false)
    const end = forth.at(-1)
    return { forth, back: end ? await pagesFrom(ask, end, true) : [] }
  }

  async function pagesFrom(
    ask: Omit<Parameters<typeof placesOf>[1], 'cursor'>,
    start: { sortId: string; sortKey: string } | undefined,
    backward: boolean,
  ) {
    const found = []
    for (let from = start; ; from = found.at(-1)) {
      const cursor = from && { backward, key: from.sortKey, id: from.sortId }
      const page = await placesOf(open.db, { ...ask, cursor })
      if (page.length === 0) return found
      found.push(...page)
    }
  }

  it('have each once, in every order, forth and back, whatever else is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(work, { minLength: 1, maxLength: 16 }),
        fc.array(asked, { minLength: 4, maxLength: 8 }),
        async (works, asks) => {
          await fill(works)
          for (const ask of asks) {
            const wanted = inOrder(works, ask)
            const { forth, back } = await walked(ask)
            expect(forth.map(({ sortId }) => sortId)).toEqual(wanted)
            expect(back.map(({ sortId }) => sortId)).toEqual(wanted.slice(0, -1).reverse())
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})

function mojos(price: number): string {
  return (BigInt(price) * XCH).toString()
}
