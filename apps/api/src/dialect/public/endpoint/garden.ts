import * as operations from '@chiaroscuro/contract/public'
import {
  findGarden,
  type GardenRow,
  gardenCollectionIds,
  gardenDids,
  gardenMembers,
  listGardenRows,
} from '../../../query/garden-rows.js'
import { toOwnTime } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, paged } from '../paging.js'
import { loadCollections } from '../present.js'
import { loadPeople } from '../view/people.js'
import { presentEvents } from './event.js'
import { known } from './ids.js'

/** More profiles than any garden has. */
const MOST_PROFILES = 1000

export const listGardens = answer(operations.listGardens, async (context, input) => {
  const rows = await listGardenRows(context.db, cursorOf(input), input.size)
  const present = await gardenPresenter(
    context,
    rows.map(({ garden }) => garden),
  )
  return paged(rows, input, ({ garden }) => present(garden))
})

export const getGarden = answer(operations.getGarden, async (context, input) => {
  const garden = await gardenOf(context, input.slug)
  return (await gardenPresenter(context, [garden]))(garden)
})

async function gardenPresenter(context: PublicContext, gardens: readonly GardenRow[]) {
  const { dids, collections } = await gardenMembers(
    context.db,
    gardens.map(({ id }) => id),
  )
  const [people, shown] = await Promise.all([
    loadPeople(
      context,
      dids.map(({ id }) => id),
    ),
    loadCollections(
      context,
      collections.map(({ id }) => id),
    ),
  ])
  return (garden: GardenRow): operations.Garden => ({
    id: garden.id,
    name: garden.name,
    slug: garden.slug,
    description: garden.description,
    banner_image_url: garden.bannerUri,
    owner_id: garden.ownerDid,
    created_at: toOwnTime(garden.createdAt),
    profiles: dids.filter((one) => one.garden_id === garden.id).map(({ id }) => people(id)),
    collections: collections
      .filter((one) => one.garden_id === garden.id)
      .flatMap(({ id }) => shown.get(id) ?? []),
  })
}

export const listGardenProfiles = answer(operations.listGardenProfiles, async (context, input) => {
  const { id } = await gardenOf(context, input.slug)
  const dids = await gardenDids(context.db, id, input.limit, input.offset)
  const people = await loadPeople(context, dids)
  return dids.map((did) => people(did))
})

export const listGardenCollections = answer(operations.listGardenCollections, async (context, input) => {
  const { id } = await gardenOf(context, input.slug)
  const ids = await gardenCollectionIds(context.db, id)
  const shown = await loadCollections(context, ids)
  return ids.flatMap((one) => shown.get(one) ?? [])
})

export const listGardenEvents = answer(operations.listGardenEvents, async (context, input) => {
  const { id } = await gardenOf(context, input.slug)
  const [dids, collections] = await Promise.all([
    gardenDids(context.db, id, MOST_PROFILES, 0),
    gardenCollectionIds(context.db, id),
  ])
  return presentEvents(context, input, { type: input.type?.map(Number), among: { dids, collections } })
})

async function gardenOf({ db }: PublicContext, slug: string): Promise<GardenRow> {
  return known(await findGarden(db, slug), 'garden')
}
