import { equalBytes, hexBytes } from '../bytes.js'
import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import { MAX_RUN_COST } from '../chain/conditions.js'
import { readNftLayers, readNftSpend } from '../chain/read-nft-spend.js'
import {
  atomOf,
  type ClvmNode,
  type ClvmRunner,
  curryTreeHash,
  first,
  hashAtom,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
} from '../clvm/index.js'
import { type CoinId, type Hex32, hex32Of, type LauncherId, type PuzzleHash } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import { catProgram, isProgram, settlementHash, settlementProgram } from '../puzzle/program.js'
import { readNotarizedPayments } from '../puzzle/settlement.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { OfferError } from './offer-error.js'

export type OfferItem =
  | {
      readonly kind: 'nft'
      readonly launcherId: LauncherId
      readonly royaltyBasisPoints: number
      readonly royaltyPuzzleHash: PuzzleHash
    }
  | { readonly kind: 'xch'; readonly amount: bigint }
  | { readonly kind: 'cat'; readonly assetId: Hex32; readonly amount: bigint }
  /** An asset that no puzzle we know explains. */
  | { readonly kind: 'unknown' }

/** A half-signed trade, read from the spends that were signed. */
export interface ReadOffer {
  readonly offered: readonly OfferItem[]
  readonly requested: readonly OfferItem[]
  /** First moment at which the chain would refuse it, in Unix seconds and as a height. */
  readonly expiry: { readonly seconds: bigint | null; readonly height: number | null }
  readonly fee: bigint
  /** The maker's coins: once one of them is spent, the offer is over. */
  readonly mustBeUnspent: readonly CoinId[]
  /** Coins that only settling this offer spends: what tells taken from cancelled. */
  readonly settlementCoins: readonly CoinId[]
}

/** Reads both sides of an offer. Throws `OfferError` where its spends cannot be understood. */
export function readOffer(bundle: SpendBundle, run: ClvmRunner): ReadOffer {
  try {
    const maker = bundle.coinSpends.filter((spend) => !isRequest(spend))
    if (maker.length === 0) throw new OfferError('unreadable', 'Nothing is offered')
    const requested = bundle.coinSpends.filter(isRequest).map(readRequest)
    return { ...readMaker(maker, run), requested: merge(requested) }
  } catch (cause) {
    if (cause instanceof OfferError) throw cause
    throw new OfferError('unreadable', 'A spend of the offer cannot be read', cause)
  }
}

/** Requested payments ride as spends of a coin that cannot exist: its parent is all zeros. */
function isRequest(spend: CoinSpend): boolean {
  return spend.coin.parentCoinInfo.every((byte) => byte === 0)
}

function readRequest(spend: CoinSpend): OfferItem {
  const puzzle = parseClvm(spend.puzzleReveal)
  const solution = parseClvm(spend.solution)
  const amount = () =>
    readNotarizedPayments(solution).reduce(
      (sum, entry) => entry.payments.reduce((s, payment) => s + payment.amount, sum),
      0n,
    )
  if (isProgram(puzzle, settlementProgram)) return { kind: 'xch', amount: amount() }
  const cat = readCat(puzzle)
  if (cat && isProgram(cat.innerPuzzle, settlementProgram))
    return { kind: 'cat', assetId: hex32Of(cat.assetId), amount: amount() }
  const nft = readNftLayers(puzzle)
  if (!nft) return { kind: 'unknown' }
  return {
    kind: 'nft',
    launcherId: hex32Of(nft.singleton.launcherId),
    royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
    royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
  }
}

interface Created {
  readonly id: CoinId
  readonly item: OfferItem
}

function readMaker(spends: readonly CoinSpend[], run: ClvmRunner): Omit<ReadOffer, 'requested'> {
  const spent = new Set<string>(spends.map((spend) => coinIdOf(spend.coin)))
  const made = new Set<string>()
  const created: Created[] = []
  let seconds: bigint | null = null
  let height: number | null = null
  let fee = 0n
  for (const spend of spends) {
    const nft = readNftSpend(spend, run)
    if (nft?.after?.p2PuzzleHash === settlementHash) {
      const { launcherId, royaltyBasisPoints, royaltyPuzzleHash } = nft
      created.push({
        id: nft.after.coinId,
        item: { kind: 'nft', launcherId, royaltyBasisPoints, royaltyPuzzleHash },
      })
    }
    const cat = nft ? undefined : readCat(parseClvm(spend.puzzleReveal))
    for (const condition of items(parseClvm(run(spend.puzzleReveal, spend.solution, MAX_RUN_COST)))) {
      if (!isPair(condition)) continue
      const code = integerOf(first(condition), 4)
      if (code === 51n) {
        const coin = readCreated(condition, spend)
        made.add(coin.id)
        const item = nft ? undefined : settledItem(coin, cat?.assetId)
        if (item) created.push({ id: coin.id, item })
      } else if (code === 52n) fee += argument(condition)
      else if (code === 85n) seconds = least(seconds, argument(condition))
      else if (code === 87n)
        height = Number(least(height === null ? null : BigInt(height), argument(condition)))
    }
  }
  const open = created.filter(({ id }) => !spent.has(id))
  return {
    offered: merge(open.map(({ item }) => item)),
    expiry: { seconds, height },
    fee,
    mustBeUnspent: [...spent].filter((id) => !made.has(id)) as CoinId[],
    settlementCoins: open.map(({ id }) => id),
  }
}

function readCreated(
  condition: ClvmNode,
  spend: CoinSpend,
): { id: CoinId; puzzleHash: Uint8Array; amount: bigint } {
  const puzzleHash = atomOf(first(rest(condition)))
  const amount = integerOf(first(rest(rest(condition))), 9)
  if (puzzleHash?.length !== 32 || amount === undefined || amount < 0n)
    throw new OfferError('unreadable', 'Malformed CREATE_COIN')
  const parentCoinInfo = hexBytes(coinIdOf(spend.coin))
  return { id: coinIdOf({ parentCoinInfo, puzzleHash, amount }), puzzleHash, amount }
}

/** What lies in a created coin, when it waits to be settled. */
function settledItem(
  coin: { puzzleHash: Uint8Array; amount: bigint },
  assetId: Uint8Array | undefined,
): OfferItem | undefined {
  if (equalBytes(coin.puzzleHash, settlementProgram.hash)) return { kind: 'xch', amount: coin.amount }
  if (!assetId) return undefined
  const wrapped = curryTreeHash(catProgram.hash, [
    hashAtom(catProgram.hash),
    hashAtom(assetId),
    settlementProgram.hash,
  ])
  return equalBytes(coin.puzzleHash, wrapped)
    ? { kind: 'cat', assetId: hex32Of(assetId), amount: coin.amount }
    : undefined
}

function argument(condition: ClvmNode): bigint {
  const value = integerOf(first(rest(condition)), 9)
  if (value === undefined || value < 0n) throw new OfferError('unreadable', 'A condition has a bad argument')
  return value
}

function least(a: bigint | null, b: bigint): bigint {
  return a === null || b < a ? b : a
}

/** One entry per fungible asset; NFTs as they are. */
function merge(list: readonly OfferItem[]): OfferItem[] {
  const merged: OfferItem[] = []
  const sums = new Map<string, bigint>()
  for (const item of list) {
    if (item.kind === 'xch' || item.kind === 'cat') {
      const key = item.kind === 'xch' ? 'xch' : item.assetId
      sums.set(key, (sums.get(key) ?? 0n) + item.amount)
    } else merged.push(item)
  }
  for (const [key, amount] of sums)
    merged.push(key === 'xch' ? { kind: 'xch', amount } : { kind: 'cat', assetId: key as Hex32, amount })
  return merged
}

/** Royalty due per NFT: floor(floor(price / NFTs) × basis points / 10000), as the transfer program computes it. */
export function royaltyDue(price: bigint, nfts: number, basisPoints: number): bigint {
  return ((price / BigInt(nfts)) * BigInt(basisPoints)) / 10_000n
}
