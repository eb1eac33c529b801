import { getProfile } from '@chiaroscuro/contract/operation'
import { profilePath } from '@chiaroscuro/contract/schema'
import { parseDid } from '@chiaroscuro/domain/id'
import { findProfile } from '../query/profile-rows.js'
import { toAddressOrNull, toDidProfile } from '../view/common.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'

const LONGEST_NAME = 100

export const getProfileEndpoint = endpoint(
  getProfile,
  profilePath,
  async ({ db, view }: EndpointContext, input) => {
    const id = parseDid(input.profile_id)
    const found = id === undefined ? undefined : await findProfile(db, id)
    if (id === undefined || !found) throw new NotFoundError('Unknown profile.')
    const { state, counts } = found
    return {
      ...toDidProfile(id),
      bio: null,
      website: null,
      twitter_handle: null,
      header_uri: null,
      owned_nfts_count: counts.owned,
      created_nfts_count: counts.created,
      collections_count: counts.collections,
      owner_address: toAddressOrNull(view, state?.ownerHash ?? null),
      created_height: state?.createdHeight ?? null,
      untrusted_name: state?.metadata.name?.slice(0, LONGEST_NAME) ?? null,
    }
  },
)
