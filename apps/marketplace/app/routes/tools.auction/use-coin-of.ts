import { apiClient, call } from '@chiaroscuro/api-client'
import { getNft } from '@chiaroscuro/contract/operation'
import { useCallback } from 'react'
import { apiRefused } from '#app/feature/trade/api-refused.js'
import { useSite } from '#app/layout/site.js'

/** Looks up the coin that a work (`nft1…`) is now. Rejects with `WalletFault`. */
export function useCoinOf(): (nftId: string) => Promise<string | null> {
  const { apiUrl } = useSite()
  return useCallback(
    async (nft_id) => (await call(apiClient({ root: apiUrl }), getNft, { nft_id }).catch(apiRefused)).coin_id,
    [apiUrl],
  )
}
