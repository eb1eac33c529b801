import { getProfile, type ProfileDetail } from '@chiaroscuro/contract/operation'
import { profilePath } from '@chiaroscuro/contract/schema'
import { type DidId, parseDid } from '@chiaroscuro/domain/id'
import { claimedByUsername, claimOfDid } from '../query/claimed-profiles.js'
import { hidingOf } from '../query/hidden-rows.js'
import { findProfile } from '../query/profile-rows.js'
import { linksOfDids } from '../query/social-rows.js'
import { plansOf } from '../query/supporter-rows.js'
import { toProfileDetail } from '../view/profile.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { withPeople } from './with-people.js'

export const getProfileEndpoint = endpoint(
  getProfile,
  profilePath,
  async (context: EndpointContext, input) => {
    const did = parseDid(input.profile_id) ?? (await claimedByUsername(context.db, input.profile_id))?.didId
    const shown = did === undefined ? undefined : await presentProfile(context, did)
    if (!shown) throw new NotFoundError('Unknown profile.')
    return shown
  },
)

/** A profile as its own page shows it, to others or to its holder; `undefined` for a DID that the index does not know. */
export async function presentProfile(
  context: Pick<EndpointContext, 'db' | 'view' | 'moment'>,
  did: string,
  to: 'others' | 'holder' = 'others',
): Promise<ProfileDetail | undefined> {
  const { db, moment } = context
  const [found, view, plans, links, hiding] = await Promise.all([
    findProfile(db, did),
    to === 'others' ? withPeople(context, [did]) : withOwnWords(context, did),
    plansOf(db, [did], moment().seconds * 1000),
    linksOfDids(db, [did]),
    hidingOf(db, ['profile', did]),
  ])
  const beside = { isSupporter: plans.has(did), links: links.get(did) ?? [], hiding, isOwn: to === 'holder' }
  return found && toProfileDetail(view, did, found, beside)
}

async function withOwnWords({ db, view }: Pick<EndpointContext, 'db' | 'view'>, did: string) {
  const claim = await claimOfDid(db, did)
  return claim ? { ...view, profiles: new Map([[did, claim]]) } : view
}

/** The id of a path; 404 where it cannot be one. */
export function didIdOf(text: string): DidId {
  const id = parseDid(text)
  if (id === undefined) throw new NotFoundError('Unknown profile.')
  return id
}
