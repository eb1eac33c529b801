import { spawn } from 'node:child_process'
import { bundleOf } from './bundle.mjs'
import { findChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'

const bench = bundleOf('tooling/bench', 'dist/main.js', [
  'apps/api',
  'apps/mint-studio',
  'packages/minting',
  'packages/domain',
  'packages/auth',
  'tooling/user-pool',
])
const given = process.argv.slice(2)
const wanted = given[0] === '--scale' ? ['api', ...given] : given
if (['api', 'growth', 'facets', 'stream', 'minting', 'years'].includes(wanted[0]))
  bundleOf('apps/api', 'dist/main.js', ['packages/domain', 'packages/contract'])
const postgres = ['index', 'api', 'growth', 'facets', 'stream', 'snapshot', 'minting', 'years'].includes(
  wanted[0],
)
  ? await startPostgres()
  : { stop: async () => {} }
if (postgres.reason) process.stderr.write(`PostgreSQL is left out: ${postgres.reason}\n`)
const chromium = ['auth', 'web', 'look', 'trade', 'studio'].includes(wanted[0]) ? await findChromium() : {}
if (chromium.problem) {
  process.stderr.write(`${chromium.problem}\n`)
  process.exit(69)
}
const child = spawn(process.execPath, [bench, ...wanted], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BENCH_POSTGRES_URL: postgres.socket ?? postgres.url ?? '',
    CHROMIUM_PATH: chromium.whole ?? '',
  },
})
const status = await new Promise((resolve) => child.once('close', resolve))
await postgres.stop()
process.exit(status ?? 1)
