import { fill, WORLD } from './api.js'
import { times } from './api-load.js'
import { collectionOf } from './api-world.js'
import { quantile } from './quantile.js'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, whileServing } from './service.js'

const GOALS = { whole: 25, filtered: 120 }
/** Others, in collections of their own. */
const OTHERS = 20_000
const ROUNDS = 30

/** Facets of one collection of so many items, each asked as if for the first time, one after another. */
export async function benchFacets(options: {
  postgresUrl: string | undefined
  items: number
  clock: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, items, clock, say } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  return inDatabase(postgresUrl, 'bench_facets', async (url) => {
    await fill(url, { nfts: items + OTHERS, ...WORLD, largest: items }, Math.floor(clock() / 1000), say)
    return whileServing(url, async (api) => report(await measured(api, items)))
  })
}

async function measured(url: string, items: number): Promise<Line[]> {
  const asked = (query: string, rounds: number) =>
    Array.from({ length: rounds }, (_, i) => `/v2/facets?collection_id=${collectionOf(0).id}${query}&n=${i}`)
  const timed = async (query: string, rounds = ROUNDS) =>
    quantile(await times(url, asked(query, rounds)), 0.5)
  const trait = (name: number, value: number) => `&filter=Trait%20${name}&filter_value=Value%20${value}`
  const name = `${count(items)} items`
  const most = async (what: string, query: string, goal: number) => {
    const took = await timed(query)
    return line(`${name}: ${what} ${took.toFixed(1)} ms`, took <= goal, `at most ${goal} ms`)
  }
  const whole = await most('all of it', '', GOALS.whole)
  const first = await timed(trait(1, 0), 1)
  return [
    whole,
    line(
      `${name}: the first question with a filter, which makes the board, ${first.toFixed(0)} ms`,
      true,
      'told',
    ),
    await most('as the site asks, without sensitive works', '&sensitive=false', GOALS.filtered),
    await most('a trait', trait(1, 0), GOALS.filtered),
    await most(
      'a trait and a third of the ranks',
      `${trait(1, 0)}&max_rank=${Math.floor(items / 3)}`,
      GOALS.filtered,
    ),
    await most('two traits', trait(1, 0) + trait(2, 3), GOALS.filtered),
    await most('a trait, listed only', `${trait(1, 0)}&listed=true`, GOALS.filtered),
    await most('a trait and a price', `${trait(1, 0)}&max_price=2`, GOALS.filtered),
  ]
}
