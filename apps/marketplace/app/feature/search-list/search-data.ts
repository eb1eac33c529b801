import type { Address, SearchResult } from '@chiaroscuro/contract/operation'

/** What `/search?q=` answers, for its page and for the type-ahead in the header. */
export interface SearchData {
  query: string
  /** Left out for an empty query. */
  result?: SearchResult | undefined
  failed?: boolean | undefined
  /** What was pasted whole reads as this address, where no work ever came or went. */
  unknown?: Address | undefined
}

/** Nothing of any kind was found. */
export function isNothing(result: SearchResult): boolean {
  const { collections, nfts, profiles, addresses } = result
  return collections.length + nfts.length + profiles.length + addresses.length === 0
}
