import type { Collection, CollectionResult } from '@chiaroscuro/contract/public'
import type { CollectionRow } from '../../../query/collection-rows.js'
import { toXchNumber } from '../../../view/common.js'
import type { ViewContext } from '../../../view/view-context.js'
import type { People } from './people.js'

/** What an answer was asked to say beside a collection's own figures. */
export interface CollectionExtras {
  /** Leave wash trades out of the figures. */
  readonly fair?: boolean | undefined
  readonly floor?: boolean | undefined
  readonly attached: ReadonlyMap<string, number>
  readonly metadata?: ReadonlyMap<string, Record<string, unknown>> | undefined
}

/** A collection as the field shows it. */
export function toCollection(
  view: ViewContext,
  row: CollectionRow,
  people: People,
  extras: CollectionExtras,
): Collection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    thumbnail_uri: picture(view, row.icon_hash ?? row.cover_hash, 512),
    banner_uri: picture(view, row.banner_hash, 1024),
    creator: people(row.minter_did),
    sensitive_content: row.is_sensitive,
    blocked_content: row.is_hidden,
    blocked_content_reason: null,
    suspicious_activity_timeout_until: null,
    volume: toXchNumber(extras.fair ? row.fair_volume : row.volume),
    trade_count: extras.fair ? row.fair_trades : row.trades,
    nft_count: row.nft_count,
    unminted_nft_count: 0,
    active_mints_count: 0,
    attached_to_did_count: extras.attached.get(row.id) ?? 0,
    collector_count: row.collector_count,
    floor_price: extras.floor && row.floor !== null ? toXchNumber(row.floor) : null,
    latest_metadata: extras.metadata?.get(row.id) ?? null,
  }
}

/** A collection that a search found. */
export function toCollectionResult(view: ViewContext, row: CollectionRow, people: People): CollectionResult {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    thumbnail_uri: picture(view, row.icon_hash ?? row.cover_hash, 512),
    total_volume: Math.trunc(toXchNumber(row.volume)),
    nft_count: row.nft_count,
    unminted_nft_count: 0,
    creator: people(row.minter_did),
  }
}

function picture({ mediaUrl }: ViewContext, hash: string | null, size: number): string | null {
  return hash === null ? null : `${mediaUrl}/thumbnails/${hash}_${size}.webp`
}
