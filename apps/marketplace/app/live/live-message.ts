import type { NftEvent, StreamMessage } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'
import { isEvent } from '#app/feature/event-table/is-event.js'
import { type MarketNews, readMarketNews, worksOf } from './market-news.js'

const longest = 2_000_000

type Retraction = Extract<StreamMessage, { kind: 'retraction' }>

/** What pages hear of the stream. */
export type LiveMessage =
  | Extract<StreamMessage, { kind: 'block' }>
  | { readonly kind: 'event'; readonly event: NftEvent }
  /** An offer of works, or the auction of one, is not what it was; with the news of it, where they can be shown. */
  | { readonly kind: 'market'; readonly nft_ids: readonly string[]; readonly news?: MarketNews }
  /** A reorg took back news of the market. */
  | { readonly kind: 'unsaid'; readonly sequence: number; readonly nft_id: string | null }
  | ({ readonly kind: 'retraction' } & Pick<Retraction, 'nft_id' | 'event_index' | 'block_height'>)

/** Reads one message; what no page uses or knows is dropped, since the next page load tells all anyway. */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string' || data.length > longest) return undefined
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { kind, event, offer, auction, height, timestamp, nft_id, event_index, block_height, retracts } =
    value
  if (kind === 'event' && isEvent(event)) return { kind, event }
  const traded =
    kind === 'offer'
      ? worksOf(offer).map((work) => read(work, 'nft_id'))
      : kind === 'auction'
        ? [read(read(auction, 'nft'), 'id')]
        : []
  const nft_ids = traded.filter((id) => typeof id === 'string')
  if (nft_ids.length > 0) {
    const news = readMarketNews(value)
    return { kind: 'market', nft_ids, ...(news ? { news } : {}) }
  }
  if (kind === 'block' && isWhole(height))
    return { kind, height, timestamp: typeof timestamp === 'string' ? timestamp : null }
  if (kind === 'retraction' && typeof nft_id === 'string' && isWhole(event_index) && isWhole(block_height))
    return { kind, nft_id, event_index, block_height }
  if (kind === 'retraction' && isWhole(retracts))
    return { kind: 'unsaid', sequence: retracts, nft_id: typeof nft_id === 'string' ? nft_id : null }
  return undefined
}

function read(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** Whether a retraction takes this event back. */
export function isTakenBack(event: NftEvent, message: Extract<LiveMessage, { kind: 'retraction' }>): boolean {
  return (
    event.nft_id === message.nft_id &&
    event.event_index === message.event_index &&
    event.block_height === message.block_height
  )
}
