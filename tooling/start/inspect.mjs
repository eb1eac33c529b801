import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

// Standard output belongs to the answer, so installing and building speak on standard error.
const bundle = join(root, 'tooling/inspect/dist/main.js')
if (!existsSync(join(root, 'node_modules/.modules.yaml'))) {
  process.stderr.write('Chiaroscuro is not installed yet: run npm start once, or npm test.\n')
  process.exit(69)
}
if (!existsSync(bundle)) {
  const built = spawnSync(process.execPath, [join(root, 'tooling/inspect/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) process.exit(70)
}
const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
