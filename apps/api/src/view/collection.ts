import type { CollectionDetail, NftCollection } from '@chiaroscuro/contract/operation'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import type { CollectionRow } from '../query/collection-rows.js'
import type { HidingRow } from '../query/hidden-rows.js'
import { toBlockTime, toProfile } from './common.js'
import { toHiding } from './hiding.js'
import type { ViewContext } from './view-context.js'

/** A collection with its figures; `fair` ones leave wash trades out. */
export function toCollection(
  context: ViewContext,
  row: CollectionRow,
  floorHistory: string[],
  fair = false,
): NftCollection {
  const volume = fair ? row.fair_volume : row.volume
  const fairChange = change(BigInt(row.fair_volume), BigInt(row.fair_volume_before))
  const living = row.nft_count - row.burned_count
  const picture = row.icon_hash ?? row.cover_hash
  const thumbnail = (hash: string | null, size: number) =>
    hash === null ? null : `${context.mediaUrl}/thumbnails/${hash}_${size}.webp`
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    thumbnail_uri: thumbnail(picture, 512),
    banner_uri: thumbnail(row.banner_hash, 1024),
    creator: toProfile(context, row.minter_did),
    sensitive_content: row.is_sensitive,
    blocked_content: row.is_hidden,
    trade_count: fair ? row.fair_trades : row.trades,
    nft_count: row.nft_count,
    collector_count: row.collector_count,
    floor_price_mojos: row.floor,
    volume_mojos: volume,
    volume_change: fair ? fairChange : change(BigInt(row.volume), BigInt(row.volume_before)),
    volume_filtered_mojos: row.fair_volume,
    trade_count_filtered: row.fair_trades,
    volume_change_filtered: fairChange,
    floor_history: floorHistory,
    listed_count: row.listed_count,
    listed_share: living === 0 ? 0 : row.listed_count / living,
    burned_count: row.burned_count,
    placeholder_color: row.icon_hash === null ? row.cover_color : row.icon_color,
    first_minted_at: toBlockTime(row.minted_at === null ? null : Number(row.minted_at)),
  }
}

/** Share by which a volume grew, to a tenth of a percent; null with nothing to compare. */
function change(now: bigint, before: bigint): number | null {
  return before === 0n ? null : Number(((now - before) * 1000n) / before) / 1000
}

export function toCollectionDetail(
  context: ViewContext,
  row: CollectionRow,
  floorHistory: string[],
  frequencies: Record<string, Record<string, number>>,
  fair: boolean,
  hiding: HidingRow | undefined,
): CollectionDetail {
  return {
    ...toCollection(context, row, floorHistory, fair),
    handle: row.handle,
    is_said: row.is_said,
    hidden: toHiding(hiding),
    royalty_basis_points: row.royalty,
    creator_address_encoded_id:
      row.minter_hash === null ? null : formatAddress(asHex32(row.minter_hash), context.prefix),
    links: { website: webLink(row.website), twitter: row.twitter, discord: webLink(row.discord) },
    attributes_frequency_counts: Object.keys(frequencies).length > 0 ? frequencies : null,
  }
}

/** Links come from strangers' metadata: only http(s) is passed on. */
function webLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Daily lows, in the order of days, as a line from one day to another: days without a sale repeat the one before. */
export function floorLine(
  lows: readonly { day: number; low: string }[],
  start: number,
  today: number,
): string[] {
  const line: string[] = []
  const byDay = new Map(lows.map(({ day, low }) => [day, low]))
  let value = lows.filter(({ day }) => day < start).at(-1)?.low
  for (let day = start; day <= today; day++) {
    value = byDay.get(day) ?? value
    if (value !== undefined) line.push(value)
  }
  return line
}
