import pg from 'pg'
import { fill, WORLD } from './api.js'
import { anew, times } from './api-load.js'
import { readsOf, type Subjects, subjectsOf } from './growth-reads.js'
import { timesOfTurns } from './growth-turns.js'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, whileServing } from './service.js'

/** Of whatever is read, however large the market. */
const MOST_MS = 500
const ROUNDS = 3
/** What is told of by itself; the rest is told together. */
const TOLD = 25

/** Milliseconds of each read by its name. */
type Took = ReadonlyMap<string, number>

interface Measured {
  readonly reads: Took
  readonly turns: Awaited<ReturnType<typeof timesOfTurns>>
}

/**
 * Every kind of read on a small market and on a large one, of what is largest in them and of what is small, and what the service
 * does by itself: which grow with the market. Each is asked as if for the first time, one after another, and the quickest of three
 * counts.
 */
export async function benchGrowth(options: {
  postgresUrl: string | undefined
  sizes: readonly [small: number, large: number]
  clock: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, sizes } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  const [few, many] = sizes
  const of = (nfts: number) =>
    inDatabase(postgresUrl, `bench_growth_${nfts}`, (url) => measured(url, nfts, options))
  const [small, large] = [await of(few), await of(many)]
  return report([...compared(small.reads, large.reads, many), ...comparedTurns(small.turns, large.turns)])
}

async function measured(
  url: string,
  nfts: number,
  { clock, say }: { clock: () => number; say: (words: string) => void },
): Promise<Measured> {
  const now = Math.floor(clock() / 1000)
  await fill(url, { nfts, ...WORLD }, now, say)
  const turns = await timesOfTurns(url, now, () => performance.now())
  const subjects = await subjectsIn(url)
  const reads = await whileServing(url, async (api) => {
    const took = new Map<string, number>()
    for (const { name, path } of readsOf(subjects))
      took.set(name, Math.min(...(await times(api, anew(Array<string>(ROUNDS).fill(path))))))
    return took
  })
  return { reads, turns }
}

/** What the service does by itself, beside what it takes on the small market. */
function comparedTurns(small: Measured['turns'], large: Measured['turns']): Line[] {
  return large.map(({ name, mostMs, tookMs }, at) => {
    const before = small[at]?.tookMs ?? tookMs
    const words = `${tookMs.toFixed(tookMs < 10 ? 1 : 0)} ms, × ${(tookMs / before).toFixed(1)}: by itself, ${name}`
    return line(words, tookMs <= mostMs, `at most ${mostMs} ms`)
  })
}

async function subjectsIn(url: string): Promise<Subjects> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await subjectsOf(
      async (text) => (await client.query<{ found: string }>(text)).rows[0]?.found ?? '',
    )
  } finally {
    await client.end()
  }
}

/** The slowest on the large market, each beside what it takes on the small one. */
function compared(small: Took, large: Took, many: number): Line[] {
  const slowest = [...large].sort(([, a], [, b]) => b - a)
  const told = slowest.slice(0, TOLD).map(([name, took]) => {
    const before = small.get(name) ?? took
    return line(
      `${took.toFixed(0)} ms, × ${(took / before).toFixed(1)}: ${name}`,
      took <= MOST_MS,
      `at most ${MOST_MS} ms`,
    )
  })
  const [, next = 0] = slowest[TOLD] ?? []
  const rest = `${count(slowest.length - told.length)} other reads of ${count(many)} NFTs: at most ${next.toFixed(0)} ms each`
  return [...told, line(rest, next <= MOST_MS, `at most ${MOST_MS} ms`)]
}
