import type { ModeratedKind } from '@chiaroscuro/contract/operation'
import { parseCollectionId, parseDid, parseNftId } from '@chiaroscuro/domain/id'

export interface ModeratedTarget {
  kind: ModeratedKind
  target: string
}

const PAGES: Readonly<Record<string, ModeratedKind>> = {
  nfts: 'nft',
  collections: 'collection',
  offers: 'offer',
  profile: 'profile',
}
/** The page of a profile that has a username. */
const NAMED = /^https?:\/\/[^/?#]+\/([^/?#]{3,200})\/?(?:[?#]|$)/
/** base58 of 32 bytes. */
const OFFER = /^[1-9A-HJ-NP-Za-km-z]{43,44}$/

/** What somebody means by an id, or by the address of a page, pasted whole; `undefined` for what is neither. */
export function readTarget(text: string): ModeratedTarget | undefined {
  const given = text.trim()
  const [, page = '', id = ''] =
    /(?:^|\/)(nfts|collections|offers|profile)\/([A-Za-z0-9:]{1,100})(?:[/?#]|$)/.exec(given) ?? []
  const kind = PAGES[page]
  if (kind) return { kind, target: id }
  const [, username] = NAMED.exec(given) ?? []
  if (username !== undefined) return { kind: 'profile', target: decoded(username) }
  if (given.startsWith('did:') && parseDid(given) !== undefined) return { kind: 'profile', target: given }
  if (parseNftId(given) !== undefined) return { kind: 'nft', target: given }
  if (parseCollectionId(given) !== undefined) return { kind: 'collection', target: given }
  return OFFER.test(given) ? { kind: 'offer', target: given } : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
