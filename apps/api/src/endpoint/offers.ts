import { getOffer, getOfferText, submitOffer } from '@chiaroscuro/contract/operation'
import { offerPath, submitOfferBody } from '@chiaroscuro/contract/schema'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import {
  decodeOffer,
  OfferError,
  type OfferItem,
  offerIdOf,
  type ReadOffer,
  readOffer,
  royaltyDue,
} from '@chiaroscuro/domain/offer'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { findOffer } from '../query/offer-rows.js'
import type { Database } from '../store/database.js'
import type { StoredItem } from '../store/ledger/schema.js'
import { nft, offer, offerCoin } from '../store/schema.js'
import { presentOffers } from '../view/offer.js'
import { type EndpointContext, endpoint, NotFoundError, RefusedError } from './endpoint.js'

/** What publishing an offer needs beside the store. */
export interface OfferContext extends EndpointContext {
  readonly run: ClvmRunner
  readonly now: () => number
  /** Which of these coins exist and are unspent, asked of the node. */
  readonly unspentCoins: (coinIds: readonly string[]) => Promise<ReadonlySet<string>>
}

export const submitOfferEndpoint = endpoint(
  submitOffer,
  z.object({ body: submitOfferBody }),
  async (context: OfferContext, { body }) => {
    const text = body.offer.trim()
    const id = offerIdOf(text)
    if (await findOffer(context.db, id))
      throw new RefusedError(400, 'This offer is known already.', await shown(context, id))
    const read = readText(context.run, text)
    const row = toRow(read)
    const [known] = await context.db
      .select({ launcherId: nft.launcherId })
      .from(nft)
      .where(eq(nft.launcherId, row.launcherId))
      .limit(1)
    if (!known) throw new RefusedError(400, 'The NFT of this offer is not known.')
    await requireUnspent(context, read)
    await save(context, id, text, row, read)
    // A block may have spent a coin between the question and the answer; from here on the follower sees every spend.
    await requireUnspent(context, read).catch(async (error: unknown) => {
      await context.db.delete(offerCoin).where(eq(offerCoin.offerId, id))
      await context.db.delete(offer).where(eq(offer.id, id))
      throw error
    })
    return shown(context, id)
  },
)

export const getOfferEndpoint = endpoint(getOffer, offerPath, async (context: EndpointContext, input) => {
  return (await shown(context, input.offer_id)).offer
})

export const getOfferTextEndpoint = endpoint(
  getOfferText,
  offerPath,
  async ({ db }: EndpointContext, input) => {
    const row = await findOffer(db, input.offer_id)
    if (!row) throw new NotFoundError('Unknown offer.')
    return row.offer.text
  },
)

async function requireUnspent(context: OfferContext, read: ReadOffer): Promise<void> {
  const unspent = await context.unspentCoins(read.mustBeUnspent)
  if (read.mustBeUnspent.some((coin) => !unspent.has(coin)))
    throw new RefusedError(400, 'A coin of this offer is spent or unknown.')
}

async function shown(context: EndpointContext, id: string) {
  const row = await findOffer(context.db, id)
  const [found] = row ? await presentOffers(context.db, context.view, [row], context.moment()) : []
  if (!found) throw new NotFoundError('Unknown offer.')
  return { offer: found }
}

function readText(run: ClvmRunner, text: string): ReadOffer {
  try {
    return readOffer(decodeOffer(text), run)
  } catch (error) {
    if (error instanceof OfferError) throw new RefusedError(400, error.message)
    throw error
  }
}

type OfferRow = typeof offer.$inferInsert
type Reading = Pick<OfferRow, 'side' | 'launcherId' | 'priceAsset' | 'priceAmount' | 'royaltyAmount'>

/** One NFT against one fungible asset, either way round; other trades are not listed. */
function toRow({ offered, requested }: ReadOffer): Reading {
  const sold = single(offered)
  const bid = single(requested)
  const [nftItem, payment, side] = sold?.kind === 'nft' ? [sold, bid, 1] : [bid, sold, 2]
  if (nftItem?.kind !== 'nft')
    throw new RefusedError(400, 'Only offers of one NFT, or for one NFT, are listed.')
  if (payment?.kind !== 'xch' && payment?.kind !== 'cat')
    throw new RefusedError(400, 'Only offers against one fungible asset are listed.')
  const price = side === 1 ? payment.amount : withoutRoyalty(payment.amount, nftItem.royaltyBasisPoints)
  return {
    side,
    launcherId: nftItem.launcherId,
    priceAsset: payment.kind === 'xch' ? 'xch' : payment.assetId,
    priceAmount: price.toString(),
    royaltyAmount: royaltyDue(price, 1, nftItem.royaltyBasisPoints).toString(),
  }
}

function single(items: readonly OfferItem[]): OfferItem | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** A bid sets aside price and royalty together; the price is the largest that leaves room for its royalty. */
function withoutRoyalty(total: bigint, basisPoints: number): bigint {
  let low = 0n
  let high = total
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle + royaltyDue(middle, 1, basisPoints) <= total) low = middle
    else high = middle - 1n
  }
  return low
}

async function save(
  context: OfferContext,
  id: string,
  text: string,
  row: Reading,
  read: ReadOffer,
): Promise<void> {
  await context.db.transaction(async (tx: Database) => {
    const inserted = await tx
      .insert(offer)
      .values({
        ...row,
        id,
        text,
        receivedAt: context.now(),
        expiresAt: read.expiry.seconds === null ? null : Number(read.expiry.seconds),
        expiresHeight: read.expiry.height,
        offered: read.offered.map(toStored),
        requested: read.requested.map(toStored),
      })
      .onConflictDoNothing()
      .returning({ id: offer.id })
    if (inserted.length === 0) return
    const coins = [
      ...read.mustBeUnspent.map((coinId) => ({ coinId, offerId: id, role: 'input' as const })),
      ...read.settlementCoins.map((coinId) => ({ coinId, offerId: id, role: 'settlement' as const })),
    ]
    await tx.insert(offerCoin).values(coins).onConflictDoNothing()
  })
}

function toStored(item: OfferItem): StoredItem {
  switch (item.kind) {
    case 'nft':
      return {
        kind: 'nft',
        launcherId: item.launcherId,
        royaltyBasisPoints: item.royaltyBasisPoints,
        royaltyHash: item.royaltyPuzzleHash,
      }
    case 'xch':
      return { kind: 'xch', amount: item.amount.toString() }
    case 'cat':
      return { kind: 'cat', assetId: item.assetId, amount: item.amount.toString() }
    case 'unknown':
      return { kind: 'unknown' }
  }
}
