import type { z } from 'zod'
import type { NftCollection } from '../schema/collection.js'
import type { Page } from '../schema/common.js'
import type { NftEvent } from '../schema/event.js'
import type { FlatNft } from '../schema/nft.js'
import type { ProfileDetail } from '../schema/place.js'
import type {
  listProfilesQuery,
  Portfolio,
  profileEventsQuery,
  profileListQuery,
  profileNftsQuery,
  RankedProfile,
} from '../schema/profile.js'
import { operation } from './operation.js'

export type ListProfilesInput = z.input<typeof listProfilesQuery>
/**
 * Profiles by what was sold of their work, or what they sold or bought, over an interval (seven days unless another is
 * named): those that anything came to, and those that somebody claimed.
 */
export const listProfiles = operation<ListProfilesInput, Page<RankedProfile>>({
  id: 'list-profiles',
  method: 'GET',
  path: '/v2/profiles',
})
/** A DID that the index has seen, by id or by the username its holder claimed. 404 for any other. */
export const getProfile = operation<{ profile_id: string }, ProfileDetail>({
  id: 'get-profile',
  method: 'GET',
  path: '/v2/profiles/{profile_id}',
})
/** Items a profile holds or made, the latest moved first unless another order is asked for. */
export const listProfileNfts = operation<z.input<typeof profileNftsQuery>, Page<FlatNft>>({
  id: 'list-profile-nfts',
  method: 'GET',
  path: '/v2/profiles/{profile_id}/nfts',
})
/** Collections a profile made, with their figures of all time. */
export const listProfileCollections = operation<z.input<typeof profileListQuery>, Page<NftCollection>>({
  id: 'list-profile-collections',
  method: 'GET',
  path: '/v2/profiles/{profile_id}/collections',
})
/** What a profile gave and got. */
export const listProfileEvents = operation<z.input<typeof profileEventsQuery>, Page<NftEvent>>({
  id: 'list-profile-events',
  method: 'GET',
  path: '/v2/profiles/{profile_id}/events',
})
/** What a profile holds, valued at the floors of its collections. */
export const getPortfolio = operation<{ profile_id: string }, Portfolio>({
  id: 'get-portfolio',
  method: 'GET',
  path: '/v2/profiles/{profile_id}/portfolio',
})
