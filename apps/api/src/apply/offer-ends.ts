import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { howTheyEnded, type OfferEnd, spendUse } from '@chiaroscuro/domain/offer'
import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Block } from '../follow/source.js'
import type { Database } from '../store/database.js'
import { offer, offerCoin, offerEnd } from '../store/schema.js'

/** The field's numbers for how an offer ended. */
export const ENDED: Readonly<Record<OfferEnd, number>> = { taken: 4, cancelled: 3 }

export type OfferEndRow = typeof offerEnd.$inferSelect
type Trace = typeof offerCoin.$inferSelect

/**
 * Ends the offers whose coins were spent in these blocks, each by the evidence `howTheyEnded` asks for, block by block.
 * One question for all of them: most blocks touch no offer. Gives the ends that are new.
 */
export async function applyOfferEnds(tx: Database, blocks: readonly Block[]): Promise<OfferEndRow[]> {
  const spent = new Map<string, { readonly height: number; readonly spend: CoinSpend }>()
  for (const { height, spends } of blocks)
    for (const spend of spends) spent.set(coinIdOf(spend.coin), { height, spend })
  if (spent.size === 0) return []
  const touched = await tx
    .select()
    .from(offerCoin)
    .where(sql`${offerCoin.coinId} = any(${sql.param([...spent.keys()])}::text[])`)
  if (touched.length === 0) return []
  const traces = await tx
    .select()
    .from(offerCoin)
    .where(inArray(offerCoin.offerId, [...new Set(touched.map(({ offerId }) => offerId))]))
  const heights = [...new Set(touched.map(({ coinId }) => spent.get(coinId)?.height ?? 0))].sort(
    (a, b) => a - b,
  )
  const rows = heights.flatMap((height) => endedAt(height, spent, touched, traces))
  // Of several ends the first counts, and the earliest block comes first.
  return rows.length === 0 ? [] : tx.insert(offerEnd).values(rows).onConflictDoNothing().returning()
}

type Spent = ReadonlyMap<string, { readonly height: number; readonly spend: CoinSpend }>

function endedAt(height: number, spent: Spent, touched: readonly Trace[], traces: readonly Trace[]) {
  const here = new Map<string, CoinSpend>()
  for (const [coinId, one] of spent) if (one.height === height) here.set(coinId, one.spend)
  const met = touched.filter(({ coinId }) => here.has(coinId))
  const offers = new Set(met.map(({ offerId }) => offerId))
  // How a coin was spent is worked out only for those that an offer lives on.
  const seen = new Set<string>([...here.keys(), ...usesOf(met, here)])
  const ended = howTheyEnded(byOffer(traces.filter(({ offerId }) => offers.has(offerId))), seen)
  return [...ended].map(([offerId, end]) => ({ offerId, height, status: ENDED[end] }))
}

function usesOf(touched: readonly Trace[], byCoin: ReadonlyMap<string, CoinSpend>): string[] {
  return [...new Set(touched.map(({ coinId }) => coinId))].flatMap((coinId) => {
    const spend = byCoin.get(coinId)
    return (spend && spendUse(spend)) ?? []
  })
}

function byOffer(rows: readonly Trace[]) {
  const traces = new Map<string, Record<Trace['role'], Hex32[]>>()
  for (const { offerId, role, coinId } of rows) {
    const trace = traces.get(offerId) ?? { input: [], settlement: [], use: [] }
    trace[role].push(asHex32(coinId))
    traces.set(offerId, trace)
  }
  return new Map(
    [...traces].map(([offerId, { input, settlement, use }]) => [
      offerId,
      { mustBeUnspent: input, settlementCoins: settlement, uses: use },
    ]),
  )
}

/** The NFTs whose prices these offers are. */
export async function itemsOfOffers(
  tx: Database,
  offers: readonly { readonly offerId: string }[],
): Promise<string[]> {
  if (offers.length === 0) return []
  const rows = await tx
    .select({ launcherId: offer.launcherId })
    .from(offer)
    .where(
      inArray(
        offer.id,
        offers.map(({ offerId }) => offerId),
      ),
    )
  return rows.flatMap(({ launcherId }) => launcherId ?? [])
}

/** The NFTs with an offer, of those that are asked for, that runs out by itself above one height and up to another. */
export async function itemsThatRanOut(
  tx: Database,
  above: number,
  upTo: number,
  which?: SQL,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ launcherId: offer.launcherId })
    .from(offer)
    .where(and(gt(offer.expiresHeight, above), lte(offer.expiresHeight, upTo), which))
  return rows.flatMap(({ launcherId }) => launcherId ?? [])
}
