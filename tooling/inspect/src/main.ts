import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { AddressPrefix } from '@chiaroscuro/domain/id'
import { HELP } from './help.js'
import { inspectOffer } from './offer.js'
import { inspectRarity } from './rarity.js'
import { inspectSnapshot } from './snapshot.js'
import { failure, inspectSpends } from './spends.js'

const MAX_FILE_BYTES = 64 * 1024 * 1024

const [command, ...rest] = process.argv.slice(2)
const prefix: AddressPrefix | undefined = rest.includes('--testnet') ? 'txch' : undefined
const files = rest.filter((argument) => argument !== '--testnet' && argument !== '--')
const run = nodeClvmRunner()

/** Lines for one file, and whether it failed. */
type Inspect = (file: string) => { readonly lines: readonly object[]; readonly failed: boolean }

const COMMANDS: Readonly<Record<string, Inspect>> = {
  spends: (file) => orFailure(file, () => inspectSpends(file, read(file), run, prefix ?? 'xch')),
  offer: (file) => {
    const { line, failed } = inspectOffer(file, () => read(file).toString('utf8'), run, prefix)
    return { lines: [line], failed }
  },
  rarity: (file) =>
    orFailure(file, () => ({ lines: inspectRarity(read(file).toString('utf8')), failed: false })),
  snapshot: (file) => orFailure(file, () => inspectSnapshot(file, read(file))),
}

const inspect = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (inspect && files.length > 0) {
  for (const file of files) {
    const { lines, failed } = inspect(file)
    if (failed) process.exitCode = 1
    for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
  }
} else if (command === 'help' || command === '--help') {
  process.stdout.write(HELP)
} else {
  process.stderr.write(HELP)
  process.exitCode = 2
}

/** npm starts commands in the project's own folder; people name files from where they stand. */
function read(file: string): Buffer {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  if (statSync(path).size > MAX_FILE_BYTES) throw new TooLarge()
  return readFileSync(path)
}

function orFailure(file: string, work: () => ReturnType<Inspect>): ReturnType<Inspect> {
  try {
    return work()
  } catch (error) {
    return { lines: [failure(file, error)], failed: true }
  }
}

class TooLarge extends Error {
  readonly code = 'too-large'
  constructor() {
    super(`The file is over ${MAX_FILE_BYTES} bytes`)
  }
}
