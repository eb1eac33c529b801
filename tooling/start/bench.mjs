import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
const { status } = spawnSync(process.execPath, [join(bench, 'dist/main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
