import { type ClvmRunner, parseClvm } from '../clvm/index.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { catInnerSolution, readCat } from '../puzzle/cat.js'
import { isSettlementHash } from '../puzzle/program.js'
import { isSettlement, type NotarizedPayment, readNotarizedPayments } from '../puzzle/settlement.js'
import { type CoinSpend, coinIdOf } from './coin.js'
import { announcementId } from './conditions.js'
import type { ChainEvent, NftEvent, Price, Unreadable } from './event.js'
import { type NftSpend, readNftSpend, reasonOf } from './read-nft-spend.js'

/** A payment made by a settlement coin of this block. */
interface SettledPayment {
  readonly asset: 'xch' | Hex32
  readonly settlementPuzzleHash: Hex32
  readonly announcement: Hex32
  readonly nonce: string
  readonly payments: readonly { readonly puzzleHash: PuzzleHash; readonly amount: bigint }[]
}

const BURN_ADDRESSES: ReadonlySet<string> = new Set([`${'0'.repeat(60)}dead`, '0'.repeat(64)])

/** Whether coins at this puzzle hash can never be spent by anybody, by the field's agreement. */
export function isBurnAddress(puzzleHash: PuzzleHash): boolean {
  return BURN_ADDRESSES.has(puzzleHash)
}

/**
 * The NFT events of a block (or of a spend bundle taken as one), in the order their coins were
 * spent: one launcher may be spent several times, and its spends are chained by coin id. A spend
 * that cannot be read becomes an `Unreadable` event.
 */
export function readBlock(spends: readonly CoinSpend[], run: ClvmRunner): ChainEvent[] {
  const unreadable: Unreadable[] = []
  const settled: SettledPayment[] = []
  const byLauncher = new Map<string, NftSpend[]>()
  for (const spend of spends) {
    try {
      const nft = readNftSpend(spend, run)
      if (nft) append(byLauncher, nft.launcherId, nft)
      else settled.push(...readSettledPayments(spend))
    } catch (error) {
      unreadable.push({ kind: 'unreadable', coinId: coinIdOf(spend.coin), ...reasonOf(error) })
    }
  }
  const events = [...byLauncher.values()].flatMap((list) => story(chained(list), settled))
  return [...events, ...unreadable]
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Spends of one launcher from its oldest coin to its newest. */
function chained(spends: readonly NftSpend[]): NftSpend[] {
  if (spends.length < 2) return [...spends]
  const byCoin = new Map(spends.map((spend) => [spend.before.coinId, spend]))
  const children = new Set(spends.map((spend) => spend.after?.coinId))
  const order: NftSpend[] = []
  for (const start of spends.filter((spend) => !children.has(spend.before.coinId))) {
    for (let next: NftSpend | undefined = start; next; next = next.after && byCoin.get(next.after.coinId))
      order.push(next)
  }
  return order
}

/** Turns the spends of one NFT into events; a sale's two spends become one trade. */
function story(spends: readonly NftSpend[], settled: readonly SettledPayment[]): NftEvent[] {
  const events: NftEvent[] = []
  let offered: NftSpend | undefined
  for (const [i, spend] of spends.entries()) {
    const next = spends[i + 1]
    const sold =
      spend.after !== undefined &&
      isSettlementHash(spend.after.p2PuzzleHash) &&
      next?.before.coinId === spend.after.coinId
    if (offered && spend.after) {
      events.push(trade(offered, spend, spend.after, settled))
      offered = sold ? spend : undefined
      continue
    }
    if (spend.eve && spend.after) events.push({ kind: 'mint', ...facts(spend), after: spend.after })
    else if (!sold) events.push(plainEvent(spend))
    offered = sold ? spend : undefined
  }
  return events
}

function plainEvent(spend: NftSpend): NftEvent {
  const { before, after } = spend
  if (!after || isBurnAddress(after.p2PuzzleHash)) return { kind: 'burn', ...facts(spend), after }
  if (after.p2PuzzleHash !== before.p2PuzzleHash) return { kind: 'transfer', ...facts(spend), after }
  if (after.ownerDid !== before.ownerDid)
    return { kind: 'assign', ...facts(spend), did: after.ownerDid, after }
  return { kind: 'update', ...facts(spend), metadataChanged: spend.metadataChanged, after }
}

function facts(spend: NftSpend) {
  const { launcherId, royaltyPuzzleHash, royaltyBasisPoints, spendBytes, before } = spend
  return { launcherId, coinId: before.coinId, royaltyPuzzleHash, royaltyBasisPoints, spendBytes, before }
}

function trade(
  sale: NftSpend,
  settlement: NftSpend,
  after: NonNullable<NftSpend['after']>,
  settled: readonly SettledPayment[],
): NftEvent {
  const royalties = settled
    .filter((payment) => payment.nonce === sale.launcherId)
    .map((payment) => ({ asset: payment.asset, amount: total(payment.payments) }))
  return {
    kind: 'trade',
    ...facts(sale),
    spendBytes: sale.spendBytes + settlement.spendBytes,
    seller: sale.before.p2PuzzleHash,
    prices: mergeByAsset(pricesOf(sale, settled)),
    royalties: mergeByAsset(royalties),
    after,
  }
}

/** The price, by the strongest evidence there is: stated trade prices, payments the seller asserted, payments to the seller. */
function pricesOf(sale: NftSpend, settled: readonly SettledPayment[]): Price[] {
  const stated = sale.output.transfer?.tradePrices ?? []
  if (stated.length > 0) {
    return stated.flatMap(({ amount, settlementPuzzleHash }) => {
      const asset = assetOf(settlementPuzzleHash, settled)
      return asset === undefined ? [] : [{ asset, amount }]
    })
  }
  const asserted = new Set<string>(sale.output.asserted)
  const promised = settled.filter(
    (payment) => asserted.has(payment.announcement) && payment.nonce !== sale.launcherId,
  )
  if (promised.length > 0)
    return promised.map((payment) => ({ asset: payment.asset, amount: total(payment.payments) }))
  const seller = sale.before.p2PuzzleHash
  return settled.flatMap((payment) => {
    const toSeller = payment.payments.filter((part) => part.puzzleHash === seller)
    return toSeller.length > 0 ? [{ asset: payment.asset, amount: total(toSeller) }] : []
  })
}

function assetOf(
  settlementPuzzleHash: Hex32,
  settled: readonly SettledPayment[],
): Price['asset'] | undefined {
  if (isSettlementHash(settlementPuzzleHash)) return 'xch'
  return settled.find((payment) => payment.settlementPuzzleHash === settlementPuzzleHash)?.asset
}

function total(payments: readonly { readonly amount: bigint }[]): bigint {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}

/** One price per asset, XCH first. */
function mergeByAsset(prices: readonly Price[]): Price[] {
  const sums = new Map<Price['asset'], bigint>()
  for (const { asset, amount } of prices) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return [...sums]
    .map(([asset, amount]) => ({ asset, amount }))
    .sort((a, b) => Number(b.asset === 'xch') - Number(a.asset === 'xch'))
}

/** Payments of a settlement coin, XCH or CAT; nothing for any other spend. */
function readSettledPayments(spend: CoinSpend): SettledPayment[] {
  const puzzle = parseClvm(spend.puzzleReveal)
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
    payments: entry.payments.map(({ puzzleHash, amount }) => ({ puzzleHash: hex32Of(puzzleHash), amount })),
  }
}
