import {
  type ChartDay,
  type CollectionDetail,
  getCollection,
  getCollectionChart,
  listCollections,
} from '@chiaroscuro/contract/operation'
import { collectionPath, collectionQuery, listCollectionsQuery } from '@chiaroscuro/contract/schema'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import type { z } from 'zod'
import { usernameKey } from '../query/claimed-profiles.js'
import { type CollectionRow, intervalSeconds, listCollectionRows } from '../query/collection-rows.js'
import { collectionOfHandle } from '../query/collection-words-rows.js'
import { floorDays } from '../query/floor-day-rows.js'
import { hidingOf } from '../query/hidden-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { dailyLows, dailyTrades } from '../query/market-day-rows.js'
import { traitCounts } from '../query/trait-rows.js'
import { floorLine, toCollection, toCollectionDetail } from '../view/collection.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { didsOfCollections, withPeople } from './with-people.js'

const DAY = 86_400
/** `all` draws its lines over this many days. */
const LONGEST_LINE = 90
type Interval = '7' | '30' | 'all'

export const listCollectionsEndpoint = endpoint(
  listCollections,
  listCollectionsQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? 50
    const interval = input.interval ?? '30'
    const fair = input.exclude_sus ?? false
    const rows = await listCollectionRows(context.db, {
      interval,
      sort: input.sort ?? 'volume',
      search: input.search,
      cursor: cursorOf(input.page),
      size,
      fair,
    })
    const [lines, view] = await Promise.all([
      floorLines(context, rows, interval, fair),
      withPeople(context, didsOfCollections(rows)),
    ])
    return toPage(rows, input.page, size, (row) => toCollection(view, row, lines(row.id), fair))
  },
)

export const getCollectionEndpoint = endpoint(
  getCollection,
  collectionPath.extend(collectionQuery.shape),
  async (context: EndpointContext, { collection_id: named, ...input }) => {
    const id = parseCollectionId(named) ?? (await collectionOfHandle(context.db, usernameKey(named)))
    const shown = id === undefined ? undefined : await presentCollection(context, id, input)
    // A handle whose collection's makers no longer speak for it names nothing.
    if (!shown || (shown.id !== parseCollectionId(named) && shown.handle === null))
      throw new NotFoundError('Unknown collection.')
    return shown
  },
)

/** A collection's own page; `undefined` where it is not known. */
export async function presentCollection(
  context: EndpointContext,
  id: string,
  input: z.output<typeof collectionQuery>,
): Promise<CollectionDetail | undefined> {
  const interval = input.interval ?? 'all'
  const fair = input.exclude_sus ?? false
  const [row] = await listCollectionRows(context.db, { interval, sort: 'volume', id, size: 1 })
  if (!row) return undefined
  const [lines, counts, view, hiding] = await Promise.all([
    floorLines(context, [row], interval, fair),
    traitCounts(context.db, id),
    withPeople(context, didsOfCollections([row])),
    hidingOf(context.db, ['collection', id]),
  ])
  const frequencies: Record<string, Record<string, number>> = {}
  for (const [key, count] of counts.byValue) {
    const [name = '', value = ''] = key.toLowerCase().split('\u0000')
    frequencies[name] = { ...frequencies[name], [value]: (frequencies[name]?.[value] ?? 0) + count }
  }
  return toCollectionDetail(view, row, lines(row.id), frequencies, fair, hiding)
}

export const getCollectionChartEndpoint = endpoint(
  getCollectionChart,
  collectionPath.extend(collectionQuery.shape),
  async (context: EndpointContext, input) => {
    const id = collectionIdOf(input.collection_id)
    const fair = input.exclude_sus ?? false
    const length = intervalSeconds(input.interval ?? 'all')
    const { seconds: now } = context.moment()
    const since = length === undefined ? 0 : now - length
    const [days, floors] = await Promise.all([
      // Days are shown whole.
      dailyTrades(context.db, id, Math.floor(since / DAY)),
      floorDays(context.db, id, { since, now }),
    ])
    return {
      days: days.map(
        (day): ChartDay => ({
          day: toDay(day.day),
          volume_mojos: fair ? day.fairVolume : day.volume,
          trade_count: fair ? day.fairTrades : day.trades,
          volume_filtered_mojos: day.fairVolume,
          trade_count_filtered: day.fairTrades,
          low_mojos: day.low,
          average_mojos: day.average,
        }),
      ),
      floors: floors.map(({ day, floor }) => ({ day: toDay(day), floor_mojos: floor })),
    }
  },
)

/** A day counted from 1970 as a date. */
function toDay(day: number): string {
  return new Date(day * DAY * 1000).toISOString().slice(0, 10)
}

async function floorLines(
  context: EndpointContext,
  rows: readonly CollectionRow[],
  interval: Interval,
  fair: boolean,
): Promise<(id: string) => string[]> {
  const { seconds } = context.moment()
  const days = interval === 'all' ? LONGEST_LINE : Number(interval)
  const today = Math.floor(seconds / DAY)
  const start = today - days + 1
  const lows = await dailyLows(
    context.db,
    rows.map((row) => row.id),
    // A line starts with the last sale before it, so look back twice as far.
    { since: today - days * 2, start },
    fair,
  )
  return (id) => floorLine(lows.get(id) ?? [], start, today)
}

/** The id of a path; 404 where it cannot be one. */
export function collectionIdOf(text: string): string {
  const id = parseCollectionId(text)
  if (id === undefined) throw new NotFoundError('Unknown collection.')
  return id
}
