import { claimedProfiles } from '../query/claimed-profiles.js'
import type { CollectionRow } from '../query/collection-rows.js'
import type { EventListRow } from '../query/event-rows.js'
import type { CardRow } from '../query/nft-rows.js'
import type { ViewContext } from '../view/view-context.js'
import type { EndpointContext } from './endpoint.js'

type Dids = readonly (string | null)[]

/** A view that knows what is said of these DIDs: one question for a whole answer. */
export async function withPeople(
  { db, view, people = claimedProfiles }: Pick<EndpointContext, 'db' | 'view' | 'people'>,
  dids: Dids,
): Promise<ViewContext> {
  const named = dids.filter((did) => did !== null)
  return named.length === 0 ? view : { ...view, profiles: await people(db, named) }
}

export function didsOfItems(rows: readonly Pick<CardRow, 'nft'>[]): Dids {
  return rows.flatMap(({ nft }) => [nft.minterDid, nft.ownerDid])
}

export function didsOfEvents(rows: readonly Pick<EventListRow, 'event' | 'minterDid'>[]): Dids {
  return rows.flatMap(({ event, minterDid }) => [event.fromDid, event.toDid, minterDid])
}

export function didsOfCollections(rows: readonly Pick<CollectionRow, 'minter_did'>[]): Dids {
  return rows.map((row) => row.minter_did)
}
