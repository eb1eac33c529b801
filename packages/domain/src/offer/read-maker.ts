import { hexBytes } from '../bytes.js'
import { coinIdOf } from '../chain/coin.js'
import { OPCODE } from '../chain/opcode.js'
import { atomOf, type ClvmNode, first, integerOf, isPair, rest } from '../clvm/index.js'
import { type CoinId, type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { settlementHash } from '../puzzle/program.js'
import { amountArgument, type MakerSpend } from './maker-spend.js'
import { OfferError } from './offer-error.js'
import { type Asset, mergeItems, type OfferItem, orderItems } from './offer-item.js'
import { settlementHashOf } from './settlement-asset.js'

/** First moment at which the chain would refuse an offer: Unix seconds, height; null where none is set. */
export interface Expiry {
  readonly seconds: bigint | null
  readonly height: number | null
}

/** What the signed half of an offer gives and insists on. */
export interface MakerSide {
  readonly offered: readonly OfferItem[]
  readonly expiry: Expiry
  readonly fee: bigint
  readonly mustBeUnspent: readonly CoinId[]
  readonly settlementCoins: readonly CoinId[]
  /** Announcements that must be made in the block that takes it: who has to be paid, and how much. */
  readonly asserted: ReadonlySet<Hex32>
  /** Whether the maker's coins hold what its spends give out, asset by asset. */
  readonly funded: boolean
}

/** Amount with which a singleton is melted: no coin is created then. */
const MELT = -113n

/** Reads the maker's spends together. Throws `OfferError` where a condition is malformed. */
export function readMaker(spends: readonly MakerSpend[]): MakerSide {
  const spent = new Set<CoinId>(spends.map(({ coinId }) => coinId))
  const created = spends.flatMap(createdCoins)
  const made = new Set<CoinId>(created.map(({ id }) => id))
  const waiting = created.filter(({ id, item }) => item && !spent.has(id))
  const arguments_ = (opcode: number) =>
    spends.flatMap(({ conditions }) =>
      conditions.filter((condition) => condition.opcode === opcode).map(amountArgument),
    )
  const height = least(arguments_(OPCODE.ASSERT_BEFORE_HEIGHT_ABSOLUTE))
  const fee = arguments_(OPCODE.RESERVE_FEE).reduce((sum, amount) => sum + amount, 0n)
  return {
    offered: mergeItems(orderItems(waiting.flatMap(({ item }) => (item ? [item] : [])))),
    expiry: {
      seconds: least(arguments_(OPCODE.ASSERT_BEFORE_SECONDS_ABSOLUTE)),
      // A height that no chain reaches is none.
      height: height === null || height > MAX_HEIGHT ? null : Number(height),
    },
    fee,
    mustBeUnspent: [...spent].filter((id) => !made.has(id)),
    settlementCoins: waiting.map(({ id }) => id),
    asserted: new Set(spends.flatMap(assertedAnnouncements)),
    funded: isFunded(spends, created, fee),
  }
}

const MAX_HEIGHT = 2n ** 32n - 1n

interface CreatedCoin {
  readonly id: CoinId
  readonly asset: Asset
  readonly amount: bigint
  /** What lies in it when it waits to be settled. */
  readonly item: OfferItem | undefined
}

function createdCoins(spend: MakerSpend): CreatedCoin[] {
  const asset = spend.assetId ?? 'xch'
  const { nft } = spend
  return spend.conditions.flatMap(({ opcode, args }): CreatedCoin[] => {
    const coin = opcode === OPCODE.CREATE_COIN ? readCreateCoin(args) : undefined
    if (!coin) return []
    const id = coinIdOf({
      parentCoinInfo: hexBytes(spend.coinId),
      puzzleHash: hexBytes(coin.puzzleHash),
      amount: coin.amount,
    })
    if (nft && id === nft.after?.coinId) {
      const { launcherId, royaltyBasisPoints, royaltyPuzzleHash } = nft
      const offered = nft.after.p2PuzzleHash === settlementHash
      const item = { kind: 'nft' as const, launcherId, royaltyBasisPoints, royaltyPuzzleHash }
      return [{ id, asset, amount: coin.amount, item: offered ? item : undefined }]
    }
    return [{ id, asset, amount: coin.amount, item: fungibleItem(coin, asset) }]
  })
}

function fungibleItem(coin: { puzzleHash: PuzzleHash; amount: bigint }, asset: Asset): OfferItem | undefined {
  const { amount, puzzleHash } = coin
  if (puzzleHash === settlementHash) return { kind: 'xch', amount }
  if (asset === 'xch' || puzzleHash !== settlementHashOf(asset)) return undefined
  return { kind: 'cat', assetId: asset, amount }
}

function readCreateCoin(args: ClvmNode): { puzzleHash: PuzzleHash; amount: bigint } | undefined {
  const puzzleHash = isPair(args) ? atomOf(first(args)) : undefined
  const tail = isPair(args) ? rest(args) : undefined
  const amount = tail && isPair(tail) ? integerOf(first(tail), 9) : undefined
  if (amount === MELT) return undefined
  if (puzzleHash?.length !== 32 || amount === undefined || amount < 0n)
    throw new OfferError('unreadable', 'Malformed CREATE_COIN')
  return { puzzleHash: hex32Of(puzzleHash), amount }
}

function assertedAnnouncements({ conditions }: MakerSpend): Hex32[] {
  return conditions.flatMap(({ opcode, args }) => {
    const id = opcode === OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT && isPair(args) ? atomOf(first(args)) : undefined
    return id?.length === 32 ? [hex32Of(id)] : []
  })
}

/** Nothing is created from nothing: of each asset no more goes out, fee included, than comes in. */
function isFunded(spends: readonly MakerSpend[], created: readonly CreatedCoin[], fee: bigint): boolean {
  const balance = new Map<Asset, bigint>()
  const add = (asset: Asset, amount: bigint) => balance.set(asset, (balance.get(asset) ?? 0n) + amount)
  for (const { assetId, spend } of spends) add(assetId ?? 'xch', spend.coin.amount)
  for (const { asset, amount } of created) add(asset, -amount)
  add('xch', -fee)
  return [...balance.values()].every((left) => left >= 0n)
}

function least(amounts: readonly bigint[]): bigint | null {
  return amounts.reduce<bigint | null>((a, b) => (a === null || b < a ? b : a), null)
}
