// Every component of packages/ui in every state, on a page of its own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './project.mjs'

await install()
const folder = join(root, 'packages/ui')
const child = spawn(
  join(folder, 'node_modules/.bin/storybook'),
  ['dev', '--ci', '--no-open', '--host', '127.0.0.1', ...process.argv.slice(2)],
  { cwd: folder, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('close', (status) => process.exit(status ?? 0))
