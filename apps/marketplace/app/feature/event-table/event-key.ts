import type { ShownEvent } from './shown-event.js'

/** Unique over all events. */
export function eventKey({ nft, event_index }: Pick<ShownEvent, 'nft' | 'event_index'>): string {
  return `${nft.encoded_id}-${event_index}`
}

export function eventHref(event: Pick<ShownEvent, 'nft' | 'event_index'>): string {
  return `/nfts/${event.nft.encoded_id}/events/${event.event_index}`
}
