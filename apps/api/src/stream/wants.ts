import { parseAddress, parseCollectionId, parseDid } from '@chiaroscuro/domain/id'
import type { Item } from './hydrate.js'

/** What a listener chose; nothing chosen is everything. */
export interface Choice {
  readonly collection: readonly string[] | undefined
  readonly owner: readonly string[] | undefined
  readonly type: readonly string[] | undefined
}

/** Whether a piece of news is for somebody who wants so; what is told again is news to those alone who chose collections. */
export function isFor(item: Item, wants: ((item: Item) => boolean) | undefined): boolean {
  return wants ? wants(item) : !item.isAgain
}

/**
 * Whether a piece of news is what was asked for; `undefined` where everything is. Ids that cannot be ones fit nothing; what is taken back concerns
 * everybody who may have heard it.
 */
export function wantsOf(choice: Choice): ((item: Item) => boolean) | undefined {
  const collections = setOf(choice.collection?.map((id) => parseCollectionId(id) ?? id))
  const owners = setOf<string | undefined>(choice.owner?.map((id) => parseDid(id) ?? parseAddress(id)))
  const types = setOf<string>(choice.type)
  if (!collections && !owners && !types) return undefined
  return (item) => {
    if (types && !types.has(item.type)) return false
    if (item.isAgain && !collections) return false
    if (item.message?.kind === 'retraction') return true
    if (collections && !item.collections.some((id) => collections.has(id))) return false
    return !owners || item.owners.some((id) => owners.has(id))
  }
}

function setOf<T>(values: readonly T[] | undefined): ReadonlySet<T> | undefined {
  return values && values.length > 0 ? new Set(values) : undefined
}
