import { listSearches, removeSearch, type SavedSearch, saveSearch } from '@chiaroscuro/contract/operation'
import { savedSearchBody, savedSearchPath } from '@chiaroscuro/contract/schema'
import { asHex32, formatNftId, parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { entitlementsOf } from '../premium/entitlements.js'
import { isPremiumAt } from '../query/premium-rows.js'
import {
  collectionName,
  dropSearch,
  keepSearch,
  type SavedSearchRow,
  searchesOf,
} from '../query/saved-search-rows.js'
import { toOwnTime } from '../view/common.js'
import { type Endpoint, endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { parsed } from './keep-garden.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

const CHANGES: Quota = { name: 'saved-searches', points: 120, seconds: 600 }
const ID_BYTES = 12

async function mostOf({ db, now }: PeopleContext, userId: string): Promise<number> {
  return entitlementsOf(await isPremiumAt(db, userId, now())).savedSearches
}

const listSearchesEndpoint = endpoint(
  listSearches,
  z.object({}),
  async (context: PeopleContext, _input, call) => {
    const { userId } = viewerOfCall(call)
    const [rows, most] = await Promise.all([searchesOf(context.db, userId), mostOf(context, userId)])
    return { items: rows.map(({ search, collectionName: name }) => toSearch(search, name)), most }
  },
)

const saveSearchEndpoint = endpoint(
  saveSearch,
  z.object({ search: savedSearchBody }),
  async (context: PeopleContext, { search }, call) => {
    const { userId } = viewerOfCall(call)
    const { db, now, random } = context
    const { collection_id: given, nft_ids: works } = search
    const collectionId = given === undefined ? null : parsed('collection_id', given, parseCollectionId)
    const name = collectionId === null ? null : await collectionName(db, collectionId)
    if (name === undefined) throw new NotFoundError('Unknown collection.')
    const row: SavedSearchRow = {
      id: Buffer.from(random(ID_BYTES)).toString('hex'),
      userId,
      name: search.name,
      collectionId,
      words: search.words?.toLowerCase() ?? null,
      maxPrice: search.max_price_mojos ?? null,
      launcherIds: works ? [...new Set(works.map((text) => parsed('nft_ids', text, parseNftId)))] : null,
      createdAt: now(),
    }
    const most = await mostOf(context, userId)
    if (!(await keepSearch(db, row, most)))
      throw new RefusedError(
        'TooManySearches',
        `This account looks out for ${most} searches: remove one first.`,
      )
    return toSearch(row, name)
  },
  { quota: CHANGES, status: 201, unseen: true },
)

const removeSearchEndpoint = endpoint(
  removeSearch,
  savedSearchPath,
  async ({ db }: PeopleContext, { search_id }, call) => {
    if (!(await dropSearch(db, viewerOfCall(call).userId, search_id)))
      throw new NotFoundError('Unknown search.')
    return { removed: true as const }
  },
  { quota: CHANGES, unseen: true },
)

function toSearch(row: SavedSearchRow, name: string | null): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    collection: row.collectionId === null ? null : { id: row.collectionId, name },
    words: row.words,
    max_price_mojos: row.maxPrice,
    nft_ids: (row.launcherIds ?? []).map((id) => formatNftId(asHex32(id))),
    created_at: toOwnTime(row.createdAt),
  }
}

/** What people look out for. */
export const SEARCH_ENDPOINTS: readonly Endpoint<PeopleContext>[] = [
  listSearchesEndpoint,
  saveSearchEndpoint,
  removeSearchEndpoint,
]
