import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type CommandContext,
  makeBackup,
  migrateIndex,
  restoreBackup,
  showStatus,
  verifyIndex,
} from './command/index-command.js'
import { ConfigError, toConfig } from './config/config.js'
import { jsonLog } from './serve/log.js'
import { LockedError } from './store/lock.js'

const HELP = `usage: npm run -s index -- COMMAND

  status               where the index stands: height, state hash, lag
  verify [--height H]  read the chain again up to H and compare every row; names the first that differs
  backup FILE          everything in one file: what the chain gives, what was fetched, what people published
  restore FILE         fill an empty store from it; its state hash is checked
  migrate --to N       take migrations back, down to number N

They ask the running product (or the service at OPS_URL); where none runs they open the store of
DATABASE_URL themselves. Exit status: 0 done or equal, 1 failed or different, 64 not understood.
`
const WRONG = 64

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${words}\n`)
  if (error instanceof LockedError)
    process.stderr.write('A service holds this store: ask it by OPS_URL, or stop it first.\n')
  process.exitCode = error instanceof ConfigError ? WRONG : 1
}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { height: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [command, file] = positionals
  const path = file === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const height = whole(values.height)
  const to = whole(values.to)
  if (command === 'status') return (await showStatus(context())) ? 0 : 1
  if (command === 'verify' && height !== null) return (await verifyIndex(context(), height)) ? 0 : 1
  if (command === 'backup' && path) await makeBackup(context(), path)
  else if (command === 'restore' && path) await restoreBackup(context(), path)
  else if (command === 'migrate' && typeof to === 'number') await migrateIndex(context(), to)
  else {
    process.stderr.write(HELP)
    return values.help ? 0 : WRONG
  }
  return 0
}

/** `undefined` where nothing was said, null where it is no whole number. */
function whole(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function context(): CommandContext {
  return {
    opsUrl: process.env.OPS_URL || undefined,
    config: toConfig(process.env),
    migrations: join(import.meta.dirname, '../migrations'),
    log: jsonLog(
      (line) => process.stderr.write(line),
      () => new Date(),
    ),
    say: (line) => process.stdout.write(`${line}\n`),
  }
}
