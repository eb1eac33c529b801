import { claimProfileEndpoint, makeChallengeEndpoint } from './claims.js'
import { askEarlyAccessEndpoint, listEarlyAccessEndpoint } from './early-access.js'
import type { Endpoint } from './endpoint.js'
import {
  getGardenEndpoint,
  listGardenCollectionsEndpoint,
  listGardenProfilesEndpoint,
  listGardensEndpoint,
} from './gardens.js'
import { removeGardenEndpoint, saveGardenEndpoint } from './keep-garden.js'
import { getMeEndpoint, listApiKeysEndpoint, makeApiKeyEndpoint, revokeApiKeyEndpoint } from './me.js'
import { listMyCollectionsEndpoint, updateCollectionEndpoint } from './own-collections.js'
import type { PeopleContext } from './people-context.js'
import { listSupportersEndpoint, saveSupporterEndpoint } from './supporters.js'
import { getTokenEndpoint, listTokensEndpoint, removeTokenEndpoint, saveTokenEndpoint } from './tokens.js'
import { updateProfileEndpoint } from './update-profile.js'

/** Everything that people say, and what is shown of it apart from items. */
export const PEOPLE_ENDPOINTS: readonly Endpoint<PeopleContext>[] = [
  getMeEndpoint,
  makeChallengeEndpoint,
  claimProfileEndpoint,
  updateProfileEndpoint,
  listMyCollectionsEndpoint,
  updateCollectionEndpoint,
  listApiKeysEndpoint,
  makeApiKeyEndpoint,
  revokeApiKeyEndpoint,
  askEarlyAccessEndpoint,
  listEarlyAccessEndpoint,
  listGardensEndpoint,
  getGardenEndpoint,
  listGardenProfilesEndpoint,
  listGardenCollectionsEndpoint,
  saveGardenEndpoint,
  removeGardenEndpoint,
  listTokensEndpoint,
  getTokenEndpoint,
  saveTokenEndpoint,
  removeTokenEndpoint,
  listSupportersEndpoint,
  saveSupporterEndpoint,
]
