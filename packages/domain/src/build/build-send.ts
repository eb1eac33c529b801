import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import type { CoinId, PuzzleHash } from '../id/hex32.js'
import type { Asset } from '../offer/offer-item.js'
import { standardHash } from '../puzzle/standard.js'
import type { Funds } from './build-bid.js'
import { BuildError } from './build-error.js'
import { assertSpentWith, checkAmount, createCoin, leaveOwner } from './condition.js'
import { spendDid } from './did-spend.js'
import type { HeldCoin, OwnedDid, OwnedNft } from './held-coin.js'
import { spendNft } from './nft-spend.js'
import type { Payment } from './notarized.js'
import { standardSpend } from './p2-spend.js'
import { selectCoins } from './select-coins.js'
import { refuseSameCoins, spendCatCoins, spendXchCoins } from './spend-own.js'

/** What every sending has: coins to pay from, a place for change, a fee in XCH. */
export interface Sending {
  readonly funds: Funds
  readonly changeTo: PuzzleHash
  readonly fee?: bigint | undefined
  /**
   * Coins to be spent in any case. What takes the place of a bundle that waits for a block spends all that it spends: a mempool
   * takes it for nothing else.
   */
  readonly respent?: ReadonlySet<CoinId> | undefined
}

/** Payments of one asset. */
export interface Send extends Sending {
  readonly asset: Asset
  readonly payments: readonly Payment[]
}

/** Pays XCH or a CAT. Throws `BuildError` `insufficient-funds`, `too-many-coins`, `invalid-amount`, `duplicate-output`, `not-owned`. */
export function buildSend({ asset, payments, funds, changeTo, fee = 0n, respent }: Send): CoinSpend[] {
  const total = payments.reduce((sum, { amount }) => sum + checkAmount(amount), 0n)
  checkAmount(total)
  if (asset === 'xch') {
    const coins = selectCoins(funds.xch, total + checkAmount(fee, 0n), { respent })
    return spendXchCoins(coins, { payments, changeTo, fee })
  }
  const ofAsset = (funds.cats ?? []).filter(({ assetId }) => assetId === asset)
  const cats = selectCoins(ofAsset, total, { asset, respent })
  const coins = cats.map(({ coin }) => coin)
  return [...spendCatCoins(cats, { payments, changeTo }), ...payFee({ funds, changeTo, fee, respent }, coins)]
}

/** NFTs to give away without a price. */
export interface Transfer extends Sending {
  readonly nfts: readonly OwnedNft[]
  readonly to: PuzzleHash
  /** Whether they stay named after the DID that they are assigned to. */
  readonly keepDid: boolean
}

/** Gives NFTs to another owner. Throws `BuildError` like `buildSend`. */
export function buildTransfer({ nfts, to, keepDid, ...sending }: Transfer): CoinSpend[] {
  return buildTransfers(
    nfts.map((nft) => ({ nft, to })),
    sending,
    keepDid,
  )
}

/** The same, each to an owner of its own. */
export function buildTransfers(
  gifts: readonly { readonly nft: OwnedNft; readonly to: PuzzleHash }[],
  sending: Sending,
  keepDid = false,
): CoinSpend[] {
  const coins = gifts.map(({ nft }) => nft.coin)
  const follow = followLead(coins)
  return [
    ...gifts.map(({ nft, to }, i) => {
      const leave = keepDid || nft.ownerDid === null ? [] : [leaveOwner([])]
      return moveNft(nft, to, [...leave, ...follow(i)])
    }),
    ...payFee(sending, coins),
  ]
}

/** A DID to give away: whoever holds it is who the profile is. */
export interface DidTransfer extends Sending {
  readonly did: OwnedDid
  readonly to: PuzzleHash
}

/** Gives a DID to another owner. Throws `BuildError` like `buildSend`. */
export function buildDidTransfer({ did, to, ...sending }: DidTransfer): CoinSpend[] {
  return [spendDid(did, [], to), ...payFee(sending, [did.coin])]
}

/** Coins whose offers are to end. */
export interface Cancel extends Sending {
  readonly coins: readonly HeldCoin[]
}

/**
 * Ends offers: spends a coin of each back to its owner. NFTs keep their DID. Throws `BuildError` like `buildSend`,
 * and `same-coin-twice`.
 */
export function buildCancel({ coins, ...sending }: Cancel): CoinSpend[] {
  const bare = coins.map(({ coin }) => coin)
  refuseSameCoins(bare.map(coinIdOf))
  const follow = followLead(bare)
  return [...coins.flatMap((held, i) => returnCoin(held, follow(i))), ...payFee(sending, bare)]
}

function returnCoin(held: HeldCoin, conditions: readonly Uint8Array[]): CoinSpend[] {
  if (held.kind === 'nft') return [moveNft(held, held.p2PuzzleHash, conditions)]
  if (held.kind === 'cat')
    return spendCatCoins([held], { payments: [], changeTo: held.p2PuzzleHash, conditions })
  return spendXchCoins([held], { payments: [], changeTo: standardHash(held.publicKey), conditions })
}

function moveNft(nft: OwnedNft, to: PuzzleHash, conditions: readonly Uint8Array[]): CoinSpend {
  const said = [createCoin(to, nft.coin.amount), ...conditions]
  return spendNft(nft, standardSpend(nft.publicKey, nft.p2PuzzleHash, said))
}

/** Every coin but the first goes with the first. */
function followLead(coins: readonly CoinSpend['coin'][]): (index: number) => Uint8Array[] {
  const [lead] = coins
  if (!lead) throw new BuildError('nothing-to-sign', 'There is nothing to send')
  const follow = [assertSpentWith(coinIdOf(lead))]
  return (index) => (index === 0 ? [] : follow)
}

/** A fee in XCH for spends of other coins, which it is bound to. */
function payFee(
  { funds, changeTo, fee = 0n, respent }: Sending,
  paidFor: readonly CoinSpend['coin'][],
): CoinSpend[] {
  const taken = new Set(paidFor.map(coinIdOf))
  const free = funds.xch.filter(({ coin }) => !taken.has(coinIdOf(coin)))
  const [lead] = paidFor
  const conditions = lead ? [assertSpentWith(coinIdOf(lead))] : []
  return spendXchCoins(selectCoins(free, checkAmount(fee, 0n), { respent }), {
    payments: [],
    changeTo,
    conditions,
    fee,
  })
}
