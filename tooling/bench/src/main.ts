import { isDevnetSupported } from '@chiaroscuro/devnet'
import { benchIndex } from './index-pipeline.js'
import { benchReading } from './reading.js'

const HELP = `usage: npm run bench -- reading | index [--million]

  reading   NFT spends a second on one core: our reader and the native SDK on the same spends
  index     from spends to rows: throughput and memory on PostgreSQL and the embedded database,
            a live block, a reorg, empty blocks of an archive (--million: a million spends)
`

const [what] = process.argv.slice(2)
if (what !== 'reading' && what !== 'index') {
  process.stderr.write(HELP)
  process.exit(64)
}
if (!isDevnetSupported()) {
  process.stderr.write(
    'The spends come from the native simulator, which exists for Linux x64 (glibc) only.\n',
  )
  process.exit(69)
}
const clock = () => Date.now()
const { text, reached } =
  what === 'reading'
    ? await benchReading(process.env.CHIA_FIXTURES, () => performance.now(), clock)
    : await benchIndex({
        postgresUrl: process.env.BENCH_POSTGRES_URL || undefined,
        long: process.argv.includes('--million'),
        clock,
      })
process.stdout.write(text)
process.exit(reached ? 0 : 1)
