import {
  type Garden,
  getGarden,
  listGardenCollections,
  listGardenProfiles,
  listGardens,
} from '@chiaroscuro/contract/operation'
import { gardenListQuery, gardenPath, pageQuery } from '@chiaroscuro/contract/schema'
import { listCollectionRows } from '../query/collection-rows.js'
import { gardenCounts, listGardenCollectionIds, listGardenDids } from '../query/garden-members.js'
import { findGarden, type GardenRow, listGardenRows } from '../query/garden-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { toCollection } from '../view/collection.js'
import { toDidProfile, toOwnTime } from '../view/common.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { didsOfCollections, withPeople } from './with-people.js'

const DEFAULT_SIZE = 50

export const listGardensEndpoint = endpoint(
  listGardens,
  pageQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const rows = await listGardenRows(context.db, cursorOf(input.page), size)
    const present = await gardenPresenter(
      context,
      rows.map((row) => row.garden),
    )
    return toPage(rows, input.page, size, (row) => present(row.garden))
  },
)

export const getGardenEndpoint = endpoint(getGarden, gardenPath, async (context: EndpointContext, input) => {
  const garden = await gardenOf(context, input.slug)
  return (await gardenPresenter(context, [garden]))(garden)
})

export const listGardenProfilesEndpoint = endpoint(
  listGardenProfiles,
  gardenListQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const { id } = await gardenOf(context, input.slug)
    const rows = await listGardenDids(context.db, id, cursorOf(input.page), size)
    const view = await withPeople(
      context,
      rows.map(({ didId }) => didId),
    )
    return toPage(rows, input.page, size, ({ didId }) => toDidProfile(view, didId))
  },
)

export const listGardenCollectionsEndpoint = endpoint(
  listGardenCollections,
  gardenListQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const { id } = await gardenOf(context, input.slug)
    const rows = await listGardenCollectionIds(context.db, id, cursorOf(input.page), size)
    const found = await listCollectionRows(context.db, {
      interval: 'all',
      sort: 'volume',
      ids: rows.map(({ collectionId }) => collectionId),
      size: rows.length,
    })
    const view = await withPeople(context, didsOfCollections(found))
    const shown = new Map(found.map((row) => [row.id, toCollection(view, row, [])]))
    const page = toPage(rows, input.page, size, ({ collectionId }) => shown.get(collectionId) ?? [])
    return { ...page, items: page.items.flat() }
  },
)

/** Shows gardens with their owners' names and their counts. */
export async function gardenPresenter(
  context: Pick<EndpointContext, 'db' | 'view'>,
  gardens: readonly GardenRow[],
): Promise<(garden: GardenRow) => Garden> {
  const [counts, view] = await Promise.all([
    gardenCounts(
      context.db,
      gardens.map(({ id }) => id),
    ),
    withPeople(
      context,
      gardens.map(({ ownerDid }) => ownerDid),
    ),
  ])
  return (garden) => ({
    id: garden.id,
    slug: garden.slug,
    name: garden.name,
    description: garden.description,
    banner_uri: garden.bannerUri,
    owner: toDidProfile(view, garden.ownerDid),
    created_at: toOwnTime(garden.createdAt),
    profile_count: counts.get(garden.id)?.profiles ?? 0,
    collection_count: counts.get(garden.id)?.collections ?? 0,
  })
}

/** The garden of a path; 404 where there is none. */
export async function gardenOf({ db }: Pick<EndpointContext, 'db'>, slug: string): Promise<GardenRow> {
  const garden = await findGarden(db, slug)
  if (!garden) throw new NotFoundError('Unknown garden.')
  return garden
}
