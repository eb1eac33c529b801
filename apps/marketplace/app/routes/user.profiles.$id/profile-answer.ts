import type { ProfileInput } from '@chiaroscuro/contract/operation'

export const PROFILE_FIELDS = [
  'username',
  'name',
  'bio',
  'website',
  'twitter_handle',
  'avatar_nft_id',
  'header_nft_id',
] as const satisfies readonly (keyof ProfileInput)[]
export type ProfileField = (typeof PROFILE_FIELDS)[number]
/** What was typed, field by field. */
export type TypedProfile = Record<ProfileField, string>

export type ProfileFault =
  /** A name that cannot be had: why, and which it looks like. */
  | { readonly kind: 'name'; readonly reason: string; readonly resembles: string | null }
  | { readonly kind: 'field'; readonly field: ProfileField }
  | { readonly kind: 'not-yours' | 'too-often' | 'other' }

/** What became of the form. */
export type ProfileAnswer =
  | { readonly done: true }
  | { readonly fault: ProfileFault; readonly typed: TypedProfile }
