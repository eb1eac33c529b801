import type { CollectionInput } from '@chiaroscuro/contract/operation'

export const COLLECTION_FIELDS = [
  'handle',
  'description',
  'banner_nft_id',
  'website',
  'twitter',
  'discord',
] as const satisfies readonly (keyof CollectionInput)[]
export type CollectionField = (typeof COLLECTION_FIELDS)[number]
/** What was typed, field by field. */
export type TypedCollection = Record<CollectionField, string> & { readonly sensitive: boolean }

export type CollectionFault =
  /** A handle that cannot be had: why, and which it looks like. */
  | { readonly kind: 'name'; readonly reason: string; readonly resembles: string | null }
  | { readonly kind: 'field'; readonly field: CollectionField }
  | { readonly kind: 'not-yours' | 'too-often' | 'other' }

/** What became of the form. */
export type CollectionAnswer =
  | { readonly done: true }
  | { readonly fault: CollectionFault; readonly typed: TypedCollection }
