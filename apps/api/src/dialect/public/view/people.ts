import type { Profile } from '@chiaroscuro/contract/public'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { type ClaimedProfile, claimedProfiles } from '../../../query/claimed-profiles.js'
import { linksOfDids, type SocialLink } from '../../../query/social-rows.js'
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
  const named = dids.filter((did) => did !== null)
  const [claims, links] = await Promise.all([
    claimedProfiles(context.db, named),
    linksOfDids(context.db, named),
  ])
  function of(did: string): Profile
  function of(did: string | null): Profile | null
  function of(did: string | null): Profile | null {
    return did === null ? null : toProfile(context, did, claims.get(did), links.get(did))
  }
  return of
}

/** A DID as the field shows it; everything is null until its holder claims it. */
export function toProfile(
  { view }: Pick<PublicContext, 'view'>,
  did: string,
  claim: ClaimedProfile | undefined,
  links: readonly SocialLink[] = [],
): Profile {
  const linked = (provider: SocialLink['provider']) => links.find((one) => one.provider === provider)
  return {
    id: did,
    encoded_id: formatDid(asHex32(did)),
    verification_state: claim?.verification ?? 0,
    username: withoutMail(claim?.username ?? null),
    name: claim?.name ?? null,
    bio: claim?.bio ?? null,
    website: claim?.website ?? null,
    // Whoever reads this dialect takes it for proven, so what somebody typed is not shown in it.
    twitter_handle: linked('twitter')?.username ?? null,
    avatar_uri: toThumbnail(view, claim?.avatar ?? null, 512),
    header_uri: toThumbnail(view, claim?.header ?? null, 1024),
    discord_user: toDiscordUser(linked('discord')),
    volume: null,
    minting_blocked: false,
    minting_blocked_reason: null,
  }
}

function toDiscordUser(link: SocialLink | undefined): Profile['discord_user'] {
  if (!link) return null
  const { accountId, username, discriminator } = link
  return { id: accountId, username, discriminator: discriminator ?? '0' }
}

/** The field has let mail addresses out as usernames: one that slipped in goes no further. */
function withoutMail(username: string | null): string | null {
  return username?.includes('@') ? null : username
}
