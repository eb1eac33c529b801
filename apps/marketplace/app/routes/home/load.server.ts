import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  type Featured,
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
import { late, settled, soon } from '#app/server/respond.server.js'
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
async function auctionsShown(api: ApiClient, featured: Promise<Featured | undefined>) {
  const [{ now, items }, chosen] = await Promise.all([currentAuctions(api), featured])
  const first = chosen?.auctions.map(toShownAuction) ?? []
  const rest = items.filter(({ id }) => first.every((one) => one.id !== id))
  return { now, items: [...first, ...rest].slice(0, AUCTIONS) }
}

/** Those who earned by what they made: people who only claimed a profile have no place here yet. */
async function topCreators(api: ApiClient, interval: Interval) {
  const { items } = await call(api, listProfiles, { interval, size: CREATORS })
  return items.filter((one) => one.created_volume_mojos !== '0')
}

async function newListings(api: ApiClient) {
  const asked = { listed: true, sort: 'offer-new', sensitive: false, size: LISTINGS } as const
  const { items } = await call(api, listNfts, asked)
  return items.map(toCardNft)
}

/** Every part may fail alone, and but for the wall may come after the rest; the page is there whatever the index does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const interval = readInterval(url.searchParams)
  const featured = call(api, getFeatured, {})
  const collections = late(context, topCollections(api, interval))
  const creators = late(context, topCreators(api, interval))
  const listings = late(context, newListings(api))
  const events = late(context, latest(api))
  // What is featured is left out of both where it cannot be had.
  const auctions = late(
    context,
    auctionsShown(
      api,
      featured.catch(() => undefined),
    ),
  )
  const chosen = late(
    context,
    featured.then((found) => found.collections.slice(0, FEATURED).map(toRankedCollection)),
  )
  const editors = late(context, editorsChoice(request, api))
  const [status, fresh] = await Promise.all([settled(call(api, getStatus, {})), settled(freshItems(api))])
  await soon(context, collections, creators, listings, events, auctions, chosen, editors)
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
    collections: collections.part,
    creators: creators.part,
    listings: listings.part,
    events: events.part,
    auctions: auctions.part,
    featured: chosen.part,
    editors: editors.part,
  }
}
