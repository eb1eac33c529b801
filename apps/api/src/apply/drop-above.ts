import { gt } from 'drizzle-orm'
import { setAdrift } from '../offer/adrift.js'
import type { Database } from '../store/database.js'
import { block, did, event, nft, offerEnd, unreadable, washTrade } from '../store/schema.js'
import type { ChainState } from './chain-state.js'
import { elements } from './element.js'
import { itemsOfOffers, itemsThatRanOut } from './offer-ends.js'

/**
 * The same for every chain table: rows born above are dropped, rows closed above are open again. Gives the NFTs that
 * are not what they were, by their own spends or by their offers': what ran out by a height that the branch which won
 * has not reached yet can be taken again.
 */
export async function dropAbove(tx: Database, height: number, state: ChainState): Promise<string[]> {
  const ends = await tx
    .delete(offerEnd)
    .where(gt(offerEnd.height, height))
    .returning({ offerId: offerEnd.offerId })
  await tx.delete(washTrade).where(gt(washTrade.height, height))
  const nfts = await dropNfts(tx, height)
  const blocks = await tx.delete(block).where(gt(block.height, height)).returning()
  const tip = blocks.reduce((highest, one) => Math.max(highest, one.height), height)
  // Rows that were never closed are what is there now.
  state.nftCount -= nfts.born.length - nfts.closed.length
  elements(state.hash, 'remove', {
    block: blocks,
    event: await tx.delete(event).where(gt(event.height, height)).returning(),
    unreadable: await tx.delete(unreadable).where(gt(unreadable.height, height)).returning(),
    nft: nfts,
    did: await dropDids(tx, height),
  })
  return [
    ...nfts.touched,
    ...(await itemsOfOffers(tx, ends)),
    ...(await itemsThatRanOut(tx, height, tip)),
    ...(await setAdrift(tx, height)),
  ]
}

async function dropNfts(tx: Database, height: number) {
  const born = await tx.delete(nft).where(gt(nft.validFrom, height)).returning()
  const reopened = await tx.select().from(nft).where(gt(nft.validTo, height))
  await tx.update(nft).set({ validTo: null }).where(gt(nft.validTo, height))
  const touched = [...born, ...reopened].map(({ launcherId }) => launcherId)
  return { born, closed: closesOf([...born, ...reopened], ({ launcherId }) => launcherId), touched }
}

async function dropDids(tx: Database, height: number) {
  const born = await tx.delete(did).where(gt(did.validFrom, height)).returning()
  const reopened = await tx.select().from(did).where(gt(did.validTo, height))
  await tx.update(did).set({ validTo: null }).where(gt(did.validTo, height))
  return { born, closed: closesOf([...born, ...reopened], ({ didId }) => didId) }
}

function closesOf<R extends { validFrom: number; validTo: number | null }>(
  rows: readonly R[],
  keyOf: (row: R) => string,
) {
  return rows.flatMap((row) =>
    row.validTo === null ? [] : [{ key: keyOf(row), validFrom: row.validFrom, validTo: row.validTo }],
  )
}
