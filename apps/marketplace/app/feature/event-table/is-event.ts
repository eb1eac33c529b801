import type { NftEvent } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'

/** Has the fields a row of activity cannot be drawn without. */
export function isEvent(value: unknown): value is NftEvent {
  return (
    isRecord(value) &&
    typeof value.nft_id === 'string' &&
    typeof value.event_index === 'number' &&
    typeof value.type === 'number' &&
    typeof value.block_height === 'number' &&
    isRecord(value.nft) &&
    typeof value.nft.encoded_id === 'string'
  )
}
