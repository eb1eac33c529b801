import {
  buildAssignDid,
  buildCreateDid,
  buildMintNfts,
  burnPuzzleHash,
  type MintItem,
  mintCost,
  type SpendBundle,
  signBundle,
} from '@chiaroscuro/devnet'
import {
  bidTotal,
  buildBid,
  buildSale,
  buildSend,
  buildTransfer,
  type Payment,
} from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { asHex32, type CoinId, type PuzzleHash } from '@chiaroscuro/domain/id'
import { decodeOffer, royaltyDue } from '@chiaroscuro/domain/offer'
import type { Collection } from '../content/collection.js'
import type { TokenInfo } from '../gateway/serve-gateway.js'
import type { Actor, Payee } from './cast.js'
import type { Holding } from './ledger.js'
import type { Market } from './market.js'
import { addressOf, catsOf, knownNft, offerBy, ownedNft, signedBy, takenBy, xchOf } from './paper.js'
import { tokenAddress } from './token.js'

/** What a piece is sold for. */
export interface Price {
  readonly amount: bigint
  /** XCH, when absent. */
  readonly token?: TokenInfo | undefined
}

/** When an offer can no longer be taken: from a second since 1970, or from a height on. */
export interface End {
  readonly seconds?: bigint
  readonly height?: number
}

/** The end at a second, if there is one. */
export function endAt(seconds: number | undefined): End {
  return seconds === undefined ? {} : { seconds: BigInt(seconds) }
}

/** Funds actors from the faucet; amounts differ by a mojo so that no two coins are one. */
export async function fund(
  market: Market,
  shares: readonly { actor: Payee; amount: bigint; coins: number }[],
): Promise<SpendBundle> {
  const { cast } = market
  const payments = shares.flatMap(({ actor, amount, coins }) =>
    Array.from({ length: coins }, (_, index) => ({
      puzzleHash: addressOf(actor),
      amount: amount + BigInt(index),
    })),
  )
  const bundle = await pay(market, cast.faucet, payments)
  if (!bundle) throw new RangeError('the faucet is empty')
  return bundle
}

/** Makes a DID at an actor's cost, for themselves or for somebody else. */
export async function createDid(market: Market, actor: Actor, to: Payee = actor): Promise<SpendBundle> {
  const [coin] = (await market.purse.xch(actor, 2n)) ?? []
  if (!coin) throw new RangeError(`${actor.name} has no coin for a DID`)
  const { spends } = buildCreateDid(market.sdk, { key: actor.key, coin, to: to.key.puzzleHash })
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
export function listForSale(market: Market, holding: Holding, price: Price, expiry?: End): string {
  return listTogether(market, [holding], price, expiry)
}

/** Text of an offer to sell pieces of one owner together, for one price. */
export function listTogether(
  market: Market,
  holdings: readonly [Holding, ...Holding[]],
  price: Price,
  expiry?: End,
): string {
  const [{ owner }] = holdings
  const sale = {
    nfts: holdings.map(({ nft }) => ownedNft(nft, owner)),
    price: { asset: price.token ? asHex32(price.token.id) : ('xch' as const), amount: price.amount },
    payTo: addressOf(owner),
    expiry,
  }
  return offerBy(market, owner, buildSale(sale))
}

const tip = 10_000_000n

/** Takes an offer to sell these pieces; undefined when the buyer cannot pay. */
export async function buy(
  market: Market,
  offer: string,
  sold: readonly Holding[],
  buyer: Actor,
  price: Price,
): Promise<SpendBundle | undefined> {
  const { sdk, purse } = market
  const offers = [decodeOffer(offer)]
  const due = sold.reduce(
    (sum, { nft }) => sum + royaltyDue(price.amount, sold.length, nft.royaltyBasisPoints),
    price.amount,
  )
  if (price.token) {
    const cats = await purse.token(buyer, tokenAddress(sdk, price.token, buyer), due)
    return cats && takenBy(market, buyer, { offers, funds: { xch: [], cats: catsOf(buyer, cats) } })
  }
  const xch = await purse.xch(buyer, due + tip)
  return xch && takenBy(market, buyer, { offers, funds: { xch: xchOf(buyer, xch) }, fee: tip })
}

/** Text of a bid, and the coins it stands on, which must not be spent while it is open. */
export async function bid(
  market: Market,
  holding: Holding,
  bidder: Actor,
  amount: bigint,
  expiry?: End,
): Promise<{ offer: string; coins: readonly CoinId[] } | undefined> {
  const nft = knownNft(holding.nft)
  const cost = bidTotal([nft], amount)
  const exact = await market.purse.exactXch(bidder, cost)
  const coins = exact ? [exact] : await market.purse.xch(bidder, cost)
  if (!coins) return undefined
  const home = addressOf(bidder)
  const unsigned = buildBid({
    nfts: [nft],
    price: { asset: 'xch', amount },
    funds: { xch: xchOf(bidder, coins) },
    changeTo: home,
    receiveTo: home,
    expiry,
  })
  return {
    offer: offerBy(market, bidder, unsigned),
    coins: unsigned.spends.map(({ coin }) => coinIdOf(coin)),
  }
}

/** The owner takes a bid. */
export function acceptBid(market: Market, offer: string, { owner, nft }: Holding): SpendBundle {
  const funds = { xch: [], nfts: [ownedNft(nft, owner)] }
  return takenBy(market, owner, { offers: [decodeOffer(offer)], funds })
}

/** Gives a piece to somebody. */
export function give(market: Market, holding: Holding, to: Payee): SpendBundle {
  return move(market, holding, addressOf(to))
}

/** Sends a piece where nobody can spend it. */
export function burn(market: Market, holding: Holding): SpendBundle {
  return move(market, holding, asHex32(burnPuzzleHash.toString('hex')))
}

function move(market: Market, { nft, owner }: Holding, to: PuzzleHash): SpendBundle {
  const gift = {
    nfts: [ownedNft(nft, owner)],
    to,
    keepDid: false,
    funds: { xch: [] },
    changeTo: addressOf(owner),
  }
  return signedBy(market, owner, buildTransfer(gift))
}

/** Puts a piece under its owner's DID; undefined when the owner has none. */
export async function assignDid(market: Market, { nft, owner }: Holding): Promise<SpendBundle | undefined> {
  const did = await market.ledger.refreshDid(owner)
  if (!did || nft.did === did.launcherId) return undefined
  const spends = buildAssignDid(market.sdk, { key: owner.key, nft, did })
  return signBundle(market.sdk, spends, [owner.key], market.genesis)
}

/** Moves XCH within a wallet into coins of given amounts, which bids will stand on; undefined when it is too poor. */
export function setAside(
  market: Market,
  actor: Actor,
  amounts: readonly bigint[],
): Promise<SpendBundle | undefined> {
  const puzzleHash = addressOf(actor)
  return pay(
    market,
    actor,
    amounts.map((amount) => ({ puzzleHash, amount })),
  )
}

async function pay(
  market: Market,
  payer: Actor,
  payments: readonly Payment[],
): Promise<SpendBundle | undefined> {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const coins = await market.purse.xch(payer, total)
  if (!coins) return undefined
  const funds = { xch: xchOf(payer, coins) }
  return signedBy(market, payer, buildSend({ asset: 'xch', payments, funds, changeTo: addressOf(payer) }))
}
