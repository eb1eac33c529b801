import type { CoinData, MintItem, SpendBundle } from '@chiaroscuro/devnet'
import {
  bidCost,
  buildAssignDid,
  buildBurnNft,
  buildCreateDid,
  buildMintNfts,
  buildPayment,
  buildTransferNft,
  makeBidOffer,
  makeSellOffer,
  mintCost,
  royaltyOf,
  signBundle,
  takeOffer,
} from '@chiaroscuro/devnet'
import type { Collection } from '../content/collection.js'
import type { TokenInfo } from '../gateway/serve-gateway.js'
import type { Actor } from './cast.js'
import type { Holding } from './ledger.js'
import type { Market } from './market.js'
import { tokenAddress } from './token.js'

/** What a piece is sold for. */
export interface Price {
  readonly amount: bigint
  /** XCH, when absent. */
  readonly token?: TokenInfo | undefined
}

/** Funds actors from the faucet; amounts differ by a mojo so that no two coins are one. */
export async function fund(
  market: Market,
  shares: readonly { actor: Actor; amount: bigint; coins: number }[],
): Promise<SpendBundle> {
  const { sdk, cast, purse, genesis } = market
  const payments = shares.flatMap(({ actor, amount, coins }) =>
    Array.from({ length: coins }, (_, index) => ({
      puzzleHash: actor.key.puzzleHash,
      amount: amount + BigInt(index),
    })),
  )
  const total = payments.reduce((sum, one) => sum + one.amount, 0n)
  const coins = await purse.xch(cast.faucet, total)
  if (!coins) throw new RangeError('the faucet is empty')
  return signBundle(
    sdk,
    buildPayment(sdk, { key: cast.faucet.key, coins, payments }),
    [cast.faucet.key],
    genesis,
  )
}

/** Gives an actor a DID. */
export async function createDid(market: Market, actor: Actor): Promise<SpendBundle> {
  const [coin] = (await market.purse.xch(actor, 2n)) ?? []
  if (!coin) throw new RangeError(`${actor.name} has no coin for a DID`)
  const { spends } = buildCreateDid(market.sdk, { key: actor.key, coin })
  return signBundle(market.sdk, spends, [actor.key], market.genesis)
}

/** Mints pieces of a collection by its creator, to the creator. */
export async function mint(
  market: Market,
  collection: Collection,
  items: readonly MintItem[],
): Promise<SpendBundle | undefined> {
  const actor = market.cast.creatorOf(collection)
  const did = await market.ledger.refreshDid(actor)
  const fee = 50_000_000n
  const funds = await market.purse.xch(actor, mintCost(items.length) + fee)
  if (!did || !funds) return undefined
  const { spends } = buildMintNfts(market.sdk, {
    key: actor.key,
    did,
    funds,
    items,
    royaltyPuzzleHash: actor.key.puzzleHash,
    royaltyBasisPoints: collection.royaltyBasisPoints,
    fee,
  })
  return signBundle(market.sdk, spends, [actor.key], market.genesis)
}

/** Text of an offer to sell. */
export function listForSale(market: Market, holding: Holding, price: Price, expiresAt?: number): string {
  const { owner, nft } = holding
  const sale = { key: owner.key, nft, price: price.amount, assetId: price.token?.id, expiresAt }
  return makeSellOffer(market.sdk, sale, market.genesis)
}

/** Takes an offer to sell; undefined when the buyer cannot pay. */
export async function buy(
  market: Market,
  offer: string,
  holding: Holding,
  buyer: Actor,
  price: Price,
): Promise<SpendBundle | undefined> {
  const { sdk, purse, genesis } = market
  const due = price.amount + royaltyOf(price.amount, holding.nft.royaltyBasisPoints)
  if (price.token) {
    const cats = await purse.token(buyer, tokenAddress(sdk, price.token, buyer), due)
    return cats && takeOffer(sdk, { key: buyer.key, offer, cats }, genesis)
  }
  const fee = 10_000_000n
  const xch = await purse.xch(buyer, due + fee)
  return xch && takeOffer(sdk, { key: buyer.key, offer, xch, fee }, genesis)
}

/** Text of a bid, and the coin it stands on, which must not be spent while it is open. */
export async function bid(
  market: Market,
  holding: Holding,
  bidder: Actor,
  amount: bigint,
  expiresAt?: number,
): Promise<{ offer: string; coins: readonly CoinData[] } | undefined> {
  const cost = bidCost(holding.nft, amount)
  const exact = await market.purse.exactXch(bidder, cost)
  const coins = exact ? [exact] : await market.purse.xch(bidder, cost)
  if (!coins) return undefined
  const wish = { key: bidder.key, nft: holding.nft, price: amount, coins, expiresAt }
  return { offer: makeBidOffer(market.sdk, wish, market.genesis), coins }
}

/** The owner takes a bid. */
export function acceptBid(market: Market, offer: string, holding: Holding): SpendBundle {
  return takeOffer(market.sdk, { key: holding.owner.key, offer, nfts: [holding.nft] }, market.genesis)
}

/** Gives a piece to somebody. */
export function give(market: Market, { nft, owner }: Holding, to: Actor): SpendBundle {
  const gift = { key: owner.key, nft, to: to.key.puzzleHash, keepDid: false }
  return signBundle(market.sdk, buildTransferNft(market.sdk, gift), [owner.key], market.genesis)
}

/** Sends a piece where nobody can spend it. */
export function burn(market: Market, { nft, owner }: Holding): SpendBundle {
  return signBundle(
    market.sdk,
    buildBurnNft(market.sdk, { key: owner.key, nft }),
    [owner.key],
    market.genesis,
  )
}

/** Puts a piece under its owner's DID; undefined when the owner has none. */
export async function assignDid(market: Market, { nft, owner }: Holding): Promise<SpendBundle | undefined> {
  const did = await market.ledger.refreshDid(owner)
  if (!did || nft.did === did.launcherId) return undefined
  const spends = buildAssignDid(market.sdk, { key: owner.key, nft, did })
  return signBundle(market.sdk, spends, [owner.key], market.genesis)
}

/** Moves XCH within a wallet into coins of given amounts, which bids will stand on. */
export async function setAside(
  market: Market,
  actor: Actor,
  amounts: readonly bigint[],
): Promise<SpendBundle | undefined> {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  const coins = await market.purse.xch(actor, total)
  if (!coins) return undefined
  const payments = amounts.map((amount) => ({ puzzleHash: actor.key.puzzleHash, amount }))
  const spends = buildPayment(market.sdk, { key: actor.key, coins, payments })
  return signBundle(market.sdk, spends, [actor.key], market.genesis)
}
