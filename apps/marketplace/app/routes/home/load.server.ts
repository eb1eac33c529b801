import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  type Auction,
  type FlatNft,
  getFeatured,
  getStatus,
  type Interval,
  listAuctions,
  listCollections,
  listEvents,
  listNfts,
  listProfiles,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toShownAuction } from '#app/feature/auction/shown-auction.js'
import { readInterval } from '#app/feature/collection/interval.js'
import { toRankedCollection } from '#app/feature/collection/ranked-collection.js'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { editorsChoice } from './editors.server.js'
import { toWallWork } from './wall-work.js'

/** How many works hang on the front wall, and how many newest ones they are chosen from. */
const SHOWN = 7
const LOOKED_AT = 40
const OF_ONE_COLLECTION = 2
const LATEST = 8
const CREATORS = 6
const LISTINGS = 6
const AUCTIONS = 4
const FEATURED = 5

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
  return [...front, ...rest].slice(0, SHOWN).map(toWallWork)
}

async function topCollections(api: ApiClient, interval: Interval) {
  const { items } = await call(api, listCollections, { interval, size: 10 })
  return items.map(toRankedCollection)
}

/** The latest trades; where none was ever read, whatever else happened. */
async function latest(api: ApiClient) {
  const trades = await call(api, listEvents, { type: [2], size: LATEST })
  const found = trades.items.length > 0 ? trades : await call(api, listEvents, { size: LATEST })
  return { trades: found === trades, items: found.items.map(toShownEvent) }
}

/** Those that run, then those to come. */
async function currentAuctions(api: ApiClient) {
  const [active, upcoming] = await Promise.all([
    call(api, listAuctions, { phase: 'active', size: AUCTIONS }),
    call(api, listAuctions, { phase: 'upcoming', size: AUCTIONS }),
  ])
  const items = [...active.items, ...upcoming.items].slice(0, AUCTIONS)
  return { now: active.now, items: items.map(toShownAuction) }
}

/** What the house features comes before what time would put first. */
function featuredFirst(
  { now, items }: Awaited<ReturnType<typeof currentAuctions>>,
  featured: readonly Auction[],
) {
  const first = featured.map(toShownAuction)
  const rest = items.filter(({ id }) => first.every((one) => one.id !== id))
  return { now, items: [...first, ...rest].slice(0, AUCTIONS) }
}

/** Every part may fail alone; the page is there whatever the index does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const interval = readInterval(url.searchParams)
  const [status, fresh, collections, creators, listings, events, auctions, editors, featured] =
    await Promise.all([
      settled(call(api, getStatus, {})),
      settled(freshItems(api)),
      settled(topCollections(api, interval)),
      settled(call(api, listProfiles, { interval, size: CREATORS })),
      settled(call(api, listNfts, { listed: true, sort: 'offer-new', sensitive: false, size: LISTINGS })),
      settled(latest(api)),
      settled(currentAuctions(api)),
      settled(editorsChoice(request, api)),
      settled(call(api, getFeatured, {})),
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
    listings: listings.ok ? listings.value.items.map(toCardNft) : [],
    events,
    auctions: auctions.ok ? featuredFirst(auctions.value, featured.ok ? featured.value.auctions : []) : null,
    featured: featured.ok ? featured.value.collections.slice(0, FEATURED).map(toRankedCollection) : [],
    // Without the content service the page is shorter, not broken.
    editors: editors.ok ? editors.value : null,
  }
}
