import { sql } from 'drizzle-orm'
import { countNfts } from '../query/nft-count.js'
import type { Database } from '../store/database.js'
import { block, chainState } from '../store/schema.js'
import { type StateHash, stateHash } from '../store/state-hash.js'

/** Counts up when the same blocks would give other rows: tables of an older reading are filled anew. */
export const READING = 2

const ONLY = 1

/** What all chain rows come to, as of the newest block. */
export interface ChainState {
  readonly hash: StateHash
  nftCount: number
}

export async function loadChainState(tx: Database): Promise<ChainState> {
  const [row] = await tx.select().from(chainState)
  const hash = stateHash(row ? Buffer.from(row.lanes, 'base64') : undefined)
  return { hash, nftCount: row?.nftCount ?? (await countNfts(tx)) }
}

export async function saveChainState(tx: Database, { hash, nftCount }: ChainState): Promise<void> {
  const row = { reading: READING, lanes: hash.bytes().toString('base64'), nftCount }
  await tx
    .insert(chainState)
    .values({ id: ONLY, ...row })
    .onConflictDoUpdate({ target: chainState.id, set: row })
}

/**
 * Empties the chain tables when another reading wrote them; following then reads the chain again. What no
 * chain can give back is not touched. Gives whether it did.
 */
export async function forgetOtherReading(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [state] = await tx.select({ reading: chainState.reading }).from(chainState)
    if (state?.reading === READING) return false
    const [any] = await tx.select({ height: block.height }).from(block).limit(1)
    await tx.execute(
      sql`truncate block, nft, did, event, unreadable, offer_end, wash_trade, chain_state, item`,
    )
    return any !== undefined
  })
}
