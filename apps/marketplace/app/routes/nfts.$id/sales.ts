import type { NftEvent } from '@chiaroscuro/contract/operation'

/** A sale for XCH. */
export interface Sale {
  readonly at: string | null
  readonly height: number
  readonly mojos: string
}

const TRADE = 2

/** Sales whose prices can be compared. */
export function salesOf(events: readonly NftEvent[]): Sale[] {
  return events.flatMap((event) =>
    event.type === TRADE && event.price_token_id === 'xch' && event.price_mojos !== null
      ? [{ at: event.timestamp, height: event.block_height, mojos: event.price_mojos }]
      : [],
  )
}
