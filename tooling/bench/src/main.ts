import { isDevnetSupported } from '@chiaroscuro/devnet'
import { benchReading } from './reading.js'

const HELP = `usage: npm run bench -- reading

  reading   NFT spends a second on one core: our reader and the native SDK on the same spends
`

const [what] = process.argv.slice(2)
if (what !== 'reading') {
  process.stderr.write(HELP)
  process.exit(64)
}
if (!isDevnetSupported()) {
  process.stderr.write('The native SDK, which this compares with, exists for Linux x64 (glibc) only.\n')
  process.exit(69)
}
const { text, reached } = await benchReading(
  process.env.CHIA_FIXTURES,
  () => performance.now(),
  () => Date.now(),
)
process.stdout.write(text)
process.exit(reached ? 0 : 1)
