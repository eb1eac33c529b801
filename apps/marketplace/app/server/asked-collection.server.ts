import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getCollection, listCollections } from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { redirect } from '@remix-run/node'
import {
  type AskedCollection,
  collectionHref,
  collectionNamed,
} from '#app/feature/collection-filter/asked-collection.js'
import { pagePath, settled } from './respond.server.js'

const longest = 200
const MOST = 6

/** The collection that an address narrows a list to. A name that only one can mean leads to the address with its id. */
export async function askedCollection(request: Request, api: ApiClient): Promise<AskedCollection | null> {
  const page = new URL(pagePath(request), request.url)
  const text = (page.searchParams.get('collection') ?? '').trim().slice(0, longest)
  if (text === '') return null
  if (parseCollectionId(text) !== undefined) {
    const known = await settled(call(api, getCollection, { collection_id: text }))
    return { text, found: { id: text, name: known.ok ? known.value.name : text }, choices: [] }
  }
  const answer = await settled(call(api, listCollections, { search: text, interval: 'all', size: MOST }))
  const choices = answer.ok ? answer.value.items.map(({ id, name }) => ({ id, name })) : []
  const one = collectionNamed(text, choices)
  if (one) throw redirect(collectionHref(page.pathname, page.search, one.id))
  return { text, found: null, choices }
}
