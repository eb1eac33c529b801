import type { NftEvent } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'
import type { ShownEvent } from './shown-event.js'

/** Has the fields a row of activity cannot be drawn without. */
export function isShownEvent(value: unknown): value is ShownEvent {
  return (
    isRecord(value) &&
    typeof value.event_index === 'number' &&
    typeof value.type === 'number' &&
    typeof value.block_height === 'number' &&
    isRecord(value.nft) &&
    typeof value.nft.encoded_id === 'string'
  )
}

/** The same of an event as the API gives it. */
export function isEvent(value: unknown): value is NftEvent {
  return isShownEvent(value) && 'nft_id' in value && typeof value.nft_id === 'string'
}
