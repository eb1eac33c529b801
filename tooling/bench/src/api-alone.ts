import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import pg from 'pg'
import { times } from './api-load.js'
import { collectionOf, launcherOf } from './api-world.js'
import { quantile } from './quantile.js'
import { count, type Line, line } from './report-line.js'

const GOALS = { deep: 1.2, facets: 25, filtered: 120, lists: 40, prefix: 30, part: 150 }

/** What is typed into the search: frequent words and rare ones, beginnings of them, and words that nothing has. */
const TYPED = [
  'amber',
  'bir',
  'Collection qu',
  'slate ti',
  'wil',
  'harb',
  'Collection 1',
  'yar',
  'moss no',
  'um',
  'k',
  'jade #12',
  '#4711',
  'zzz',
]
const PARTS = ['mber', 'irch', 'uart', 'ello']

/** Measures what is asked now and then, one question after another. */
export async function alone(databaseUrl: string, url: string, nfts: number): Promise<Line[]> {
  const timed = async (paths: readonly string[], share: number) => quantile(await times(url, paths), share)
  const name = `${count(nfts)} NFTs`
  const most = (what: string, took: number, goal: number) =>
    line(`${name}: ${what} ${took.toFixed(1)} ms`, took <= goal, `at most ${goal} ms`)
  const { id: largestId } = collectionOf(0)
  const largest = `/v2/facets?collection_id=${largestId}`
  const filtered = `${largest}&filter=Trait%201&filter_value=Value%200&max_rank=100000`
  const ids = Array.from({ length: 20 }, (_, i) => launcherOf(i * 997))
  const found = await offerBeginnings(databaseUrl)
  return [
    await deepPage(databaseUrl, url, nfts, name),
    most('facets of the largest collection', await timed(many(largest, 20), 0.5), GOALS.facets),
    most('the same under two filters', await timed(many(filtered, 20), 0.5), GOALS.filtered),
    most('newest events p95', await timed(many('/v2/events?size=50', 50), 0.95), GOALS.lists),
    most('ranking of collections', await timed(many('/v2/collections?interval=all', 10), 0.5), GOALS.lists),
    most(
      'the largest collection',
      await timed(many(`/v2/collections/${largestId}?interval=all`, 10), 0.5),
      GOALS.lists,
    ),
    most(
      'its sales by day',
      await timed(many(`/v2/collections/${largestId}/chart?interval=all`, 10), 0.5),
      GOALS.lists,
    ),
    most(
      'how many items the market shows',
      await timed(many('/v2/facets?sensitive=false', 10), 0.5),
      GOALS.lists,
    ),
    most('ranking of profiles', await timed(many('/v2/profiles?interval=all', 10), 0.5), GOALS.lists),
    most('type-ahead p95', await timed([...TYPED, ...found].flatMap(typed), 0.95), GOALS.prefix),
    most(
      'part of a name',
      await timed(
        PARTS.flatMap((word) => many(`/v2/nfts?search=${word}`, 3)),
        0.5,
      ),
      GOALS.part,
    ),
    most(
      'six characters of an id, p95',
      await timed(
        ids.flatMap((id, i) =>
          typed(i % 2 === 0 ? id.slice(30, 36) : formatNftId(asHex32(id)).slice(30, 36)),
        ),
        0.95,
      ),
      GOALS.part,
    ),
  ]
}

/** Differs each time, and changes nothing: no answer is one that was kept. */
function many(path: string, times: number): string[] {
  return Array.from({ length: times }, (_, i) => `${path}&n=${i}`)
}

function typed(words: string): string[] {
  return many(`/v2/search?query=${encodeURIComponent(words)}`, 5)
}

async function offerBeginnings(databaseUrl: string): Promise<string[]> {
  const { rows } = await asked<{ id: string }>(databaseUrl, 'select id from offer order by id limit 3', [])
  return rows.map(({ id }) => id.slice(0, 8))
}

/** The same page at the top of a list and far down. */
async function deepPage(databaseUrl: string, url: string, nfts: number, name: string): Promise<Line> {
  const down = Math.floor(nfts / 10)
  const { rows } = await asked<{ minted: number; launcher_id: string }>(
    databaseUrl,
    'select minted, launcher_id from item order by minted desc, launcher_id desc offset $1 limit 1',
    [down],
  )
  const place = `page=%3Ei:${rows[0]?.minted}~s:${rows[0]?.launcher_id}`
  await times(url, many('/v2/nfts?sort=newest', 50))
  const top = quantile(await times(url, many('/v2/nfts?sort=newest', 200)), 0.5)
  const bottom = quantile(await times(url, many(`/v2/nfts?sort=newest&${place}`, 200)), 0.5)
  return line(
    `${name}: a page ${count(down)} rows down × ${(bottom / top).toFixed(2)} of the first (${bottom.toFixed(1)} to ${top.toFixed(1)} ms)`,
    bottom / top <= GOALS.deep,
    `at most × ${GOALS.deep}`,
  )
}

async function asked<Row extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}
