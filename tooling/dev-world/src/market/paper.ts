import {
  type CatState,
  type CoinData,
  type NftState,
  type SpendBundle,
  type SpendData,
  signBundle,
  toNativeSpend,
} from '@chiaroscuro/devnet'
import {
  buildTake,
  type CatCoin,
  type OwnedNft,
  readCatCoins,
  readKnownNft,
  readOwnedNft,
  readXchCoin,
  signedOffer,
  signedTake,
  type Take,
  type UnsignedOffer,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { type Coin, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type PuzzleHash } from '@chiaroscuro/domain/id'
import { encodeOffer } from '@chiaroscuro/domain/offer'
import type { Actor, Payee } from './cast.js'
import type { Market } from './market.js'

/*
 * What people of the market write is what everybody's wallet writes here: the domain builds it. Their keys are the
 * devnet's, which signs faster than the portable code.
 */

const run = nodeClvmRunner()

export function addressOf({ key }: Payee): PuzzleHash {
  return asHex32(key.puzzleHash.toString('hex'))
}

/** The owner's own NFT, ready to be spent. */
export function ownedNft({ parentSpend }: NftState, owner: Actor): OwnedNft {
  return needed(readOwnedNft(toSpend(parentSpend), keyOf(owner), run))
}

/** An NFT that somebody else may own. */
export function knownNft({ parentSpend }: NftState) {
  return needed(readKnownNft(toSpend(parentSpend), run))
}

export function xchOf(owner: Actor, coins: readonly CoinData[]): XchCoin[] {
  return coins.flatMap((coin) => readXchCoin(toCoin(coin), keyOf(owner)) ?? [])
}

export function catsOf(owner: Actor, cats: readonly CatState[]): CatCoin[] {
  return cats.flatMap(({ coin, parentSpend }) => {
    const id = coinIdOf(toCoin(coin))
    return readCatCoins(toSpend(parentSpend), keyOf(owner), run).filter((cat) => coinIdOf(cat.coin) === id)
  })
}

/** A bundle of spends, signed by one. */
export function signedBy(
  { sdk, genesis }: Market,
  { key }: Actor,
  spends: readonly CoinSpend[],
): SpendBundle {
  const native = spends.map((spend) => toNativeSpend(sdk, fromSpend(spend)))
  return signBundle(sdk, native, [key], genesis)
}

/** Text of an offer, signed by its maker. */
export function offerBy(market: Market, maker: Actor, unsigned: UnsignedOffer): string {
  return encodeOffer(signedOffer(unsigned, signatureBy(market, maker, unsigned.spends)))
}

/** A bundle that settles offers, signed by whoever takes them, who gets what is gained and left. */
export function takenBy(
  market: Market,
  taker: Actor,
  take: Omit<Take, 'receiveTo' | 'changeTo'>,
): SpendBundle {
  const home = addressOf(taker)
  const unsigned = buildTake({ ...take, receiveTo: home, changeTo: home }, run)
  const whole = signedTake(unsigned, signatureBy(market, taker, unsigned.spends))
  const { sdk } = market
  return new sdk.SpendBundle(
    whole.coinSpends.map((spend) => toNativeSpend(sdk, fromSpend(spend))),
    sdk.Signature.fromBytes(needed(whole.signature)),
  )
}

function signatureBy(market: Market, signer: Actor, spends: readonly CoinSpend[]): Uint8Array {
  return signedBy(market, signer, spends).aggregatedSignature.toBytes()
}

function keyOf(owner: Actor) {
  const home = addressOf(owner)
  return (puzzleHash: PuzzleHash) => (puzzleHash === home ? owner.key.publicKey.toBytes() : undefined)
}

function toCoin({ parent, puzzleHash, amount }: CoinData): Coin {
  return { parentCoinInfo: hexBytes(parent), puzzleHash: hexBytes(puzzleHash), amount }
}

function toSpend({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return { coin: toCoin(coin), puzzleReveal, solution }
}

function fromSpend({ coin, puzzleReveal, solution }: CoinSpend): SpendData {
  const { parentCoinInfo, puzzleHash, amount } = coin
  return {
    coin: { parent: toHex(parentCoinInfo), puzzleHash: toHex(puzzleHash), amount },
    puzzleReveal,
    solution,
  }
}

function needed<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new RangeError('the coin is of somebody else')
  return found
}
