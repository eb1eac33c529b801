import { and, asc, gt, lte } from 'drizzle-orm'
import { type ChainRows, elements } from '../apply/element.js'
import type { Database } from '../store/database.js'
import { block, did, event, nft, unreadable } from '../store/schema.js'
import { stateHash } from '../store/state-hash.js'

/** Heights read at once. */
const SPAN = 500

/** Chain rows born at heights of one span. */
export interface Span {
  readonly from: number
  readonly rows: ChainRows
}

/** All chain rows up to a height, span by span from `first` on, as they stood at that height. */
export async function* spans(db: Database, first: number, height: number): AsyncGenerator<Span> {
  for (let from = first; from <= height; from += SPAN)
    yield { from, rows: await rowsBorn(db, from - 1, Math.min(from + SPAN - 1, height), height) }
}

/** Lowest height we hold; `undefined` while there is none. */
export async function firstHeight(db: Database): Promise<number | undefined> {
  const [row] = await db.select({ height: block.height }).from(block).orderBy(asc(block.height)).limit(1)
  return row?.height
}

/** The state hash at a height, summed anew from every row. */
export async function hashOfRows(db: Database, height: number): Promise<string> {
  const state = stateHash()
  for await (const { rows } of spans(db, (await firstHeight(db)) ?? 0, height)) elements(state, 'add', rows)
  return state.digest()
}

async function rowsBorn(db: Database, above: number, upTo: number, asOf: number): Promise<ChainRows> {
  const nfts = await db
    .select()
    .from(nft)
    .where(and(gt(nft.validFrom, above), lte(nft.validFrom, upTo)))
    .orderBy(asc(nft.validFrom), asc(nft.launcherId))
  const dids = await db
    .select()
    .from(did)
    .where(and(gt(did.validFrom, above), lte(did.validFrom, upTo)))
    .orderBy(asc(did.validFrom), asc(did.didId))
  return {
    block: await db
      .select()
      .from(block)
      .where(and(gt(block.height, above), lte(block.height, upTo)))
      .orderBy(asc(block.height)),
    event: await db
      .select()
      .from(event)
      .where(and(gt(event.height, above), lte(event.height, upTo)))
      .orderBy(asc(event.height), asc(event.position)),
    unreadable: await db
      .select()
      .from(unreadable)
      .where(and(gt(unreadable.height, above), lte(unreadable.height, upTo)))
      .orderBy(asc(unreadable.height), asc(unreadable.coinId)),
    nft: { born: nfts, closed: closesBy(nfts, asOf, ({ launcherId }) => launcherId) },
    did: { born: dids, closed: closesBy(dids, asOf, ({ didId }) => didId) },
  }
}

/** Ends of versions that lie at or below a height. */
function closesBy<R extends { validFrom: number; validTo: number | null }>(
  rows: readonly R[],
  asOf: number,
  keyOf: (row: R) => string,
) {
  return rows.flatMap((row) =>
    row.validTo === null || row.validTo > asOf
      ? []
      : [{ key: keyOf(row), validFrom: row.validFrom, validTo: row.validTo }],
  )
}
