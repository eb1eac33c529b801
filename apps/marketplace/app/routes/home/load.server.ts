import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  type FlatNft,
  getStatus,
  listCollections,
  listEvents,
  listNfts,
  listProfiles,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readInterval } from '#app/feature/collection/interval.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { editorsChoice } from './editors.server.js'

/** How many works hang on the front wall, and how many newest ones they are chosen from. */
const SHOWN = 7
const LOOKED_AT = 40
const OF_ONE_COLLECTION = 2
const LATEST = 8
const CREATORS = 6
const LISTINGS = 6

/** The newest works, a few of each collection; those whose picture is not to be had (yet) step back. */
async function freshItems(api: ApiClient) {
  const page = await call(api, listNfts, { sort: 'newest', size: LOOKED_AT, sensitive: false, burned: false })
  const perCollection = new Map<string | null, number>()
  const front: FlatNft[] = []
  const rest: FlatNft[] = []
  for (const item of page.items) {
    const hung = perCollection.get(item.collection_id) ?? 0
    const first = item.thumbnail_uri !== null && hung < OF_ONE_COLLECTION
    if (first) perCollection.set(item.collection_id, hung + 1)
    const wall = first ? front : rest
    wall.push(item)
  }
  return { ...page, items: [...front, ...rest].slice(0, SHOWN) }
}

/** The latest trades; where none was ever read, whatever else happened. */
async function latest(api: ApiClient) {
  const trades = await call(api, listEvents, { type: [2], size: LATEST })
  return trades.items.length > 0
    ? { trades: true, items: trades.items }
    : { trades: false, items: (await call(api, listEvents, { size: LATEST })).items }
}

/** Every part may fail alone; the page is there whatever the index does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const interval = readInterval(url.searchParams)
  const [status, fresh, collections, creators, listings, events, editors] = await Promise.all([
    settled(call(api, getStatus, {})),
    settled(freshItems(api)),
    settled(call(api, listCollections, { interval, size: 10 })),
    settled(call(api, listProfiles, { interval, size: CREATORS })),
    settled(call(api, listNfts, { listed: true, sort: 'offer-new', sensitive: false, size: LISTINGS })),
    settled(latest(api)),
    settled(editorsChoice(request, api)),
  ])
  return {
    head: head({
      title: 'Chiaroscuro',
      description: i18n._(
        msg`An NFT marketplace and explorer for the Chia blockchain. Every owner and price is read from the chain itself.`,
      ),
      canonical: '/',
    }),
    interval,
    status,
    fresh,
    collections,
    // People who only claimed a profile come after those whose work sold; here they have no place yet.
    creators: creators.ok ? creators.value.items.filter((one) => one.created_volume_mojos !== '0') : [],
    listings: listings.ok ? listings.value.items : [],
    events,
    // Without the content service the page is shorter, not broken.
    editors: editors.ok ? editors.value : null,
  }
}
