import type { ApiClient } from '@chiaroscuro/api-client'
import type { AuctionDetail } from '@chiaroscuro/contract/operation'
import type { Random } from '../art/random.js'
import type { AuctionHouse } from '../market/auction-house.js'
import type { Actor } from '../market/cast.js'
import type { Market } from '../market/market.js'
import { inAuction, type Journal, type OpenAuction } from './journal.js'
import { askingPrice } from './price.js'
import { pickHolding } from './trade-round.js'

/** An auction to come, and whose piece it is to be, if that matters. */
export type AuctionPlan = Pick<OpenAuction, 'start' | 'end' | 'overtimeSeconds' | 'lateBids'> & {
  readonly owner?: { readonly actor: Actor; readonly client: ApiClient } | undefined
}

export interface PutUpOptions {
  readonly market: Market
  readonly journal: Journal
  readonly house: AuctionHouse
}

/** Puts up a piece that nobody offers, and remembers it; undefined where there is none, or the API takes none. */
export async function putUpPiece(
  { market, journal, house }: PutUpOptions,
  random: Random,
  { owner, lateBids, ...times }: AuctionPlan,
): Promise<AuctionDetail | undefined> {
  const offered = journal.state.offers.flatMap(({ launcherId, others = [] }) => [launcherId, ...others])
  const used = new Set([...offered, ...inAuction(journal)])
  const own = market.ledger
    .holdings()
    .filter((one) => one.owner.address === owner?.actor.address && !used.has(one.nft.launcherId))
  const holding = own[random.int(0, Math.max(0, own.length - 1))] ?? pickHolding(market, random, used)
  if (!holding) return undefined
  const centi = 10_000_000_000n
  const asked = (askingPrice(market, holding, 1, 0) * BigInt(random.int(45, 75))) / 100n / centi
  const reserve = asked > 0n ? asked * centi : centi
  const isTheirs = owner?.actor.address === holding.owner.address
  const shown = await house.putUp(holding, { reserve, ...times }, isTheirs ? owner?.client : undefined)
  if (!shown) return undefined
  const made = { id: shown.id, launcherId: holding.nft.launcherId, ...times, lateBids }
  journal.save({ auctions: [...(journal.state.auctions ?? []), made] })
  return shown
}
