import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  getMe,
  listNfts,
  listProfileNfts,
  listSocialAccounts,
  type ProfileDetail,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { profileName } from '#app/feature/profile/profile-link.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed, noSuchPage, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** Works to choose a picture from; any other can be named by its id. */
const MOST_WORKS = 36

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const [{ profiles }, linked] = await Promise.all([
    needed(request, call(api, getMe, {})),
    settled(call(api, listSocialAccounts, {})),
  ])
  const profile = profiles.find(({ id, encoded_id }) => params.id === encoded_id || params.id === id)
  if (!profile) throw noSuchPage(request)
  const works = await settled(worksOf(api, profile))
  const facts = {
    title: i18n._(msg`Edit ${profileName(profile)}`),
    description: i18n._(msg`What your profile says of you.`),
    noIndex: true,
  }
  return data(
    {
      profile,
      works: works.ok ? works.value : [],
      linked: linked.ok ? linked.value : null,
      head: head(facts),
    },
    { headers: cookieHeaders(identity) },
  )
}

/** What the profile and the address that holds it have, each work once. */
async function worksOf(api: ApiClient, { id, owner_address }: ProfileDetail) {
  const [named, held] = await Promise.all([
    call(api, listProfileNfts, { profile_id: id, of: 'owned', size: MOST_WORKS }),
    owner_address
      ? call(api, listNfts, { owner_address_id: owner_address.id, sort: 'moved', size: MOST_WORKS })
      : { items: [] },
  ])
  const works = new Map([...named.items, ...held.items].map((nft) => [nft.id, nft]))
  return [...works.values()].slice(0, MOST_WORKS).map(toCardNft)
}
