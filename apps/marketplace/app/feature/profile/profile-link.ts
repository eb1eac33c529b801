import type { Profile } from '@chiaroscuro/contract/operation'
import { shorten } from '@chiaroscuro/ui'

type Named = Pick<Profile, 'encoded_id' | 'username' | 'name'>

/** Where a profile lives: under the username its holder claimed, else under its DID. */
export function profileHref({ encoded_id: id, username }: Pick<Named, 'encoded_id' | 'username'>): string {
  return username ? `/${encodeURIComponent(username)}` : `/profile/${id}`
}

/** The name its holder gave it, or its id for want of one. */
export function profileName({ encoded_id: id, username, name }: Named): string {
  return name?.trim() || username || shorten(id, 16, 6)
}
