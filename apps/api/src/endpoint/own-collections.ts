import { listMyCollections, type OwnCollection, updateCollection } from '@chiaroscuro/contract/operation'
import { collectionBody, collectionPath } from '@chiaroscuro/contract/schema'
import { asHex32, formatNftId, parseNftId } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { nameRefused } from '../identity/name-refused.js'
import { readUsername } from '../identity/username.js'
import type { Quota } from '../limit/limiter.js'
import {
  type CollectionWordsRow,
  collectionsOfUser,
  holderOfHandle,
  isItemOf,
  keepWords,
  speakerOf,
  wordsOf,
} from '../query/collection-words-rows.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { collectionIdOf, presentCollection } from './collections.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { requireNotBanned } from './require-not-banned.js'

const UPDATES: Quota = { name: 'collection-updates', points: 60, seconds: 600 }
const MOST_OWN = 100

export const listMyCollectionsEndpoint = endpoint(
  listMyCollections,
  z.object({}),
  async (context: PeopleContext, _input, call) => {
    const mine = await collectionsOfUser(context.db, viewerOfCall(call).userId, MOST_OWN)
    const shown = await Promise.all(mine.map(({ id }) => presentOwn(context, id)))
    return { collections: shown.filter((one) => one !== undefined) }
  },
)

export const updateCollectionEndpoint = endpoint(
  updateCollection,
  collectionPath.extend({ collection: collectionBody }),
  async (context: PeopleContext, { collection_id, collection }, call) => {
    const { db, now } = context
    const id = collectionIdOf(collection_id)
    const { userId } = viewerOfCall(call)
    await requireNotBanned(db, userId)
    const speaker = await speakerOf(db, id)
    if (speaker?.userId !== userId)
      throw new RefusedError('Forbidden', 'Only whoever claimed the DID it was minted with may speak for it.')
    const kept = (await wordsOf(db, [id])).get(id)
    const before = kept?.ownerHash === speaker.ownerHash ? kept : undefined
    const row: CollectionWordsRow = {
      collectionId: id,
      ownerHash: speaker.ownerHash,
      ...(await handleWords(context, { collectionId: id, userId }, collection.handle, before)),
      bannerId: await bannerOf(context, id, collection.banner_nft_id, before),
      description: given(collection.description, before?.description),
      website: given(collection.website, before?.website),
      twitter: given(collection.twitter, before?.twitter),
      discord: given(collection.discord, before?.discord),
      sensitive: collection.sensitive ?? before?.sensitive ?? false,
      updatedAt: now(),
    }
    await keepWords(db, row).catch((error: unknown) => {
      // Somebody was faster by a moment.
      if (isUniqueViolation(error)) throw nameRefused('taken', row.handle)
      throw error
    })
    const shown = await presentOwn(context, id)
    if (!shown) throw new NotFoundError('Unknown collection.')
    return shown
  },
  { quota: UPDATES },
)

/** What was left out stays as it is. */
function given(value: string | null | undefined, before: string | null | undefined): string | null {
  return value === undefined ? (before ?? null) : value
}

type Handle = Pick<CollectionWordsRow, 'handle' | 'handleKey' | 'handleSkeleton'>
const NO_HANDLE: Handle = { handle: null, handleKey: null, handleSkeleton: null }

async function handleWords(
  { db }: PeopleContext,
  self: { readonly collectionId: string; readonly userId: string },
  handle: string | null | undefined,
  before: Handle | undefined,
): Promise<Handle> {
  if (handle === undefined)
    return before
      ? { handle: before.handle, handleKey: before.handleKey, handleSkeleton: before.handleSkeleton }
      : NO_HANDLE
  if (handle === null || handle === '') return NO_HANDLE
  const read = readUsername(handle)
  if ('reason' in read) throw nameRefused(read.reason, 'resembles' in read ? read.resembles : null)
  const other = await holderOfHandle(db, read, self)
  if (other) throw nameRefused(other.key === read.key ? 'taken' : 'resembles', other.name)
  return { handle: read.text, handleKey: read.key, handleSkeleton: read.skeleton }
}

async function bannerOf(
  { db }: PeopleContext,
  collectionId: string,
  text: string | null | undefined,
  before: CollectionWordsRow | undefined,
): Promise<string | null> {
  if (text === undefined) return before?.bannerId ?? null
  if (text === null || text === '') return null
  const launcherId = parseNftId(text)
  if (launcherId === undefined || !(await isItemOf(db, launcherId, collectionId)))
    throw new RefusedError('NotOwned', 'The collection does not hold this item.', { name: 'banner_nft_id' })
  return launcherId
}

async function presentOwn(context: PeopleContext, id: string): Promise<OwnCollection | undefined> {
  const shown = await presentCollection(context, id, {})
  if (!shown) return undefined
  const words = shown.is_said ? (await wordsOf(context.db, [id])).get(id) : undefined
  return {
    ...shown,
    said: {
      description: words?.description ?? null,
      banner_nft_id: words?.bannerId ? formatNftId(asHex32(words.bannerId)) : null,
      website: words?.website ?? null,
      twitter: words?.twitter ?? null,
      discord: words?.discord ?? null,
    },
  }
}
