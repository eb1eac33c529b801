import type { SearchFault, TypedSearch } from './read-search.js'

/** What became of a form of this page. */
export type SearchesAnswer =
  | { readonly done: 'saved' | 'removed' }
  | {
      readonly fault: SearchFault | 'too-many' | 'unknown' | 'other'
      readonly typed?: TypedSearch | undefined
    }
