import { z } from 'zod'
import { flag, id, paging, text } from '../parameter.js'
import { collection, heldCollection } from '../schema/collection.js'
import { listedProfile, page, profile, profileDetail } from '../schema/common.js'
import { flatNft } from '../schema/nft.js'
import { wireOperation } from '../wire-operation.js'
import { interval } from './collection.js'

const group = 'Profiles'
const path = { id_hex: id() }

export const listProfiles = wireOperation({
  id: 'public-list-profiles',
  path: '/profile',
  input: z.object({
    interval,
    include_zero_volume: flag().default(false),
    include_floor_price: flag().default(false),
    ...paging,
  }),
  output: page(listedProfile),
  group,
  summary: 'Creators by volume',
  description: 'DIDs by what items they made sold for in the interval.',
})

export const listSupporters = wireOperation({
  id: 'public-list-supporters',
  path: '/supporters',
  input: z.object({}),
  output: z.array(listedProfile),
  group,
  summary: 'Profiles that support the service',
})

export const getProfile = wireOperation({
  id: 'public-get-profile',
  path: '/profile/{username_or_id}',
  input: z.object({ username_or_id: id(), include_counts: flag().default(false) }),
  output: profileDetail,
  group,
  summary: 'A profile',
  description:
    'By username, `did:chia:1…` or hex. A DID that nobody claimed has no name; 404 `Unknown profile.` for one that was never seen.',
})

export const listProfileNfts = wireOperation({
  id: 'public-list-profile-nfts',
  path: '/profile/{id_hex}/nfts',
  input: z.object({
    ...path,
    type: text(),
    collection_id: text().optional(),
    include_metadata: flag().default(false),
    ...paging,
  }),
  output: page(flatNft),
  group,
  summary: 'NFTs of a profile',
  description: '`type` is `owned` or `created`. The latest moved come first.',
})

export const listProfileCollections = wireOperation({
  id: 'public-list-profile-collections',
  path: '/profile/{id_hex}/collections',
  input: z.object({ ...path, include_latest_metadata: flag().default(false), ...paging }),
  output: page(collection),
  group,
  summary: 'Collections of a profile',
})

export const findProfiles = wireOperation({
  id: 'public-find-profiles',
  method: 'POST',
  path: '/profiles_by_id',
  body: 'body',
  input: z.object({ body: z.array(z.string().max(200)).max(500) }),
  output: z.array(profile),
  group,
  summary: 'Profiles by their ids',
  description: 'Takes up to 500 DIDs, in either form; those never seen are left out.',
})

export const listDiscordProfiles = wireOperation({
  id: 'public-list-discord-profiles',
  path: '/profile/by_discord/{discord_id}',
  input: z.object({ discord_id: id() }),
  output: z.array(profile),
  group,
  summary: 'Profiles of a Discord account',
  description: 'Those whose holder proved that the account is theirs; none for one that nobody linked.',
})

export const listHeldCollections = wireOperation({
  id: 'public-list-held-collections',
  path: '/profile/{id_hex}/held-collections',
  input: z.object(path),
  output: z.array(heldCollection),
  group,
  summary: 'Collections a profile holds items of',
  description: 'Those of most items first.',
})
