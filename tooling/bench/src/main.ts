import { isDevnetSupported } from '@chiaroscuro/devnet'
import { benchAuth } from './auth.js'
import { benchIndex } from './index-pipeline.js'
import { benchRarity } from './rarity.js'
import { benchReading } from './reading.js'
import { benchUserPool } from './user-pool.js'
import { serveUserPool } from './user-pool-server.js'

const HELP = `usage: npm run bench -- reading | index [--spends N] | rarity | user-pool | auth

  reading   NFT spends a second on one core: our reader and the native SDK on the same spends
  index     from spends to rows: throughput and memory on PostgreSQL and the embedded database,
            a live block, a reorg, empty blocks of an archive (40,000 spends unless N is given)
  rarity    ranking 10,000 and 100,000 items
  user-pool SRP sign-ins a second on one core
  auth      SRP and whole sign-ins beside the published clients, in Node and in Chromium
`

const NAMES = ['reading', 'index', 'rarity', 'user-pool', 'auth'] as const

const [what] = process.argv.slice(2)
if (what === 'user-pool-server') await serveUserPool()
if (!isBench(what)) {
  process.stderr.write(HELP)
  process.exit(64)
}
if ((what === 'reading' || what === 'index') && !isDevnetSupported()) {
  process.stderr.write(
    'The spends come from the native simulator, which exists for Linux x64 (glibc) only.\n',
  )
  process.exit(69)
}
const clock = () => Date.now()
const timer = () => performance.now()
const benches = {
  reading: () => benchReading(process.env.CHIA_FIXTURES, timer, clock),
  rarity: async () => benchRarity(timer),
  'user-pool': () => benchUserPool(timer),
  auth: () => benchAuth(timer, clock),
  index: () =>
    benchIndex({
      postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
      spends: spendsWanted(),
      clock,
    }),
}
const { text, reached } = await benches[what]()
process.stdout.write(text)
process.exit(reached ? 0 : 1)

function spendsWanted(): number {
  const given = Number(process.argv[process.argv.indexOf('--spends') + 1])
  return process.argv.includes('--spends') && Number.isSafeInteger(given) && given > 0 ? given : 40_000
}

function isBench(name: string | undefined): name is (typeof NAMES)[number] {
  return NAMES.some((one) => one === name)
}
