import type { NftCollection } from '../schema/collection.js'
import type { Page, Profile } from '../schema/common.js'
import type {
  Garden,
  GardenInput,
  ListedToken,
  Supporter,
  SupporterInput,
  SupporterList,
  TokenInput,
} from '../schema/garden.js'
import { type Access, operation } from './operation.js'

const ADMIN: Access = { who: 'admin' }

/** Gardens, the newest first. */
export const listGardens = operation<{ page?: string; size?: number }, Page<Garden>>({
  id: 'list-gardens',
  method: 'GET',
  path: '/v2/gardens',
})
/** 404 for a slug that nobody took. */
export const getGarden = operation<{ slug: string }, Garden>({
  id: 'get-garden',
  method: 'GET',
  path: '/v2/gardens/{slug}',
})
/** Profiles of a garden, in its own order. */
export const listGardenProfiles = operation<{ slug: string; page?: string; size?: number }, Page<Profile>>({
  id: 'list-garden-profiles',
  method: 'GET',
  path: '/v2/gardens/{slug}/profiles',
})
/** Collections of a garden, in its own order; those that the index does not know yet are left out. */
export const listGardenCollections = operation<
  { slug: string; page?: string; size?: number },
  Page<NftCollection>
>({
  id: 'list-garden-collections',
  method: 'GET',
  path: '/v2/gardens/{slug}/collections',
})
/** Makes a garden under a slug, or replaces it whole. */
export const saveGarden = operation<{ slug: string; garden: GardenInput }, Garden>({
  id: 'save-garden',
  method: 'POST',
  path: '/v2/gardens/{slug}',
  body: 'garden',
  access: ADMIN,
})
/** Takes a garden away. */
export const removeGarden = operation<{ slug: string }, Garden>({
  id: 'remove-garden',
  method: 'POST',
  path: '/v2/gardens/{slug}/remove',
  access: ADMIN,
})
/** XCH, then the tokens that somebody here vouches for, then all others that are known. */
export const listTokens = operation<
  { query?: string; collection_id?: string; garden_id?: string; page?: string; size?: number },
  Page<ListedToken>
>({
  id: 'list-tokens',
  method: 'GET',
  path: '/v2/tokens',
})
/** By its asset id, its code, or `xch`. */
export const getToken = operation<{ token_id: string }, ListedToken>({
  id: 'get-token',
  method: 'GET',
  path: '/v2/tokens/{token_id}',
})
/** Vouches for the token of an asset id, or says anew what it is. */
export const saveToken = operation<{ token_id: string; token: TokenInput }, ListedToken>({
  id: 'save-token',
  method: 'POST',
  path: '/v2/tokens/{token_id}',
  body: 'token',
  access: ADMIN,
})
/** Vouches for a token no longer. */
export const removeToken = operation<{ token_id: string }, ListedToken>({
  id: 'remove-token',
  method: 'POST',
  path: '/v2/tokens/{token_id}/remove',
  access: ADMIN,
})
/** Profiles that support the service now, the longest first. */
export const listSupporters = operation<Record<string, never>, SupporterList>({
  id: 'list-supporters',
  method: 'GET',
  path: '/v2/supporters',
})
/** Says that a profile supports the service; what was said of its present time is replaced. */
export const saveSupporter = operation<{ supporter: SupporterInput }, Supporter>({
  id: 'save-supporter',
  method: 'POST',
  path: '/v2/supporters',
  body: 'supporter',
  access: ADMIN,
})
