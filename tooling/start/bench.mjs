import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'
import { root } from './project.mjs'

if (!existsSync(join(root, 'node_modules/.modules.yaml'))) {
  process.stderr.write('Chiaroscuro is not installed yet: run npm start once, or npm test.\n')
  process.exit(69)
}
const bench = join(root, 'tooling/bench')
const built = spawnSync(process.execPath, [join(bench, 'build.mjs')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) process.exit(70)
const wanted = process.argv.slice(2)
const postgres = wanted.includes('index') ? await startPostgres() : { stop: async () => {} }
if (postgres.reason) process.stderr.write(`PostgreSQL is left out: ${postgres.reason}\n`)
const child = spawn(process.execPath, [join(bench, 'dist/main.js'), ...wanted], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_POSTGRES_URL: postgres.url ?? '' },
})
const status = await new Promise((resolve) => child.once('close', resolve))
await postgres.stop()
process.exit(status ?? 1)
