import type { SavedSearchInput } from '@chiaroscuro/contract/operation'
import { parseXch } from '@chiaroscuro/domain/amount'
import { parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'

/** A search as it is typed. */
export interface TypedSearch {
  readonly name: string
  readonly collection: string
  readonly words: string
  /** XCH. */
  readonly price: string
  /** Ids of works, parted by blanks. */
  readonly works: string
}

export type SearchFault = 'nothing' | 'name' | 'collection' | 'words' | 'price' | 'works'

const FIELDS = ['name', 'collection', 'words', 'price', 'works'] as const
const LONGEST = { name: 80, collection: 100, words: 80, price: 30, works: 20_000 }
/** As many works as one search names. */
const MOST_WORKS = 200

export function readSearch(textOf: (name: (typeof FIELDS)[number]) => string): TypedSearch {
  const [name, collection, words, price, works] = FIELDS
  const short = (field: (typeof FIELDS)[number]) => textOf(field).trim().slice(0, LONGEST[field])
  return {
    name: short(name),
    collection: short(collection),
    words: short(words),
    price: short(price),
    works: short(works),
  }
}

/** What the API is asked to look out for, or what is wrong with what was typed. */
export function toSearchInput({
  name,
  collection,
  words,
  price,
  works,
}: TypedSearch): SavedSearchInput | SearchFault {
  const ids = works.split(/\s+/).filter((id) => id !== '')
  if (collection === '' && words === '' && ids.length === 0) return 'nothing'
  if (name === '') return 'name'
  if (collection !== '' && !parseCollectionId(collection)) return 'collection'
  if (words !== '' && words.length < 2) return 'words'
  const mojos = price === '' ? undefined : parseXch(price.replace(',', '.'))
  if (price !== '' && (mojos === undefined || mojos === 0n)) return 'price'
  if (ids.length > MOST_WORKS || ids.some((id) => !parseNftId(id))) return 'works'
  return {
    name,
    ...(collection === '' ? {} : { collection_id: collection }),
    ...(words === '' ? {} : { words }),
    ...(mojos === undefined ? {} : { max_price_mojos: mojos.toString() }),
    ...(ids.length === 0 ? {} : { nft_ids: ids }),
  }
}
