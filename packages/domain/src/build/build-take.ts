import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import type { ClvmRunner } from '../clvm/index.js'
import type { PuzzleHash } from '../id/hex32.js'
import type { StatusMoment } from '../offer/offer-status.js'
import { settlementHashOf } from '../offer/settlement-asset.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import type { Funds } from './build-bid.js'
import { BuildError } from './build-error.js'
import { assertAnnouncement, assertSpentWith, checkAmount } from './condition.js'
import type { OwnedNft } from './held-coin.js'
import { announcementOf, nonceOf, notarize } from './notarized.js'
import { openOffer } from './open-offer.js'
import { joinSignatures } from './sign-spends.js'
import { refuseSameCoins } from './spend-own.js'
import { type Account, accountsOf, closeAccount } from './take-account.js'
import { giftsOf, receiptsOf, spendGift } from './take-nft.js'
import { isFungible, royaltiesOnBought } from './take-royalty.js'

/** What a taker brings to one or several offers, to be settled in one bundle. */
export interface Take {
  /** Decoded: listings, bids, or both. */
  readonly offers: readonly SpendBundle[]
  /** What may be spent. NFTs are only given where a bid asks for them. */
  readonly funds: Funds & { readonly nfts?: readonly OwnedNft[] }
  /** Where NFTs and proceeds go. */
  readonly receiveTo: PuzzleHash
  readonly changeTo: PuzzleHash
  readonly fee?: bigint | undefined
  /** Refuses offers that are over by then. */
  readonly at?: StatusMoment | undefined
}

/** A whole settlement, before its taker signs `spends`. */
export interface UnsignedTake {
  /** The taker's, and those that nobody signs. */
  readonly spends: readonly CoinSpend[]
  /** The makers' spends with the aggregate of their signatures. */
  readonly makers: SpendBundle
}

/** The bundle to push, with the taker's signature (96 bytes). Throws `BuildError` `bad-signature`. */
export function signedTake({ spends, makers }: UnsignedTake, signature: Uint8Array): SpendBundle {
  const signatures = makers.signature ? [makers.signature, signature] : [signature]
  return { coinSpends: [...makers.coinSpends, ...spends], signature: joinSignatures(signatures) }
}

/**
 * Settles offers all at once or not at all: pays what each asks for, the royalties of the NFTs it gives or asks for,
 * and a fee; receives the rest. The taker's spends insist on everything that is received, so nobody who sees the bundle
 * can send it elsewhere. Throws `BuildError` (see `BUILD_FAULTS`), and `OfferError` for an offer that cannot be read.
 */
export function buildTake(take: Take, run: ClvmRunner): UnsignedTake {
  const { changeTo, receiveTo } = take
  const { offers, gifts, accounts, fee, lead, nonce } = planTake(take, run)
  const receipts = receiptsOf(offers, gifts, receiveTo, nonce)
  const closings = accounts.map((account) => ({ account, surplus: surplusOf(account, receiveTo, nonce) }))
  const insists = [
    ...receipts.map(({ announcement }) => announcement),
    ...closings.flatMap(({ account, surplus }) =>
      surplus.map((payment) => announcementOf(settlementHashOf(account.asset), payment)),
    ),
  ].map(assertAnnouncement)
  /** The lead coin insists on all that is received; the others go with it. */
  const saidBy = (coin: Coin | undefined) =>
    coin && coinIdOf(coin) === lead ? insists : [assertSpentWith(lead)]
  return {
    spends: [
      ...closings.flatMap(({ account, surplus }) => {
        const conditions = saidBy(account.own[0]?.coin)
        return closeAccount(account, { conditions, changeTo, fee, surplus, nonce })
      }),
      ...gifts.flatMap((gift) => spendGift(gift, saidBy(gift.own?.coin))),
      ...receipts.map(({ spend }) => spend),
    ],
    makers: {
      coinSpends: offers.flatMap(({ makerSpends }) => makerSpends),
      signature: joinSignatures(offers.map(({ signature }) => signature)),
    },
  }
}

/** What moves: offers opened, NFTs to give, an account for each asset with own coins chosen, and the first of these. */
function planTake({ offers: bundles, funds, at, ...take }: Take, run: ClvmRunner) {
  const fee = checkAmount(take.fee ?? 0n, 0n)
  const offers = bundles.map((bundle) => openOffer(bundle, run, at))
  const makers = offers.flatMap(({ coinIds }) => coinIds)
  refuseSameCoins(makers)
  const gifts = giftsOf(offers, funds.nfts ?? [])
  const dues = [
    ...offers.flatMap(({ demands }) => demands.filter(isFungible)),
    ...offers.flatMap(royaltiesOnBought),
    ...gifts.flatMap(({ terms }) => terms.due),
  ]
  const accounts = accountsOf(offers, dues, funds, fee)
  const given = gifts.flatMap(({ own }) => (own ? [own.coin] : []))
  const coins = [...accounts.flatMap(({ own }) => own.map(({ coin }) => coin)), ...given]
  const ids = coins.map(coinIdOf)
  const [lead] = ids
  if (!lead)
    throw new BuildError('nothing-to-sign', 'The taker gives nothing that would have to be signed for')
  refuseSameCoins([...makers, ...ids])
  return { offers, gifts, accounts, fee, lead, nonce: nonceOf(coins) }
}

function surplusOf({ surplus }: Account, receiveTo: PuzzleHash, nonce: Uint8Array) {
  return surplus > 0n ? [notarize(nonce, [{ puzzleHash: receiveTo, amount: surplus }])] : []
}
