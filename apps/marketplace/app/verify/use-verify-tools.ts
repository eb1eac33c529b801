import { apiClient } from '@chiaroscuro/api-client'
import { useEffect, useMemo } from 'react'
import { useSite } from '#app/layout/site.js'
import { offerReader } from './offer-reader.js'
import { ownNetworks } from './own-networks.js'
import type { VerifyTools } from './verify-text.js'

/** A reader in a worker of its own, which ends with the page, and the API to ask for the states of coins. */
export function useVerifyTools(): VerifyTools {
  const { apiUrl, network } = useSite()
  const tools = useMemo(() => {
    const networks = ownNetworks(network)
    // Asked once: whoever waits sees that nothing is known, and may press again.
    const api = apiClient({ root: apiUrl, timeoutMs: 10_000, retry: { attempts: 1, delay: () => 0 } })
    return { reader: offerReader(networks), api, networks, now: Date.now }
  }, [apiUrl, network])
  useEffect(() => () => tools.reader.close(), [tools])
  return tools
}
