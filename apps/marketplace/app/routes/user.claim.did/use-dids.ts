import { type ApiClient, apiClient, call } from '@chiaroscuro/api-client'
import { getAddress, getProfile, type Profile } from '@chiaroscuro/contract/operation'
import { useEffect, useState } from 'react'
import { useSite } from '#app/layout/site.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'

/** A DID that a wallet holds, with what the index knows of it. */
export interface Candidate {
  /** `did:chia:1…` */
  readonly did: string
  readonly profile: Profile | null
}

export interface Candidates {
  /** `undefined` until all were asked. */
  readonly list: readonly Candidate[] | undefined
  /** Whether the wallet did not say, and nobody else did. */
  readonly failed: boolean
}

/** So many are looked up by their names. */
const MOST = 25

/** The profiles of a wallet, by its own word and by the index's of the address it is paid at. */
export function useDids(port: WalletPort, { address }: ConnectedWallet): Candidates {
  const { apiUrl } = useSite()
  const [found, setFound] = useState<Candidates>({ list: undefined, failed: false })
  useEffect(() => {
    const leaving = new AbortController()
    const api = apiClient({ root: apiUrl, timeoutMs: 10_000 })
    const look = async () => {
      const [said, held] = await Promise.allSettled([port.dids(), heldAt(api, address, leaving.signal)])
      const known = held.status === 'fulfilled' ? held.value : []
      const dids = said.status === 'fulfilled' ? said.value : []
      const all = [...new Set([...dids, ...known.map(({ encoded_id }) => encoded_id)])].slice(0, MOST)
      const list = await Promise.all(
        all.map(async (did): Promise<Candidate> => {
          const profile = known.find(({ encoded_id }) => encoded_id === did)
          return { did, profile: profile ?? (await profileOf(api, did, leaving.signal)) }
        }),
      )
      if (!leaving.signal.aborted) setFound({ list, failed: said.status === 'rejected' && list.length === 0 })
    }
    void look()
    return () => leaving.abort()
  }, [port, address, apiUrl])
  return found
}

async function heldAt(api: ApiClient, address_id: string | null, signal: AbortSignal): Promise<Profile[]> {
  if (address_id === null) return []
  return (await call(api, getAddress, { address_id }, { signal })).associated_profiles
}

/** Null for one that the index does not know: it may be too young. */
function profileOf(api: ApiClient, profile_id: string, signal: AbortSignal): Promise<Profile | null> {
  return call(api, getProfile, { profile_id }, { signal }).catch(() => null)
}
