import type { CoinSpend } from '../chain/coin.js'
import { nodeClvmRunner } from '../clvm/node.js'
import { OfferError } from '../offer/index.js'
import type { SpendBundle } from '../spend-bundle/index.js'
import { fakeWallet, idOf } from './fake-wallet.test-support.js'
import {
  BuildError,
  buildSale,
  buildTake,
  type EffectItem,
  type OwnedNft,
  signedOffer,
  type Take,
} from './index.js'

export const run = nodeClvmRunner()
export const [alice, bob, eve] = [fakeWallet(1), fakeWallet(2), fakeWallet(3)]
export const artist = idOf(0xa1)
export const token = idOf(0x70)
/** Signs nothing: the point at infinity. */
export const NO_SIGNATURE = Uint8Array.of(0xc0, ...new Uint8Array(95))

/** Alice's listing of NFTs, which nobody signed. */
export function listing(
  nfts: readonly OwnedNft[],
  amount: bigint,
  asset: 'xch' | typeof token = 'xch',
): SpendBundle {
  const sale = buildSale({ nfts, price: { asset, amount }, payTo: alice.key.puzzleHash })
  return signedOffer(sale, NO_SIGNATURE)
}

export const bobs = { receiveTo: bob.key.puzzleHash, changeTo: bob.key.puzzleHash }
export const taken = (take: Take): CoinSpend[] => {
  const { spends, makers } = buildTake(take, run)
  return [...makers.coinSpends, ...spends]
}

/** How work ends: `built`, or the code of the error. */
export function codeOf(work: () => unknown): string {
  try {
    work()
    return 'built'
  } catch (error) {
    if (error instanceof BuildError) return error.code
    return error instanceof OfferError ? `offer ${error.code}` : String(error)
  }
}

export const amountOf = (items: readonly EffectItem[], kind: 'xch' | 'cat') =>
  items.reduce((sum, item) => (item.kind === kind ? sum + item.amount : sum), 0n)
