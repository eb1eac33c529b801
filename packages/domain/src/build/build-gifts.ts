import { hexBytes } from '../bytes.js'
import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import type { CoinId, PuzzleHash } from '../id/hex32.js'
import { BuildError } from './build-error.js'
import { buildSend, buildTransfers, type Send, type Sending } from './build-send.js'
import { catHash } from './cat-spend.js'
import type { OwnedNft } from './held-coin.js'
import { nextNft } from './nft-spend.js'
import { refuseSameCoins } from './spend-own.js'

/** Spends that pay many. */
export interface Gifts {
  readonly spends: readonly CoinSpend[]
  /** The coins that are given, in the order asked: the chain has one of them when it has all. */
  readonly outputs: readonly CoinId[]
}

/** Pays many by one bundle, and says which coins that makes. Throws `BuildError` like `buildSend`, `nothing-to-sign` for nobody. */
export function buildPayments(send: Send): Gifts {
  if (send.payments.length === 0) throw new BuildError('nothing-to-sign', 'Nobody is paid')
  const spends = buildSend(send)
  // The first coin makes everything; the others go with it.
  const lead = spends[0] && hexBytes(coinIdOf(spends[0].coin))
  if (!lead) throw new BuildError('nothing-to-sign', 'Nothing is spent')
  const { asset } = send
  const outputs = send.payments.map(({ puzzleHash, amount }) => {
    const made = asset === 'xch' ? puzzleHash : catHash(asset, puzzleHash)
    return coinIdOf({ parentCoinInfo: lead, puzzleHash: hexBytes(made), amount })
  })
  return { spends, outputs }
}

/** An NFT and who gets it. */
export interface NftGift {
  readonly nft: OwnedNft
  readonly to: PuzzleHash
}

/** Gives NFTs away, each to its own, under no DID. Throws `BuildError` like `buildSend`, and `same-coin-twice`. */
export function buildNftGifts(gifts: readonly NftGift[], sending: Sending): Gifts {
  refuseSameCoins(gifts.map(({ nft }) => coinIdOf(nft.coin)))
  const spends = buildTransfers(gifts, sending)
  const outputs = gifts.map(({ nft, to }) => coinIdOf(nextNft(nft, to, null).coin))
  return { spends, outputs }
}
