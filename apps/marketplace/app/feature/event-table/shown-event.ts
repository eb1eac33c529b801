import type { NftEvent } from '@chiaroscuro/contract/operation'

type Person = { encoded_id: string; name: string | null }

/** What a row of activity shows of an event. */
export interface ShownEvent
  extends Pick<
    NftEvent,
    | 'event_index'
    | 'type'
    | 'timestamp'
    | 'block_height'
    | 'price_mojos'
    | 'price_token_code'
    | 'price_token_decimals'
  > {
  nft: Pick<
    NftEvent['nft'],
    'encoded_id' | 'name' | 'thumbnail_uri' | 'placeholder_color' | 'data_type' | 'is_blocked'
  >
  collection: { name: string | null } | null
  address: { encoded_id: string } | null
  owner: Person | null
  previous_address: { encoded_id: string } | null
  previous_owner: Person | null
}

/** An event without what no row shows: its coins, payments and hashes were most of what a page of fifty weighed. */
export function toShownEvent(event: NftEvent): ShownEvent {
  const { nft, collection } = event
  return {
    event_index: event.event_index,
    type: event.type,
    timestamp: event.timestamp,
    block_height: event.block_height,
    price_mojos: event.price_mojos,
    price_token_code: event.price_token_code,
    price_token_decimals: event.price_token_decimals,
    nft: {
      encoded_id: nft.encoded_id,
      name: nft.name,
      thumbnail_uri: nft.thumbnail_uri,
      placeholder_color: nft.placeholder_color,
      data_type: nft.data_type,
      is_blocked: nft.is_blocked,
    },
    collection: collection && { name: collection.name },
    address: idOf(event.address),
    owner: person(event.owner),
    previous_address: idOf(event.previous_address),
    previous_owner: person(event.previous_owner),
  }
}

function idOf(one: { encoded_id: string } | null) {
  return one && { encoded_id: one.encoded_id }
}

function person(one: Person | null) {
  return one && { encoded_id: one.encoded_id, name: one.name }
}
