import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, item } from '../store/schema.js'
import { beginsSo, matches, matchesName, waysToMatch } from './item-filter.js'
import { type PageAsked, runsOfPage, wantedItems } from './item-page.js'
import type { KeyedRow } from './keyset.js'
import { oncePer } from './once-per.js'
import { givenMoment } from './open-offer.js'
import { type ReadFilter, readFilter, shapeOf } from './read-filter.js'

const place = z.object({ sortId: z.string(), sortKey: z.string() })

/** Which items a page of a list shows and the keys they stand at, in its order. */
export async function placesOf(db: Database, { moment, filter, ...ask }: PageAsked): Promise<KeyedRow[]> {
  const read = readFilter(filter)
  if (read.search) return searchedPlaces(db, { ...ask, moment, filter: read }, read.search)
  const { shape, values } = shapeOf(read)
  const asked = { ...ask, filter: shape }
  const statement = await onceEach(db, JSON.stringify(asked), async () => pageStatement(db, asked))
  const [page] = await statement.execute({ ...moment, ...values })
  return (page?.places ?? []).map(([sortId, sortKey]) => ({ sortId, sortKey }))
}

/** A page asked of a list, its filter read. */
type ReadAsk = Omit<PageAsked, 'filter'> & { readonly filter: ReadFilter }

/** Statements of lists: making the text of one takes longer than finding its page. */
const MOST_STATEMENTS = 1000
const onceEach = oncePer<ReturnType<typeof pageStatement>>(MOST_STATEMENTS)

function pageStatement(db: Database, ask: Omit<ReadAsk, 'moment'>) {
  const { parts, orderBy } = runsOfPage(ask, wantedItems(ask.filter, givenMoment))
  const found = pageOf(parts, orderBy, ask.size)
  // In one value: each row that is sent takes longer to read than to find.
  return db
    .select({
      places: sql<
        [id: string, key: string][] | null
      >`json_agg(json_build_array(place."sortId", place."sortKey"))`,
    })
    .from(sql`(${found}) place`)
    .prepare('')
}

function pageOf(parts: readonly SQL[], orderBy: SQL, size: number): SQL {
  return sql`
    select page.launcher_id as "sortId", page.key::text as "sortKey"
    from (${sql.join([...parts], sql` union all `)}) page order by ${orderBy} limit ${size}`
}

/** Items of the list that are looked at before an index of words is asked: so many, and so many for each that is wanted. */
const LOOKED_AT = 100
const LOOKED_AT_EACH = 10
/** So many found among those promise the rest among twice as many as it should take, if that is not too far. */
const PROMISING = 3
const FARTHEST = 5000

/**
 * What an index has of a word is not in the list's order: where a word is frequent, the list is walked until the page is
 * full; what is rare is looked up. The database guesses too badly which of the two it is. Where enough will do, names alone are looked
 * at on the way, since making words of two hundred descriptions takes longer than asking the index of words; and names that begin so
 * come before those that have it anywhere, which an index of parts finds the slower the larger the market.
 */
async function searchedPlaces(db: Database, ask: ReadAsk, search: string): Promise<KeyedRow[]> {
  const namesDo = ask.enough !== undefined
  const isDone = ({ places, isWhole }: Walked) => (namesDo ? places.length >= ask.size : isWhole)
  const match = namesDo ? matchesName(search) : matches(search)
  const most = LOOKED_AT + LOOKED_AT_EACH * ask.size
  const first = await walked(db, ask, match, most)
  if (isDone(first)) return first.places
  const farther = Math.ceil((2 * most * ask.size) / first.places.length)
  if (first.places.length >= PROMISING && farther <= FARTHEST) {
    const second = await walked(db, ask, match, farther)
    if (isDone(second)) return second.places
  }
  if (namesDo) {
    const begun = await lookedUp(db, ask, [beginsSo(search)])
    if (begun.length >= ask.size) return begun
  }
  return lookedUp(db, ask, waysToMatch(search))
}

const walkedRow = z.object({
  run: z.number(),
  id: z.string().nullable(),
  key: z.string().nullable(),
  looked: z.number().nullable(),
})

interface Walked {
  readonly places: KeyedRow[]
  /** Whether the page is full, or the list was walked to its end. */
  readonly isWhole: boolean
}

/** What of the page is within the first `most` items of each run of the list. */
async function walked(db: Database, ask: ReadAsk, match: SQL, most: number): Promise<Walked> {
  const filter = { ...ask.filter, search: undefined }
  const { parts, orderBy } = runsOfPage(ask, wantedItems(filter, ask.moment), most)
  const names = parts.map((_, i) => sql.raw(`run_${i}`))
  const tables = parts.map((part, i) => sql`${names[i]} as materialized ${part}`)
  // Asked of these rows alone: an index would give all that it has of the words in the whole store.
  const found = names.map(
    (name) => sql`(
      select page.launcher_id, page.run, page.key, null::int as looked from (
        select page.*, ${match} as has from ${name} page join ${detail} on ${detail.launcherId} = page.launcher_id offset 0) page
      where page.has order by ${orderBy} limit ${ask.size})`,
  )
  const ends = names.map(
    (name, i) => sql`select null, ${sql.raw(String(i))}, null, count(*)::int from ${name}`,
  )
  const answer = await db.execute(sql`
    with ${sql.join(tables, sql`, `)}
    select page.run, page.launcher_id as id, page.key::text as key, page.looked
    from (${sql.join([...found, ...ends], sql` union all `)}) page order by ${orderBy}`)
  const rows = z.array(walkedRow).parse(rowsOf(answer))
  const places: KeyedRow[] = []
  const runs = [...names.keys()]
  for (const run of ask.cursor?.backward ? runs.reverse() : runs) {
    const own = rows.filter((row) => row.run === run)
    for (const { id, key } of own) if (id !== null && key !== null) places.push({ sortId: id, sortKey: key })
    if (places.length >= ask.size) return { places: places.slice(0, ask.size), isWhole: true }
    if (own.some(({ looked }) => looked === most)) return { places, isWhole: false }
  }
  return { places, isWhole: true }
}

/** The page by what the indexes have of the words, all of it: there is not much, or the list would have shown enough. */
async function lookedUp(db: Database, ask: ReadAsk, ways: readonly SQL[]): Promise<KeyedRow[]> {
  const filter = { ...ask.filter, search: undefined }
  // Read whole before it is put in order.
  const items = sql`(
    select ${item}.* from found join ${item} on ${item.launcherId} = found.launcher_id offset 0) ${item}`
  const { parts, orderBy } = runsOfPage(ask, wantedItems(filter, ask.moment, items))
  // Apart, since what an index gives is looked at again: whether a name has the words is soon said, all of a text is not.
  const limit = ask.enough === undefined ? sql`` : sql`limit ${ask.enough}`
  const found = ways.map((way) => sql`(select ${detail.launcherId} from ${detail} where ${way} ${limit})`)
  const answer = await db.execute(sql`
    with found as materialized (${sql.join(found, sql` union `)})
    ${pageOf(parts, orderBy, ask.size)}`)
  return z.array(place).parse(rowsOf(answer))
}
