import type { ProfileDetail } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { HidingRow } from '../query/hidden-rows.js'
import type { findProfile } from '../query/profile-rows.js'
import type { SocialLink } from '../query/social-rows.js'
import { toAddressOrNull, toDidProfile, toOwnTime, toOwnTimeOrNull, toThumbnail } from './common.js'
import { toSocialAccount } from './social.js'
import type { ViewContext } from './view-context.js'

/** What DIDs call themselves may be of any length. */
const LONGEST_NAME = 100

interface Beside {
  readonly isSupporter: boolean
  readonly links: readonly SocialLink[]
  readonly hiding: HidingRow | undefined
  /** Whether its holder looks. */
  readonly isOwn: boolean
}

type Found = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** A profile's own page; `context.profiles` says what its holder says. */
export function toProfileDetail(
  context: ViewContext,
  did: string,
  { state, counts }: Found,
  { isSupporter, links, hiding, isOwn }: Beside,
): ProfileDetail {
  const claim = context.profiles?.get(did)
  const item = (id: string | null | undefined) => (id ? formatNftId(asHex32(id)) : null)
  return {
    bio: claim?.bio ?? null,
    website: claim?.website ?? null,
    twitter_handle: claim?.twitterHandle ?? null,
    header_uri: toThumbnail(context, claim?.header ?? null, 1024),
    avatar_nft_id: item(claim?.avatarId),
    header_nft_id: item(claim?.headerId),
    social: links.map(toSocialAccount),
    claimed_at: claim ? toOwnTime(claim.claimedAt) : null,
    is_supporter: isSupporter,
    owned_nfts_count: counts.owned,
    created_nfts_count: counts.created,
    collections_count: counts.collections,
    owner_address: toAddressOrNull(context, state?.ownerHash ?? null),
    created_height: state?.createdHeight ?? null,
    hidden_since: toOwnTimeOrNull(hiding?.at ?? null),
    // What the DID calls itself on the chain may be what it is hidden for.
    untrusted_name: hiding && !isOwn ? null : (state?.metadata.name?.slice(0, LONGEST_NAME) ?? null),
    ...toDidProfile(context, did),
  }
}
