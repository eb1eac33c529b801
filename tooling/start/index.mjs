import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf } from './bundle.mjs'
import { dataFolder } from './project.mjs'

const command = bundleOf('apps/api', 'dist/index.js', [
  'packages/domain',
  'packages/contract',
  'packages/http',
])
const env = { ...process.env }
// Settings of one's own name the store; without them it is that of `npm start`.
if (!env.OPS_URL && !env.DATABASE_URL) {
  const running = ['devnet', 'archive'].map(readRunning).find((one) => one !== undefined)
  if (running) env.OPS_URL = running.ops
  else {
    env.DATABASE_URL = `pglite://${join(dataFolder('devnet'), 'index')}`
    env.NETWORK ??= 'devnet'
  }
}
const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exit(status ?? 1)

/** The product that runs on this data, if one does. */
function readRunning(name) {
  try {
    const running = JSON.parse(readFileSync(join(dataFolder(name), 'running.json'), 'utf8'))
    process.kill(running.pid, 0)
    return running.ops ? running : undefined
  } catch {
    return undefined
  }
}
