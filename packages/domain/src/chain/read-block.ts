import { type ClvmRunner, parseClvm } from '../clvm/index.js'
import { type DidId, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import { isSettlementHash } from '../puzzle/program.js'
import { p2PuzzleHash } from '../puzzle/standard.js'
import { type CoinSpend, coinIdOf } from './coin.js'
import type { BlockReading, NftEvent, Unreadable } from './event.js'
import { type DidSpend, readDidSpend } from './read-did-spend.js'
import { type NftSpend, readNftSpend, reasonOf } from './read-nft-spend.js'
import {
  payerOf,
  pricesOf,
  readSettledPayments,
  royaltiesOf,
  type SettledPayment,
  type Settlement,
} from './settled-payment.js'

const BURN_ADDRESSES: ReadonlySet<string> = new Set([`${'0'.repeat(60)}dead`, '0'.repeat(64)])

/** Whether coins at this puzzle hash can never be spent by anybody, by the field's agreement. */
export function isBurnAddress(puzzleHash: PuzzleHash): boolean {
  return BURN_ADDRESSES.has(puzzleHash)
}

/**
 * The story of a block (or of a spend bundle taken as one): NFT events and DID spends, each in the
 * order their coins were spent. One launcher may be spent several times; its spends are chained by
 * coin id. A spend that cannot be read becomes an `Unreadable` record, and the others are still read.
 */
export function readBlock(spends: readonly CoinSpend[], run: ClvmRunner): BlockReading {
  const unreadable: Unreadable[] = []
  const settled: SettledPayment[] = []
  const dids: DidSpend[] = []
  const byLauncher = new Map<string, NftSpend[]>()
  for (const spend of spends) {
    try {
      const nft = readNftSpend(spend, run)
      if (nft) append(byLauncher, nft.launcherId, nft)
      else {
        const did = readDidSpend(spend, run)
        if (did) dids.push(did)
        else settled.push(...readSettledPayments(spend, parseClvm(spend.puzzleReveal)))
      }
    } catch (error) {
      unreadable.push({ kind: 'unreadable', coinId: coinIdOf(spend.coin), ...reasonOf(error) })
    }
  }
  const lives = [...byLauncher.values()].map((list) =>
    chained(list, (spend) => [spend.before.coinId, spend.after?.coinId]),
  )
  const byCoin = spendsByCoin(spends)
  const settlement = { payments: settled, sharers: sharersOf(lives), ownerOf: ownersOf(byCoin) }
  const makerOf = makersOf(byCoin, dids)
  return {
    nfts: lives.flatMap((list) => story(list, settlement, makerOf)),
    dids: chained(dids, (spend) => [spend.before.coinId, spend.after?.coinId]),
    unreadable,
  }
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Spends of singletons so that each comes after the one that made its coin. */
function chained<T>(
  spends: readonly T[],
  coins: (spend: T) => readonly [spent: string, made: string | undefined],
): T[] {
  if (spends.length < 2) return [...spends]
  const byCoin = new Map(spends.map((spend) => [coins(spend)[0], spend]))
  const children = new Set(spends.map((spend) => coins(spend)[1]))
  const order: T[] = []
  for (const start of spends.filter((spend) => !children.has(coins(spend)[0]))) {
    for (let next: T | undefined = start; next; ) {
      order.push(next)
      const made: string | undefined = coins(next)[1]
      next = made === undefined ? undefined : byCoin.get(made)
    }
  }
  return order
}

/** Whether a spend left the NFT where offers wait, and the next one took it from there. */
function isSold(spend: NftSpend, next: NftSpend | undefined): boolean {
  return (
    spend.after !== undefined &&
    isSettlementHash(spend.after.p2PuzzleHash) &&
    next?.before.coinId === spend.after.coinId
  )
}

/** How many sales of the block insist on each announcement. */
function sharersOf(lives: readonly (readonly NftSpend[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const life of lives)
    for (const [i, spend] of life.entries())
      if (isSold(spend, life[i + 1]))
        for (const id of new Set(spend.output.asserted)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Turns the spends of one NFT into events; a sale's two spends become one trade. */
function story(spends: readonly NftSpend[], settlement: Settlement, makerOf: MakerOf): NftEvent[] {
  const events: NftEvent[] = []
  let offered: NftSpend | undefined
  for (const [i, spend] of spends.entries()) {
    const sold = isSold(spend, spends[i + 1])
    if (offered && spend.after) {
      events.push(trade(offered, spend, spend.after, settlement))
      offered = sold ? spend : undefined
      continue
    }
    if (spend.eve && spend.after)
      events.push({
        kind: 'mint',
        ...facts(spend),
        launcherDid: makerOf(spend.launcherId),
        after: spend.after,
      })
    else if (!sold) events.push(plainEvent(spend))
    offered = sold ? spend : undefined
  }
  return events
}

/** The block's spends by coin id. Ids of all coins cost a hash each, so they are made when first asked for. */
type SpendsByCoin = () => ReadonlyMap<string, CoinSpend>

function spendsByCoin(spends: readonly CoinSpend[]): SpendsByCoin {
  let map: Map<string, CoinSpend> | undefined
  return () => {
    map ??= new Map(spends.map((spend) => [coinIdOf(spend.coin), spend]))
    return map
  }
}

/** The DID that made a launcher, by its id: its parent, directly or through one coin between (the field's bulk mints). */
type MakerOf = (launcherId: string) => DidId | null

function makersOf(byCoin: SpendsByCoin, dids: readonly DidSpend[]): MakerOf {
  if (dids.length === 0) return () => null
  const didCoins = new Map<string, DidId>(dids.map(({ before, didId }) => [before.coinId, didId]))
  const parentOf = (coinId: string) => {
    const spend = byCoin().get(coinId)
    return spend ? hex32Of(spend.coin.parentCoinInfo) : ''
  }
  return (launcherId) => {
    const parent = parentOf(launcherId)
    return didCoins.get(parent) ?? didCoins.get(parentOf(parent)) ?? null
  }
}

/** Owners of the block's XCH and CAT coins; null for coins that wait to be settled, and for what cannot be read. */
function ownersOf(byCoin: SpendsByCoin): Settlement['ownerOf'] {
  return (coinId) => {
    const spend = byCoin().get(coinId)
    if (!spend) return null
    try {
      const cat = readCat(parseClvm(spend.puzzleReveal))
      const owner = hex32Of(cat ? p2PuzzleHash(cat.innerPuzzle) : spend.coin.puzzleHash)
      return isSettlementHash(owner) ? null : owner
    } catch {
      return null
    }
  }
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
  taking: NftSpend,
  after: NonNullable<NftSpend['after']>,
  settlement: Settlement,
): NftEvent {
  return {
    kind: 'trade',
    ...facts(sale),
    spendBytes: sale.spendBytes + taking.spendBytes,
    seller: sale.before.p2PuzzleHash,
    payer: payerOf(sale, settlement),
    ...pricesOf(sale, settlement),
    royalties: royaltiesOf(sale, settlement.payments),
    after,
  }
}
