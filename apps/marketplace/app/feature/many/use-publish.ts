import { apiClient } from '@chiaroscuro/api-client'
import { useRevalidator } from '@remix-run/react'
import { useMemo } from 'react'
import { drawAgain } from '#app/feature/trade/draw-again.js'
import { postOffer } from '#app/feature/trade/post-offer.js'
import { useSite } from '#app/layout/site.js'

/** Publishes offers, and draws the page anew once all are. */
export function usePublish() {
  const { apiUrl } = useSite()
  const { revalidate } = useRevalidator()
  return useMemo(() => {
    const api = apiClient({ root: apiUrl, timeoutMs: 10_000 })
    return {
      /** Rejects with `WalletFault`. */
      publish: (text: string) => postOffer(api, text),
      refresh: () => drawAgain(revalidate),
    }
  }, [apiUrl, revalidate])
}
