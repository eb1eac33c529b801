import { type ApiClient, apiClient, call } from '@chiaroscuro/api-client'
import {
  type AddressDetail,
  getAddress,
  getOfferText,
  listNfts,
  listOffers,
} from '@chiaroscuro/contract/operation'
import { useRevalidator } from '@remix-run/react'
import { useMemo } from 'react'
import type { Ends } from '#app/feature/many/deeds.js'
import { drawAgain } from '#app/feature/trade/draw-again.js'
import { fateFault } from '#app/feature/trade/fate-fault.js'
import { LOOKS } from '#app/feature/trade/looks.js'
import { fateOf, type OfferFate } from '#app/feature/trade/offer-status.js'
import { postOffer } from '#app/feature/trade/post-offer.js'
import { useSite } from '#app/layout/site.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import { followAll } from './follow-all.js'

/** What doing many things at once asks of the API. */
export interface ManyApi {
  textOf(offerId: string): Promise<string>
  /** Publishes an offer; rejects with `WalletFault`. */
  publish(text: string): Promise<void>
  /** Waits until the chain has decided on each of these offers, which were to be withdrawn. */
  withdrawn(offerIds: readonly string[]): Promise<Ends>
  /** Waits until each of these works (`nft1…`) is at an address. */
  given(nftIds: readonly string[], to: string): Promise<Ends>
  /** What the index knows of an address. */
  whose(address: string, signal: AbortSignal): Promise<AddressDetail>
  /** Draws the page anew, once all is done. */
  refresh(): void
}

export function useManyApi(): ManyApi {
  const { apiUrl } = useSite()
  const { revalidate } = useRevalidator()
  return useMemo(
    () => manyApi(apiClient({ root: apiUrl, timeoutMs: 10_000 }), () => drawAgain(revalidate)),
    [apiUrl, revalidate],
  )
}

function manyApi(api: ApiClient, refresh: () => void): ManyApi {
  return {
    refresh,
    textOf: (offer_id) => call(api, getOfferText, { offer_id }),
    publish: (text) => postOffer(api, text),
    whose: (address_id, signal) => call(api, getAddress, { address_id }, { signal }),
    async withdrawn(ids) {
      const look = async (id: readonly string[]) => {
        const { items } = await call(api, listOffers, { id })
        return new Map(
          items.flatMap((offer): [string, OfferFate][] => {
            const fate = fateOf(offer)
            return fate ? [[offer.id, fate]] : []
          }),
        )
      }
      const fates = await followAll(ids, look, LOOKS)
      return endsOf(ids, (id) => {
        const fate = fates.get(id) ?? 'unknown'
        return fate === 'cancelled' ? undefined : fateFault(fate)
      })
    },
    async given(ids, to) {
      const look = async (id: readonly string[]) => {
        const { items } = await call(api, listNfts, { id: [...id], size: id.length })
        const there = items.filter(({ owner_address_encoded_id: owner }) => owner === to)
        return new Map(there.map(({ encoded_id }) => [encoded_id, true]))
      }
      const there = await followAll(ids, look, LOOKS)
      return endsOf(ids, (id) => (there.has(id) ? undefined : new WalletFault('no-block-yet', '')))
    },
  }
}

function endsOf(ids: readonly string[], end: (id: string) => WalletFault | undefined): Ends {
  return new Map(ids.map((id) => [id, end(id)]))
}
