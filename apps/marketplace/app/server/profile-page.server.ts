import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  getPortfolio,
  getProfile,
  listMyRestrictions,
  listProfileCollections,
  listProfileEvents,
  listProfileNfts,
  type ProfileDetail,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { readTypes } from '#app/feature/event-table/type-filter.js'
import { readSort } from '#app/feature/item-filter/sort-bar.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { readProfileTab } from '#app/feature/profile/profile-tab.js'
import { cardPath } from '#app/social-card/card.js'
import { aboutProfile } from './about.server.js'
import { env } from './env.server.js'
import { mayHaveSession } from './identity.server.js'
import { late, needed, settled, soon } from './respond.server.js'
import { visit } from './visit.server.js'

const size = 48

/**
 * Everything a profile's page shows, by a DID in either form or a username. Throws the 404 for a malformed id and for
 * one that nothing is known of. `path` is the address the page is shown at.
 */
export async function loadProfile(request: Request, context: AppLoadContext, id: string, path: string) {
  const { api, i18n, url, head, locale } = visit(request)
  const profile = await needed(request, call(api, getProfile, { profile_id: id }))
  const portfolio = late(context, call(api, getPortfolio, { profile_id: profile.id }))
  const [view, hiddenWhy] = await needed(
    request,
    Promise.all([viewOf(api, profile, url), whyHidden(request, api, profile)]),
  )
  await soon(context, portfolio)
  const name = profileName(profile)
  const told = head({
    title: name,
    description: profile.bio ?? i18n._(msg`What ${name} created, collects and trades on Chia.`),
    canonical: profileHref(profile),
    card: cardPath('profiles', profile.encoded_id, locale),
  })
  return {
    head: { ...told, about: aboutProfile(profile, { head: told, mediaOrigin: env().publicMediaUrl }) },
    profile,
    portfolio: portfolio.part,
    hiddenWhy,
    path,
    ...view,
  }
}

/** Told to its holder alone. */
async function whyHidden(request: Request, api: ApiClient, profile: ProfileDetail): Promise<string | null> {
  if (profile.hidden_since === null || !mayHaveSession(request)) return null
  const found = await settled(call(api, listMyRestrictions, {}))
  const own = found.ok ? found.value.restrictions : []
  const hiding = own.find(({ kind, target, stands }) => kind === 'profile' && target === profile.id && stands)
  return hiding?.reason ?? null
}

async function viewOf(api: ApiClient, profile: ProfileDetail, url: URL) {
  const tab = readProfileTab(url.searchParams, profile)
  const cursor = url.searchParams.get('page')
  const asked = { profile_id: profile.id, size, ...(cursor ? { page: cursor } : {}) }
  switch (tab) {
    case 'created':
    case 'owned':
      return {
        tab,
        list: toListPage(
          await call(api, listProfileNfts, { ...asked, of: tab, sort: readSort(url.searchParams, 'moved') }),
          size,
          toCardNft,
        ),
      }
    case 'collections':
      return { tab, list: toListPage(await call(api, listProfileCollections, asked), size) }
    case 'activity': {
      const type = readTypes(url.searchParams)
      const page = await call(api, listProfileEvents, { ...asked, ...(type.length > 0 ? { type } : {}) })
      return { tab, list: toListPage(page, size, toShownEvent) }
    }
  }
}
