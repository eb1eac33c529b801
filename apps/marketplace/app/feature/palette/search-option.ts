import type { SearchResult } from '@chiaroscuro/contract/operation'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'

/** One line of the type-ahead. */
export interface SearchOption {
  kind: 'collection' | 'item' | 'profile' | 'address' | 'command'
  key: string
  href: string
  title: string
  under: string | null
  /** Picture; undefined for kinds that have none. */
  picture?: string | null
  color?: string | null
  /** What it does, where it leads nowhere. */
  press?: () => void
}

const most = 5

/** A few of each kind, collections first. */
export function searchOptions({ collections, nfts, profiles, addresses }: SearchResult): SearchOption[] {
  return [
    ...collections.slice(0, most).map(
      (c): SearchOption => ({
        kind: 'collection',
        key: c.id,
        href: `/collections/${c.id}`,
        title: c.name,
        under: c.creator?.name ?? null,
        picture: c.thumbnail_uri,
        color: c.placeholder_color,
      }),
    ),
    ...nfts.slice(0, most).map(
      (n): SearchOption => ({
        kind: 'item',
        key: n.id,
        href: `/nfts/${n.encoded_id}`,
        title: n.name ?? n.encoded_id,
        under: n.collection_name,
        picture: n.thumbnail_uri,
        color: n.placeholder_color,
      }),
    ),
    ...profiles.slice(0, most).map(
      (p): SearchOption => ({
        kind: 'profile',
        key: p.id,
        href: profileHref(p),
        title: profileName(p),
        under: p.username ? `@${p.username}` : null,
        ...(p.avatar_uri ? { picture: p.avatar_uri } : {}),
      }),
    ),
    ...addresses.slice(0, most).map(
      (a): SearchOption => ({
        kind: 'address',
        key: a.id,
        href: `/address/${a.encoded_id}`,
        title: a.encoded_id,
        under: null,
      }),
    ),
  ]
}
