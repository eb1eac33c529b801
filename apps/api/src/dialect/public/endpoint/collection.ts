import * as operations from '@chiaroscuro/contract/public'
import { attachedCounts, latestMetadata } from '../../../query/collection-extras.js'
import { type CollectionRow, listCollectionRows } from '../../../query/collection-rows.js'
import { findRarity } from '../../../query/rarity-rows.js'
import { traitCounts } from '../../../query/trait-rows.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, paged } from '../paging.js'
import { collectionPresenter } from '../present.js'
import { toCollection } from '../view/collection.js'
import { loadPeople } from '../view/people.js'
import { collectionIdOf, known } from './ids.js'

export const listCollections = answer(operations.listCollections, async (context, input) => {
  const fair = input.exclude_sus
  const rows = await listCollectionRows(context.db, {
    interval: input.interval,
    sort: 'volume',
    search: input.search,
    traded: !input.include_zero_volume,
    cursor: cursorOf(input),
    size: input.size,
    fair,
  })
  return paged(
    rows,
    input,
    await collectionPresenter(context, rows, { fair, floor: input.include_floor_price }),
  )
})

export const getCollection = answer(operations.getCollection, async (context, input) => {
  const row = await findCollection(context, collectionIdOf(input.collection_id))
  return presentDetail(context, known(row, 'collection'))
})

export const getCollectionMetadata = answer(operations.getCollectionMetadata, async (context, input) => {
  const id = collectionIdOf(input.collection_id)
  known(await findCollection(context, id), 'collection')
  return (await latestMetadata(context.db, [id])).get(id) ?? null
})

/** A collection with its figures since it began. */
export async function findCollection(context: PublicContext, id: string): Promise<CollectionRow | undefined> {
  const ask = { interval: 'all', sort: 'volume', id, size: 1 } as const
  const [row] = await listCollectionRows(context.db, ask)
  return row
}

/** A collection as it stands alone and inside its items. */
export async function presentDetail(context: PublicContext, row: CollectionRow) {
  const { db, view } = context
  const [people, attached, metadata, counts] = await Promise.all([
    loadPeople(context, [row.minter_did]),
    attachedCounts(db, [row.id]),
    latestMetadata(db, [row.id]),
    frequencies(context, row.id),
  ])
  return {
    ...toCollection(view, row, people, { floor: true, attached, metadata }),
    attributes_frequency_counts: counts,
    attributes: null,
  }
}

/** How often each value of each trait occurs, both in lower case; null where the collection is not ranked. */
async function frequencies({ db }: PublicContext, id: string) {
  if (!(await findRarity(db, id))) return null
  // Names are strangers': a map takes `__proto__` for a name like any other.
  const counts = new Map<string, Map<string, number>>()
  for (const [key, count] of (await traitCounts(db, id)).byValue) {
    const [name = '', value = ''] = key.toLowerCase().split('\u0000')
    const values = counts.get(name) ?? new Map<string, number>()
    counts.set(name, values.set(value, (values.get(value) ?? 0) + count))
  }
  return Object.fromEntries([...counts].map(([name, values]) => [name, Object.fromEntries(values)]))
}
