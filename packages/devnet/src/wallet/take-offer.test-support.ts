import type { CoinData } from '../coin.js'
import { toCoinData } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Clvm } from '../sdk/clvm.js'
import type { Sdk } from '../sdk/native.js'
import type { Action, AssetId, SpendBundle } from '../sdk/offer.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { CatState, NftState } from './read-asset.js'
import { loadCat, loadNft } from './read-asset.js'
import type { ReadOffer, Requested } from './read-offer.test-support.js'
import { readOffer } from './read-offer.test-support.js'
import { runActions } from './run-actions.js'
import { onePayment, royaltyOf } from './settlement.test-support.js'
import { signSpends } from './sign-spends.js'
import { totalOf } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** What a taker brings to an offer. */
export interface TakeOffer {
  readonly key: WalletKey
  readonly offer: string
  readonly xch?: readonly CoinData[] | undefined
  readonly cats?: readonly CatState[] | undefined
  readonly nfts?: readonly NftState[] | undefined
  readonly fee?: bigint | undefined
}

/** The largest price that, with the royalty on it, fits into what a bid offers. */
export function priceWithin(offered: bigint, basisPoints: number): bigint {
  let low = 0n
  let high = offered
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle + royaltyOf(middle, basisPoints) <= offered) low = middle
    else high = middle - 1n
  }
  return low
}

function assetOf<S>(sdk: Sdk, request: Requested<S>): AssetId {
  if (request.kind === 'xch') return sdk.Id.xch()
  return sdk.Id.existing(request.kind === 'cat' ? request.assetId : request.launcherId)
}

/** Royalties on NFTs the taker buys: on each fungible asset asked for, on top of it. */
function royaltiesOnBought<S>(sdk: Sdk, clvm: Clvm<S>, offer: ReadOffer<S>): Action<S>[] {
  const nfts = offer.nfts.filter((nft) => nft.info.royaltyBasisPoints > 0)
  return offer.requested
    .filter((request) => request.kind !== 'nft')
    .flatMap((request) => {
      const price = totalOf(request.payments.flatMap((one) => one.payments)) / BigInt(nfts.length || 1)
      return nfts
        .map(({ info }) => ({ info, due: royaltyOf(price, info.royaltyBasisPoints) }))
        .filter(({ due }) => due > 0n)
        .map(({ info, due }) =>
          sdk.Action.settle(
            assetOf(sdk, request),
            onePayment(sdk, clvm, info.launcherId, info.royaltyPuzzleHash, due),
          ),
        )
    })
}

/** Royalty on an NFT the taker sells into a bid: the bidder put it into the offered amount. */
function royaltyOnSold<S>(sdk: Sdk, clvm: Clvm<S>, offer: ReadOffer<S>): Action<S>[] {
  const wanted = offer.requested.filter((request) => request.kind === 'nft')
  const [nft] = wanted
  if (!nft) return []
  if (wanted.length > 1 || offer.cats.length > 0)
    throw new DevnetError('unreadable', 'only bids of XCH for a single NFT are taken here')
  const settlement = sdk.Constants.settlementPaymentHash()
  const price = priceWithin(totalOf(offer.xch), nft.royaltyBasisPoints)
  const prices = [new sdk.TradePrice(price, settlement)]
  const move: Action<S> = sdk.Action.updateNft(assetOf(sdk, nft), [], new sdk.TransferNftById(null, prices))
  const due = royaltyOf(price, nft.royaltyBasisPoints)
  if (due === 0n) return [move]
  const payment = onePayment(sdk, clvm, nft.launcherId, nft.royaltyPuzzleHash, due)
  return [move, sdk.Action.settle(sdk.Id.xch(), payment)]
}

/** Completes an offer with the taker's side: pays what it asks, the royalties and the fee, and takes the rest. */
export function takeOffer(sdk: Sdk, take: TakeOffer, genesis: Uint8Array): SpendBundle {
  return withClvm(sdk, (clvm) => {
    const offer = readOffer(sdk, clvm, take.offer)
    const actions = [
      ...royaltyOnSold(sdk, clvm, offer),
      ...offer.requested.flatMap((request) =>
        request.payments.map((payment) => sdk.Action.settle(assetOf(sdk, request), payment)),
      ),
      ...royaltiesOnBought(sdk, clvm, offer),
    ]
    if (take.fee) actions.push(sdk.Action.fee(take.fee))
    const inputs = {
      xch: [...(take.xch ?? []), ...offer.xch.map(toCoinData)],
      cats: [...(take.cats ?? []).map((cat) => loadCat(sdk, clvm, cat)), ...offer.cats],
      nfts: [...(take.nfts ?? []).map((nft) => loadNft(sdk, clvm, nft.parentSpend)), ...offer.nfts],
    }
    runActions(sdk, clvm, take.key, inputs, actions)
    const spends = clvm.coinSpends()
    const signature = sdk.Signature.aggregate([
      offer.bundle.aggregatedSignature,
      signSpends(sdk, spends, [take.key], genesis),
    ])
    return new sdk.SpendBundle([...offer.makerSpends, ...spends], signature)
  })
}
