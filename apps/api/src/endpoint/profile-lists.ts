import {
  getPortfolio,
  listProfileCollections,
  listProfileEvents,
  listProfileNfts,
  listProfiles,
} from '@chiaroscuro/contract/operation'
import {
  listProfilesQuery,
  profileEventsQuery,
  profileListQuery,
  profileNftsQuery,
  profilePath,
} from '@chiaroscuro/contract/schema'
import { listCollectionRows } from '../query/collection-rows.js'
import { listEventRows } from '../query/event-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { type PortfolioRow, portfolioRows } from '../query/portfolio-rows.js'
import { listProfileRanks } from '../query/profile-rank-rows.js'
import { toCollection } from '../view/collection.js'
import { toDidProfile } from '../view/common.js'
import { toEvent } from '../view/event.js'
import { cardPage } from './card-page.js'
import { type EndpointContext, endpoint } from './endpoint.js'
import { didIdOf } from './profiles.js'
import { didsOfCollections, didsOfEvents, withPeople } from './with-people.js'

const DEFAULT_SIZE = 50
/** Collections named with a portfolio. */
const MOST_COLLECTIONS = 100

export const listProfilesEndpoint = endpoint(
  listProfiles,
  listProfilesQuery,
  async (
    context: EndpointContext,
    { interval = '7', sort = 'created', search, page, size = DEFAULT_SIZE },
  ) => {
    const ask = { interval, sort, search: search?.trim(), cursor: cursorOf(page), size }
    const rows = await listProfileRanks(context.db, ask)
    const view = await withPeople(
      context,
      rows.map((row) => row.did_id),
    )
    return toPage(rows, page, size, (row) => ({
      created_volume_mojos: row.created,
      sold_volume_mojos: row.sold,
      bought_volume_mojos: row.bought,
      ...toDidProfile(view, row.did_id),
    }))
  },
)

export const listProfileNftsEndpoint = endpoint(
  listProfileNfts,
  profileNftsQuery,
  async (context: EndpointContext, { profile_id, of, sort = 'moved', page, size = DEFAULT_SIZE }) => {
    const did = didIdOf(profile_id)
    const filter = of === 'owned' ? { owner_did: did, owned: true } : { minter_did: did }
    const ask = { moment: context.moment(), filter, sort, cursor: cursorOf(page), size }
    return cardPage(context, ask, page)
  },
)

export const listProfileCollectionsEndpoint = endpoint(
  listProfileCollections,
  profileListQuery,
  async (context: EndpointContext, { profile_id, page, size = DEFAULT_SIZE }) => {
    const rows = await listCollectionRows(context.db, {
      interval: 'all',
      sort: 'volume',
      minter: didIdOf(profile_id),
      cursor: cursorOf(page),
      size,
    })
    const view = await withPeople(context, didsOfCollections(rows))
    return toPage(rows, page, size, (row) => toCollection(view, row, []))
  },
)

export const listProfileEventsEndpoint = endpoint(
  listProfileEvents,
  profileEventsQuery,
  async (context: EndpointContext, { profile_id, type, page, size = DEFAULT_SIZE }) => {
    const rows = await listEventRows(context.db, { did: didIdOf(profile_id), type }, cursorOf(page), size)
    const view = await withPeople(context, didsOfEvents(rows))
    return toPage(rows, page, size, (row) => toEvent(view, row))
  },
)

export const getPortfolioEndpoint = endpoint(
  getPortfolio,
  profilePath,
  async ({ db }: EndpointContext, { profile_id }) => {
    const rows = await portfolioRows(db, didIdOf(profile_id))
    const valued = rows.filter((row) => row.floor !== null)
    return {
      floor_value_mojos: valued.reduce((sum, row) => sum + worthOf(row), 0n).toString(),
      nft_count: countOf(rows),
      valued_count: countOf(valued),
      collections: rows
        .slice(0, MOST_COLLECTIONS)
        .flatMap(({ id, name, nft_count, floor }) =>
          id === null || name === null ? [] : [{ id, name, nft_count, floor_price_mojos: floor }],
        ),
    }
  },
)

function worthOf({ floor, nft_count }: PortfolioRow): bigint {
  return BigInt(floor ?? 0) * BigInt(nft_count)
}

function countOf(rows: readonly PortfolioRow[]): number {
  return rows.reduce((sum, row) => sum + row.nft_count, 0)
}
