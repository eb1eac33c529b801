import { type ClvmNode, parseClvm } from '../clvm/index.js'
import { type CoinId, type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { catInnerSolution, readCat } from '../puzzle/cat.js'
import { isSettlementHash } from '../puzzle/program.js'
import { isSettlement, type NotarizedPayment, readNotarizedPayments } from '../puzzle/settlement.js'
import type { CoinSpend } from './coin.js'
import { announcementId } from './conditions.js'
import type { Price, PriceEvidence, RoyaltyPaid } from './event.js'
import type { NftSpend } from './read-nft-spend.js'

/** A payment made by a settlement coin of this block. */
export interface SettledPayment {
  readonly asset: Price['asset']
  readonly settlementPuzzleHash: Hex32
  readonly announcement: Hex32
  readonly nonce: string
  /** Parent of the coin that paid. */
  readonly fundedBy: CoinId
  readonly payments: readonly { readonly puzzleHash: PuzzleHash; readonly amount: bigint }[]
}

/** Payments of a settlement coin, XCH or CAT; nothing for any other spend. */
export function readSettledPayments(spend: CoinSpend, puzzle: ClvmNode): SettledPayment[] {
  const cat = readCat(puzzle)
  if (!isSettlement(cat?.innerPuzzle ?? puzzle)) return []
  const solution = parseClvm(spend.solution)
  const asset = cat ? hex32Of(cat.assetId) : 'xch'
  return readNotarizedPayments(cat ? catInnerSolution(solution) : solution).map((entry) =>
    settledPayment(entry, asset, spend),
  )
}

function settledPayment(entry: NotarizedPayment, asset: Price['asset'], spend: CoinSpend): SettledPayment {
  return {
    asset,
    settlementPuzzleHash: hex32Of(spend.coin.puzzleHash),
    announcement: announcementId(spend.coin.puzzleHash, entry.hash),
    nonce: entry.nonce.length === 32 ? hex32Of(entry.nonce) : '',
    fundedBy: hex32Of(spend.coin.parentCoinInfo),
    payments: entry.payments.map(({ puzzleHash, amount }) => ({ puzzleHash: hex32Of(puzzleHash), amount })),
  }
}

/** What a sale is judged by: every payment of the block, and how many sales insist on each announcement. */
export interface Settlement {
  readonly payments: readonly SettledPayment[]
  readonly sharers: ReadonlyMap<string, number>
  /** The owner of a coin that was spent in the block. */
  readonly ownerOf: (coinId: CoinId) => PuzzleHash | null
}

/** Whose coin paid the seller: who really bought, whatever address received the NFT. */
export function payerOf(sale: NftSpend, { payments, ownerOf }: Settlement): PuzzleHash | null {
  const asserted = new Set<string>(sale.output.asserted)
  const seller = sale.before.p2PuzzleHash
  const price = payments.find(
    (payment) =>
      payment.nonce !== sale.launcherId &&
      (asserted.has(payment.announcement) || payment.payments.some((part) => part.puzzleHash === seller)),
  )
  return price ? ownerOf(price.fundedBy) : null
}

/** What a sale cost, and how the chain shows it. */
export interface Pricing {
  readonly prices: readonly Price[]
  readonly priceEvidence: PriceEvidence | null
}

/**
 * The price, by the strongest evidence there is: trade prices the seller's spend states, payments it asserts
 * (shared equally by the NFTs that assert the same payment, as royalties are), payments to the seller.
 */
export function pricesOf(sale: NftSpend, settlement: Settlement): Pricing {
  const stated = statedPrices(sale.output.transfer?.tradePrices ?? [], settlement.payments)
  if (stated.length > 0) return pricing('stated', stated)
  const promised = promisedPayments(sale, settlement.payments)
  if (promised.length > 0) return pricing('asserted', shares(promised, settlement.sharers))
  return pricing('paid', paidTo(sale.before.p2PuzzleHash, settlement.payments))
}

function pricing(evidence: PriceEvidence, found: readonly Price[]): Pricing {
  const prices = mergeByAsset(found)
  return { prices, priceEvidence: prices.length > 0 ? evidence : null }
}

function statedPrices(
  stated: NonNullable<NftSpend['output']['transfer']>['tradePrices'],
  payments: readonly SettledPayment[],
): Price[] {
  return stated.flatMap(({ amount, settlementPuzzleHash }) => {
    const asset = assetOf(settlementPuzzleHash, payments)
    return asset === undefined ? [] : [{ asset, amount }]
  })
}

/** Payments the seller's spend insists on, but for royalties, which carry the NFT's own id. */
function promisedPayments(sale: NftSpend, payments: readonly SettledPayment[]): SettledPayment[] {
  const asserted = new Set<string>(sale.output.asserted)
  return payments.filter(({ announcement, nonce }) => asserted.has(announcement) && nonce !== sale.launcherId)
}

function shares(promised: readonly SettledPayment[], sharers: Settlement['sharers']): Price[] {
  return promised.map(({ asset, announcement, payments }) => ({
    asset,
    amount: total(payments) / BigInt(sharers.get(announcement) ?? 1),
  }))
}

function paidTo(seller: PuzzleHash, payments: readonly SettledPayment[]): Price[] {
  return payments.flatMap(({ asset, payments: parts }) => {
    const toSeller = parts.filter(({ puzzleHash }) => puzzleHash === seller)
    return toSeller.length > 0 ? [{ asset, amount: total(toSeller) }] : []
  })
}

/** Payments made in the NFT's name: royalties carry its launcher id as their nonce. */
export function royaltiesOf(sale: NftSpend, payments: readonly SettledPayment[]): RoyaltyPaid[] {
  const paid = new Map<string, RoyaltyPaid>()
  for (const { asset, nonce, payments: parts } of payments) {
    if (nonce !== sale.launcherId) continue
    for (const { puzzleHash, amount } of parts) {
      const key = `${asset} ${puzzleHash}`
      paid.set(key, { asset, puzzleHash, amount: amount + (paid.get(key)?.amount ?? 0n) })
    }
  }
  return [...paid.values()].sort(xchFirst)
}

function assetOf(hash: Hex32, payments: readonly SettledPayment[]): Price['asset'] | undefined {
  if (isSettlementHash(hash)) return 'xch'
  return payments.find((payment) => payment.settlementPuzzleHash === hash)?.asset
}

function total(payments: readonly { readonly amount: bigint }[]): bigint {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}

/** One price per asset, XCH first. */
function mergeByAsset(prices: readonly Price[]): Price[] {
  const sums = new Map<Price['asset'], bigint>()
  for (const { asset, amount } of prices) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return [...sums].map(([asset, amount]) => ({ asset, amount })).sort(xchFirst)
}

function xchFirst(a: Price, b: Price): number {
  return Number(b.asset === 'xch') - Number(a.asset === 'xch')
}
