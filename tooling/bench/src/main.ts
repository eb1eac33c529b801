import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { benchApi, COMPARED } from './api.js'
import { serveBare } from './api-bare.js'
import { benchEmbedded } from './api-embedded.js'
import { questions } from './api-questions.js'
import { benchAuth } from './auth.js'
import { benchFacets } from './facets.js'
import { benchGrowth } from './growth.js'
import { benchIndex } from './index-pipeline.js'
import { benchMinting } from './minting.js'
import { benchOffers } from './offers.js'
import { benchRarity } from './rarity.js'
import { benchReading } from './reading.js'
import { benchSnapshot } from './snapshot.js'
import { benchStream } from './stream.js'
import { benchStudio } from './studio.js'
import { benchTrade } from './trade.js'
import { benchUserPool } from './user-pool.js'
import { serveUserPool } from './user-pool-server.js'
import { benchWeb } from './web.js'
import { serveBareRemix } from './web-bare-server.js'
import { lookAtPages } from './web-look.js'
import { benchYears } from './years.js'

const HELP = `usage: npm run bench -- reading | offers | index [--spends N] | api [--nfts N] [--embedded] | --scale | growth [--nfts N]
                                 | facets | stream | rarity | user-pool
                                 | auth | web [--site URL] [--only weight|lighthouse|rendering] [--runs N]
                                 | trade [--site URL --api URL --node URL] [--runs N] | studio [--items N] [--drawn N] | snapshot
                                 | minting [--pieces N] | years [--nfts N]

  reading   NFT spends a second on one core: our reader and the native SDK on the same spends
  offers    decoding, reading and verifying real offers, with our own signatures and the native package's
  index     from spends to rows: throughput and memory on PostgreSQL and the embedded database,
            a live block, a reorg, empty blocks of an archive (40,000 spends unless N is given)
  api       lists, items and profiles under load, on 100,000 NFTs and on 1,000,000 (or N); PostgreSQL
            --embedded: the embedded database with 100,000 (or N) at 50 a second
  --scale   the same on 1,000,000 and 10,000,000: hours, and disk that is looked for first
  growth    every kind of read on 100,000 NFTs and on 1,000,000 (or N): which take longer as the market grows; PostgreSQL
  facets    of one collection of 300,000 items (or N, by --items); PostgreSQL
  stream    1,000 listeners through a reorg and a restart; PostgreSQL
  rarity    ranking 10,000 and 100,000 items
  user-pool SRP sign-ins a second on one core
  auth      SRP and whole sign-ins beside the published clients, in Node and in Chromium
  web       the website that runs at that address (else the product is started): what each page weighs,
            Lighthouse as a phone (N runs a page, 3 unless given), pages a second beside bare Remix
  trade     from the click to the wallet, and from the block to the pages: N works bought on the product that runs
            (10 unless given; at the addresses that npm start gives unless others are named)
  studio    the mint studio: importing, checking and planning N pieces (10,000 unless given; they need two gigabytes of disk),
            drawing N pieces of seven layers (500 unless given) beside a bare loop, hashing, what its pages weigh; once it is
            built, how soon it is there and whether its table scrolls
  snapshot  100,000 holders as CSV, JSON and NDJSON, signed, on the embedded database and on PostgreSQL: time, and the same bytes
  minting   orders by HTTP on a devnet of their own: how soon an id or an offer is there, and N pieces (1,000 unless given)
            ordered at once, so many a block; PostgreSQL
  years     what pages weigh of a market of 100,000 NFTs (or N) that has traded for three years; PostgreSQL
`

/** What a larger market is compared with. */
const SMALL_MARKET = 100_000
const LARGE_MARKET = 1_000_000
/** What the product is meant to bear, and a tenth of it. */
const SCALE_MARKETS = [1_000_000, 10_000_000]
/** Real chain data, beside the project where nothing else is said. */
const FIXTURES = process.env.CHIA_FIXTURES ?? resolve(import.meta.dirname, '../../../../shared/data')
const NAMES = [
  'reading',
  'offers',
  'index',
  'api',
  'growth',
  'facets',
  'stream',
  'rarity',
  'user-pool',
  'auth',
  'web',
  'trade',
  'studio',
  'snapshot',
  'minting',
  'years',
] as const

const [what] = process.argv.slice(2)
if (what === 'user-pool-server') await serveUserPool()
if (what === 'api-bare-server') await serveBareLists()
if (what === 'web-bare-server') await serveBareRemix()
if (what === 'look') await look()
if (!isBench(what)) {
  process.stderr.write(HELP)
  process.exit(64)
}
if (
  (what === 'reading' || what === 'index' || what === 'stream' || what === 'minting') &&
  !isDevnetSupported()
) {
  process.stderr.write('The chain is the native simulator’s, which exists for Linux x64 (glibc) only.\n')
  process.exit(69)
}
const clock = () => Date.now()
const timer = () => performance.now()
const benches = {
  reading: () => benchReading(FIXTURES, timer, clock),
  offers: () => benchOffers(FIXTURES, timer),
  rarity: async () => benchRarity(timer),
  'user-pool': () => benchUserPool(timer),
  auth: () => benchAuth(timer, clock),
  api: () => {
    const say = (words: string) => void process.stderr.write(`${words}\n`)
    if (process.argv.includes('--embedded'))
      return benchEmbedded({ nfts: numberAfter('--nfts', SMALL_MARKET), clock, say })
    return benchApi({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      sizes: process.argv.includes('--scale')
        ? SCALE_MARKETS
        : [SMALL_MARKET, numberAfter('--nfts', LARGE_MARKET)],
      ...{ clock, say },
    })
  },
  years: () =>
    benchYears({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      nfts: numberAfter('--nfts', SMALL_MARKET),
      clock,
      say: (words) => void process.stderr.write(`${words}\n`),
    }),
  growth: () =>
    benchGrowth({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      sizes: [SMALL_MARKET, numberAfter('--nfts', LARGE_MARKET)],
      clock,
      say: (words) => process.stderr.write(`${words}\n`),
    }),
  facets: () =>
    benchFacets({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      items: numberAfter('--items', 300_000),
      clock,
      say: (words) => process.stderr.write(`${words}\n`),
    }),
  web: () =>
    benchWeb({
      site: textAfter('--site'),
      only: textAfter('--only'),
      runs: numberAfter('--runs', 3),
      say: (words) => process.stderr.write(`${words}\n`),
    }),
  trade: () =>
    benchTrade({
      places: {
        site: textAfter('--site') ?? 'http://localhost:4800',
        api: textAfter('--api') ?? 'http://localhost:4801',
        node: textAfter('--node') ?? 'http://localhost:4803',
      },
      runs: numberAfter('--runs', 10),
      timer,
      say: (words) => process.stderr.write(`${words}\n`),
    }),
  studio: () =>
    benchStudio({ items: numberAfter('--items', 10_000), drawn: numberAfter('--drawn', 500), timer }),
  snapshot: () => benchSnapshot({ postgresUrl: process.env.BENCH_POSTGRES_URL || undefined, timer }),
  minting: () =>
    benchMinting({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      pieces: numberAfter('--pieces', 1000),
      clock,
      timer,
    }),
  stream: () => benchStream({ postgresUrl: process.env.BENCH_POSTGRES_URL || undefined, clock }),
  index: () =>
    benchIndex({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      spends: numberAfter('--spends', 40_000),
      clock,
    }),
}
const { text, reached } = await benches[what]()
process.stdout.write(text)
process.exit(reached ? 0 : 1)

function serveBareLists(): Promise<void> {
  const { API_BENCH_URL: url = '', API_BENCH_LIST: file = '', API_BENCH_NFTS: nfts } = process.env
  return serveBare(url, readFileSync(file, 'utf8'), questions(Number(nfts), COMPARED, COMPARED).list)
}

/** What `npm run look` runs. */
async function look(): Promise<never> {
  const { text, reached } = await lookAtPages({
    site: textAfter('--site'),
    folder: process.env.LOOK_FOLDER ?? 'look',
    only: textAfter('--only')?.split(',') ?? [],
    say: (words) => process.stderr.write(`${words}\n`),
  })
  process.stdout.write(text)
  process.exit(reached ? 0 : 1)
}

function numberAfter(option: string, otherwise: number): number {
  const given = Number(process.argv[process.argv.indexOf(option) + 1])
  return process.argv.includes(option) && Number.isSafeInteger(given) && given > 0 ? given : otherwise
}

function textAfter(option: string): string | undefined {
  return process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined
}

function isBench(name: string | undefined): name is (typeof NAMES)[number] {
  return NAMES.some((one) => one === name)
}
