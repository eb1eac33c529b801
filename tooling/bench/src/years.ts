import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { asHex32, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import budget from '../../config/web-budget.json' with { type: 'json' }
import { fill, WORLD } from './api.js'
import { collectionOf, launcherOf } from './api-world.js'
import { freePort } from './free-port.js'
import { type Line, line, report } from './report-line.js'
import { inDatabase, startService, whileServing } from './service.js'
import { gzipSize } from './web-weight.js'

const SITE = resolve(import.meta.dirname, '../../../apps/marketplace/build/main.mjs')

/** What the pages weigh of a market whose largest collection has been sold from for three years: HTML, gzip. */
export async function benchYears(options: {
  postgresUrl: string | undefined
  nfts: number
  clock: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, nfts, clock, say } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  if (!existsSync(SITE)) return { text: '  The site is not built: run npm start once.\n', reached: false }
  return inDatabase(postgresUrl, 'bench_years', async (url) => {
    await fill(url, { nfts, ...WORLD }, Math.floor(clock() / 1000), say)
    return whileServing(url, async (api) => {
      const own = { API_URL: api, HOST: '127.0.0.1', PORT: String(await freePort()) }
      const site = await startService(SITE, [], own)
      try {
        const lines: Line[] = []
        for (const path of paths()) lines.push(await weighed(site.url, path))
        return report(lines)
      } finally {
        await site.stop()
      }
    })
  })
}

/** Of the largest collection, its maker and its first work; and lists of everything. */
function paths(): string[] {
  const { id, did } = collectionOf(0)
  const collection = `/collections/${id}`
  const profile = `/profile/${formatDid(asHex32(did))}`
  const tabs = ['activity', 'trades', 'owners'].map((tab) => `${collection}?tab=${tab}`)
  const spans = ['7', '30', 'all'].flatMap((span) => [
    `${collection}?interval=${span}`,
    `/collections?interval=${span}`,
    `/profiles?interval=${span}`,
  ])
  return [
    ...['/', '/nfts', '/new', '/mints', '/events', '/auctions', profile, collection],
    ...tabs,
    `/nfts/${formatNftId(asHex32(launcherOf(0)))}`,
    ...spans,
  ]
}

async function weighed(site: string, path: string): Promise<Line> {
  const kB = (await gzipSize(site + path)) / 1000
  return line(`${path}: ${kB.toFixed(1)} kB`, kB <= budget.weight.html, `at most ${budget.weight.html} kB`)
}
