import { type ApiClient, apiClient, call } from '@chiaroscuro/api-client'
import {
  callOffAuction,
  getNft,
  getOffer,
  getOfferText,
  joinOffers,
  listTokens,
  type Offer,
} from '@chiaroscuro/contract/operation'
import { useRevalidator } from '@remix-run/react'
import { useMemo } from 'react'
import { useSite } from '#app/layout/site.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { ConnectedWallet, SignedText } from '#app/wallet/wallet-port.js'
import { apiRefused } from './api-refused.js'
import { drawAgain } from './draw-again.js'
import { fateFault } from './fate-fault.js'
import type { Settled } from './finality.js'
import { followOffer } from './follow-offer.js'
import { LOOKS } from './looks.js'
import type { OfferFate } from './offer-status.js'
import { offerTexts } from './offer-texts.js'
import { postOffer } from './post-offer.js'
import { type Currency, XCH } from './price-form.js'

const MOST_TOKENS = 30

/** A listing, and what it sells. */
export interface Bought {
  readonly offerId: string
  /** As `nft1…`. */
  readonly nftId: string
}

/** What trading asks of the API from the browser. */
export interface TradeApi {
  /** Fetched once; asked for ahead of a click, it is there when the click comes. */
  textOf(offerId: string): Promise<string>
  /** One offer of several listings, for wallets that take one at a time. */
  join(offerIds: readonly string[]): Promise<string>
  /** Publishes an offer; one that is known already is as good. */
  publish(text: string): Promise<void>
  /** Waits until the chain has decided on an offer, and draws the page anew. Rejects where it went otherwise. */
  settled(offerId: string, wanted: OfferFate): Promise<Settled | undefined>
  /** The same for a listing that this wallet takes: rejects where the work went to somebody else. */
  bought(what: Bought, by: ConnectedWallet): Promise<Settled | undefined>
  /** An offer as it stands now. */
  offer(offerId: string): Promise<Offer>
  /** Ends an auction before its time, by the text its owner signed. */
  callOff(auctionId: string, signed: SignedText): Promise<void>
  /** XCH, and the tokens that somebody here vouches for. */
  currencies(signal: AbortSignal): Promise<readonly Currency[]>
}

export function useTradeApi(): TradeApi {
  const { apiUrl } = useSite()
  const { revalidate } = useRevalidator()
  return useMemo(
    () => tradeApi(apiClient({ root: apiUrl, timeoutMs: 10_000 }), revalidate),
    [apiUrl, revalidate],
  )
}

function tradeApi(api: ApiClient, draw: () => void): TradeApi {
  const refresh = () => drawAgain(draw)
  async function settled(offerId: string, wanted: OfferFate) {
    const { fate, height } = await followOffer(api, offerId, LOOKS)
    refresh()
    if (fate !== wanted) throw fateFault(fate)
    return height === null ? undefined : { offerId, fate, height }
  }
  return {
    textOf: offerTexts((offer_id) => call(api, getOfferText, { offer_id })),
    async join(offer_ids) {
      const { offer, any_wallet } = await call(api, joinOffers, { body: { offer_ids } }).catch(apiRefused)
      if (!any_wallet) throw new WalletFault('one-price-at-a-time', '')
      return offer
    },
    async publish(offer) {
      await postOffer(api, offer)
      refresh()
    },
    settled,
    async bought({ offerId, nftId }, { address }) {
      const how = await settled(offerId, 'taken')
      if (address === null) return how
      const nft = await call(api, getNft, { nft_id: nftId }).catch(() => undefined)
      if (nft?.owner_address && nft.owner_address.encoded_id !== address)
        throw new WalletFault('taken-by-other', '')
      return how
    },
    offer: (offer_id) => call(api, getOffer, { offer_id }),
    async callOff(auction_id, call_off) {
      await call(api, callOffAuction, { auction_id, call_off }).catch(apiRefused)
      refresh()
    },
    async currencies(signal) {
      const { items } = await call(api, listTokens, { size: MOST_TOKENS }, { signal })
      const tokens = items.filter(({ id, decimals }) => id !== 'xch' && decimals !== null)
      return [
        XCH,
        ...tokens.map(({ id, code, decimals }) => ({ assetId: id, code, decimals: decimals ?? 3 })),
      ]
    },
  }
}
