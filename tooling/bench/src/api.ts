import { existsSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { figureCounter, makeItems, openDatabase, volumeCounter } from '@chiaroscuro/api/engine'
import pg from 'pg'
import { alone } from './api-alone.js'
import { anew, load, times } from './api-load.js'
import { type Questions, questions } from './api-questions.js'
import { fillWorld, type WorldSize } from './api-world.js'
import { whileWriting } from './api-writes.js'
import { quantile } from './quantile.js'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, MIGRATIONS, startService, whileServing } from './service.js'

const GOALS = { rate: 1200, p99: 40, bare: 0.6, constant: 0.12, scale: 1.5 }
/** Rows, indexes and what a database writes on the way to them. */
const BYTES_AN_NFT = 10_000
/** What each NFT has. */
export const WORLD = { events: 4, traits: 4 }
/** Drawn for each load: more than it asks, so that what is asked again is what many ask. */
const ASKED = 40_000
/** Asked one after another. */
const ONE_BY_ONE = 300
/** Lists that the service is compared with itself on. */
export const COMPARED = 500
/** To find one of a usual size among. */
const LOOKED_AT = 50
const SECONDS = 15
const WARM_SECONDS = 30
const CONNECTIONS = 24

interface Measured {
  readonly lines: Line[]
  /** Milliseconds of a list, an item and a profile, asked one after another. */
  readonly medians: Readonly<Record<'list' | 'item' | 'profile', number>>
}

/** Measures the service on markets of these sizes, each in a database of its own, the last the one goals are for. */
export async function benchApi(options: {
  postgresUrl: string | undefined
  sizes: readonly number[]
  clock: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, sizes } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  const missing = await missingRoom(postgresUrl, Math.max(...sizes))
  if (missing) return { text: `  ${missing}\n`, reached: false }
  const lines: Line[] = []
  let first: Measured | undefined
  for (const nfts of sizes) {
    const measured = await inDatabase(postgresUrl, `bench_api_${nfts}`, (url) => measure(url, nfts, options))
    lines.push(...measured.lines)
    if (first) lines.push(...compared(first, measured, sizes[0] ?? 0, nfts))
    first ??= measured
  }
  return report(lines)
}

/** What there is too little of on the database's disk for a market of so many; nothing where the disk is not this machine's. */
async function missingRoom(url: string, nfts: number): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  await client.end()
  const folder = rows[0]?.folder
  if (folder === undefined || !existsSync(folder)) return undefined
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, nfts * BYTES_AN_NFT]
  if (free >= needed) return undefined
  const gigabytes = (bytes: number) => `${count(Math.ceil(bytes / 1e9))} GB`
  return `${count(nfts)} NFTs need ${gigabytes(needed)} of disk in ${folder}; ${gigabytes(free)} are free.`
}

function compared(small: Measured, large: Measured, few: number, many: number): Line[] {
  return (['list', 'item', 'profile'] as const).map((kind) => {
    const ratio = large.medians[kind] / small.medians[kind]
    return line(
      `${kind}: ${count(many)} NFTs take × ${ratio.toFixed(2)} of what ${count(few)} take (${large.medians[kind].toFixed(2)} to ${small.medians[kind].toFixed(2)} ms)`,
      ratio <= GOALS.scale,
      `at most × ${GOALS.scale}`,
    )
  })
}

async function measure(
  url: string,
  nfts: number,
  { clock, say }: { clock: () => number; say: (words: string) => void },
): Promise<Measured> {
  await fill(url, { nfts, ...WORLD }, Math.floor(clock() / 1000), say)
  let draws = 0
  const drawn = (kind: keyof Questions, count = ASKED) => questions(nfts, count, ++draws)[kind]
  return whileServing(url, async (api, scratch) => {
    // Plans, code, pages of the database and what many look at are warm in a service that runs.
    await whileWriting(url, nfts, () =>
      load(api, drawn('mix'), { seconds: WARM_SECONDS, connections: CONNECTIONS }),
    )
    const lines: Line[] = []
    const parts = [
      () => whileWriting(url, nfts, () => underLoad(api, drawn, nfts)),
      () => againstBare(url, api, nfts, scratch),
      () => alone(url, api, nfts),
    ]
    for (const part of parts) {
      const found = await part()
      lines.push(...found)
      // It takes minutes, and whoever waits sees how far it is.
      say(report(found).text)
    }
    const median = async (kind: 'list' | 'item' | 'profile') =>
      quantile(await times(api, anew(drawn(kind, ONE_BY_ONE))), 0.5)
    return {
      lines,
      medians: { list: await median('list'), item: await median('item'), profile: await median('profile') },
    }
  })
}

/** Tables of many rows that tell of what is on cards. */
const TELLING = ['nft', 'detail', 'media', 'offer']

/** Makes a market in an empty database. */
export async function fill(
  url: string,
  size: WorldSize,
  now: number,
  say: (words: string) => void,
): Promise<void> {
  const { close } = await openDatabase(url, MIGRATIONS)
  await close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const started = performance.now()
  const inAll = (way: 'enable' | 'disable') =>
    client.query(TELLING.map((table) => `alter table ${table} ${way} trigger user`).join('; '))
  // Nobody has cards yet who would have to hear of changes.
  await inAll('disable')
  const several = async (text: string) => void (await client.query(text))
  const world = {
    query: <T>(text: string, values?: unknown[]) => client.query<T & object>(text, values),
    several,
  }
  await fillWorld(world, size, now, say)
  await inAll('enable')
  const { db, close: closeItems } = await openDatabase(url, MIGRATIONS)
  const moment = { seconds: now, height: 1 }
  await makeItems(db, moment)
  for (const counter of [figureCounter, volumeCounter])
    await counter(
      db,
      () => moment,
      () => performance.now(),
    )()
  await closeItems()
  // What a database that runs does by itself, after a minute, in the middle of what is measured.
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  say(
    `${count(size.nfts)} NFTs made in ${Math.round((performance.now() - started) / 1000)} s, ${rows[0]?.size}`,
  )
  await client.end()
}

async function underLoad(
  url: string,
  drawn: (kind: keyof Questions) => readonly string[],
  nfts: number,
): Promise<Line[]> {
  const at = await load(url, drawn('mix'), { seconds: SECONDS, connections: CONNECTIONS, rate: GOALS.rate })
  const lines = [
    line(
      `${count(nfts)} NFTs: lists, items and profiles mixed at ${count(at.rate)} a second: p50 ${at.p50} ms, p99 ${at.p99} ms, ${at.failed} failed`,
      at.p99 <= GOALS.p99 && at.rate >= GOALS.rate * 0.98 && at.failed === 0,
      `p99 at most ${GOALS.p99} ms at ${count(GOALS.rate)}`,
    ),
  ]
  for (const kind of ['mix', 'list', 'item', 'profile'] as const) {
    const most = await load(url, drawn(kind), { seconds: SECONDS, connections: CONNECTIONS })
    lines.push(
      line(
        `${count(nfts)} NFTs: ${kind} as fast as it can: ${count(most.rate)} a second, p50 ${most.p50} ms, p99 ${most.p99} ms, ${count(most.bytes)} bytes each`,
        most.failed === 0,
        'none failed',
      ),
    )
  }
  return lines
}

/** The same SQL bare, and an answer that is there already, in the same framework. */
async function againstBare(databaseUrl: string, url: string, nfts: number, scratch: string): Promise<Line[]> {
  const lists = questions(nfts, COMPARED, COMPARED).list
  const often = Array.from({ length: ASKED }, (_, i) => lists[i % lists.length] ?? '')
  const ours = await load(url, anew(often), { seconds: SECONDS, connections: CONNECTIONS })
  const list = await nearestInSize(url, lists, ours.bytes)
  const file = join(scratch, 'list.json')
  writeFileSync(file, list)
  const bare = await startService(process.argv[1] ?? '', ['api-bare-server'], {
    API_BENCH_URL: databaseUrl,
    API_BENCH_LIST: file,
    API_BENCH_NFTS: String(nfts),
  })
  try {
    const rows = lists.map((_, i) => `/bare/${i}`)
    const plain = await load(bare.url, rows, { seconds: SECONDS, connections: CONNECTIONS })
    const constant = await load(bare.url, ['/constant'], { seconds: SECONDS, connections: CONNECTIONS })
    const text = await load(bare.url, ['/text'], { seconds: SECONDS, connections: CONNECTIONS })
    const asked = `${count(nfts)} NFTs: lists asked anew`
    const bytes = `${count(Buffer.byteLength(list))} bytes`
    return [
      ratio(`${asked}, against the same SQL bare`, ours.rate, plain.rate, GOALS.bare),
      ratio(`${asked}, against a constant of ${bytes}`, ours.rate, constant.rate, GOALS.constant),
      ratio(
        `${asked}, against a text of ${bytes} that was written before`,
        ours.rate,
        text.rate,
        GOALS.constant,
      ),
    ]
  } finally {
    await bare.stop()
  }
}

/** The answer to one of these lists that comes nearest to so many bytes. */
async function nearestInSize(url: string, lists: readonly string[], bytes: number): Promise<string> {
  const answers = await Promise.all(
    lists.slice(0, LOOKED_AT).map(async (path) => (await fetch(url + path)).text()),
  )
  const off = (text: string) => Math.abs(Buffer.byteLength(text) - bytes)
  return answers.reduce((best, one) => (off(one) < off(best) ? one : best))
}

function ratio(what: string, ours: number, theirs: number, goal: number): Line {
  return line(
    `${what}: × ${(ours / theirs).toFixed(2)} (${count(ours)} to ${count(theirs)} a second)`,
    ours / theirs >= goal,
    `at least × ${goal}`,
  )
}
