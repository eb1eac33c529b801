import type { Profile } from '@chiaroscuro/contract/public'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { type ClaimedProfile, claimedProfiles } from '../../../query/claimed-profiles.js'
import { toThumbnail } from '../../../view/common.js'
import type { PublicContext } from '../answer.js'

/** Profiles by DID, loaded once for a whole answer. */
export interface People {
  (did: string): Profile
  (did: string | null): Profile | null
}

/** Loads what is said of these DIDs. */
export async function loadPeople(
  context: Pick<PublicContext, 'db' | 'view'>,
  dids: readonly (string | null)[],
): Promise<People> {
  const claims = await claimedProfiles(
    context.db,
    dids.filter((did) => did !== null),
  )
  function of(did: string): Profile
  function of(did: string | null): Profile | null
  function of(did: string | null): Profile | null {
    return did === null ? null : toProfile(context, did, claims.get(did))
  }
  return of
}

/** A DID as the field shows it; everything is null until its holder claims it. */
export function toProfile(
  { view }: Pick<PublicContext, 'view'>,
  did: string,
  claim: ClaimedProfile | undefined,
): Profile {
  return {
    id: did,
    encoded_id: formatDid(asHex32(did)),
    verification_state: claim?.verification ?? 0,
    username: withoutMail(claim?.username ?? null),
    name: claim?.name ?? null,
    bio: claim?.bio ?? null,
    website: claim?.website ?? null,
    twitter_handle: claim?.twitterHandle ?? null,
    avatar_uri: toThumbnail(view, claim?.avatar ?? null, 512),
    header_uri: toThumbnail(view, claim?.header ?? null, 1024),
    discord_user: null,
    volume: null,
    minting_blocked: false,
    minting_blocked_reason: null,
  }
}

/** The field has let mail addresses out as usernames: one that slipped in goes no further. */
function withoutMail(username: string | null): string | null {
  return username?.includes('@') ? null : username
}
