import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import { getAddress, getProfile, listEvents, type SearchResult } from '@chiaroscuro/contract/operation'
import type { SearchData } from '#app/feature/search-list/search-data.js'
import { settled } from '#app/server/respond.server.js'

type Answer = Pick<SearchData, 'result' | 'unknown'>

/**
 * Any hash reads as an address. Of one that is nothing else this finds out whether it is a DID, and whether a work ever
 * came or went there; where it cannot, the answer stays as it was.
 */
export async function withKnown(api: ApiClient, query: string, result: SearchResult): Promise<Answer> {
  const address = soleAddress(result)
  if (!address) return { result }
  const isHash = /^(?:0x)?[\da-f]{64}$/i.test(query)
  const [profile, held, moved] = await Promise.all([
    isHash ? settled(profileOf(api, address.id)) : undefined,
    settled(call(api, getAddress, { address_id: address.id })),
    settled(call(api, listEvents, { address_id: address.id, size: 1 })),
  ])
  if (profile?.ok && profile.value) return { result: { ...result, profiles: [profile.value], addresses: [] } }
  if (!held.ok || !moved.ok || moved.value.items.length > 0) return { result }
  const { owned_nfts_count: owned, created_nfts_count: created, associated_profiles: profiles } = held.value
  if (owned + created + profiles.length > 0) return { result }
  return isHash ? { result: { ...result, addresses: [] }, unknown: address } : { result, unknown: address }
}

function soleAddress({ collections, nfts, profiles, addresses }: SearchResult) {
  return collections.length + nfts.length + profiles.length === 0 && addresses.length === 1
    ? addresses[0]
    : undefined
}

/** That there is none is an answer, and no failure. */
async function profileOf(api: ApiClient, id: string) {
  try {
    return await call(api, getProfile, { profile_id: id })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
