import { checkAmount } from '../coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { NftState } from './read-asset.js'
import { loadNft } from './read-asset.js'
import {
  assertPaid,
  offerNonce,
  onePayment,
  requestSpend,
  settlementHash,
  settlementPuzzle,
} from './settlement.test-support.js'
import { signSpends } from './sign-spends.js'
import { hintedCoin, innerSpend } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** An NFT for sale. */
export interface SellOffer {
  readonly key: WalletKey
  readonly nft: NftState
  readonly price: bigint
  /** Asset id of the token asked for; XCH when absent. */
  readonly assetId?: string | undefined
  /** Seconds since 1970 from which the offer cannot be taken. */
  readonly expiresAt?: number | undefined
}

/** Makes a signed offer of an NFT for XCH or a token: the text wallets exchange. */
export function makeSellOffer(sdk: Sdk, offer: SellOffer, genesis: Uint8Array): string {
  const { key, price, assetId, expiresAt } = offer
  return withClvm(sdk, (clvm) => {
    const nft = loadNft(sdk, clvm, offer.nft.parentSpend)
    const settlement = settlementHash(sdk, assetId)
    const nonce = offerNonce(clvm, [nft.coin.coinId()])
    const wanted = onePayment(sdk, clvm, nonce, key.puzzleHash, price)
    const conditions = [
      hintedCoin(clvm, sdk.Constants.settlementPaymentHash(), 1n),
      clvm.transferNft(null, [new sdk.TradePrice(checkAmount(price), settlement)]),
      assertPaid(clvm, settlement, wanted),
    ]
    if (expiresAt !== undefined) conditions.push(clvm.assertBeforeSecondsAbsolute(BigInt(expiresAt)))
    clvm.spendNft(nft, innerSpend(clvm, key, conditions))
    const spends = clvm.coinSpends()
    const signature = signSpends(sdk, spends, [key], genesis)
    const request = requestSpend(sdk, clvm, settlementPuzzle(sdk, clvm, assetId), wanted)
    return sdk.encodeOffer(new sdk.SpendBundle([...spends, request], signature))
  })
}
