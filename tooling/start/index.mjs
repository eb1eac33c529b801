import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, root } from './project.mjs'

const command = join(root, 'apps/api/dist/index.js')
if (!existsSync(command)) {
  process.stderr.write('Chiaroscuro is not built yet: run npm start once.\n')
  process.exit(69)
}
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
