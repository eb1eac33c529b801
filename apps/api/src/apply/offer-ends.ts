import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { howTheyEnded, type OfferEnd, spendUse } from '@chiaroscuro/domain/offer'
import { inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { offerCoin, offerEnd } from '../store/schema.js'

/** The field's numbers for how an offer ended. */
const STATUS: Readonly<Record<OfferEnd, number>> = { taken: 4, cancelled: 3 }

type Trace = typeof offerCoin.$inferSelect

/** Ends the offers whose coins were spent in this block, each by the evidence `howTheyEnded` asks for. */
export async function applyOfferEnds(
  tx: Database,
  height: number,
  spends: readonly CoinSpend[],
): Promise<void> {
  if (spends.length === 0) return
  const byCoin = new Map<string, CoinSpend>(spends.map((spend) => [coinIdOf(spend.coin), spend]))
  const touched = await tx
    .select()
    .from(offerCoin)
    .where(inArray(offerCoin.coinId, [...byCoin.keys()]))
  if (touched.length === 0) return
  const traces = await tx
    .select()
    .from(offerCoin)
    .where(inArray(offerCoin.offerId, [...new Set(touched.map(({ offerId }) => offerId))]))
  // How a coin was spent is worked out only for those that an offer lives on.
  const seen = new Set<string>([...byCoin.keys(), ...usesOf(touched, byCoin)])
  const ended = howTheyEnded(byOffer(traces), seen)
  const rows = [...ended].map(([offerId, end]) => ({ offerId, height, status: STATUS[end] }))
  if (rows.length > 0) await tx.insert(offerEnd).values(rows).onConflictDoNothing()
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
