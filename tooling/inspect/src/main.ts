import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { failure, inspectSpends } from './spends.js'

const HELP = `usage: npm run -s inspect -- spends FILE…

Prints one line of JSON per NFT event of spend bundle files: binary (streamable)
or JSON as the full node's RPC gives it. A file that cannot be read gives one
line {file, error: {code, message}} and exit status 1; the others are still read.

  --testnet   write addresses with the txch prefix
`
const MAX_FILE_BYTES = 64 * 1024 * 1024

const [command, ...rest] = process.argv.slice(2)
const prefix = rest.includes('--testnet') ? 'txch' : 'xch'
const files = rest.filter((argument) => argument !== '--testnet' && argument !== '--')

if (command === 'spends' && files.length > 0) {
  process.exitCode = inspectFiles()
} else {
  process.stderr.write(HELP)
  process.exitCode = command === 'help' || command === '--help' ? 0 : 2
}

function inspectFiles(): number {
  // npm starts commands in the project's own folder; people name files from where they stand.
  const base = process.env.INIT_CWD ?? process.cwd()
  const run = nodeClvmRunner()
  let status = 0
  for (const file of files) {
    const { lines, failed } = inspectFile(file, resolve(base, file), run)
    if (failed) status = 1
    for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  return status
}

function inspectFile(file: string, path: string, run: ReturnType<typeof nodeClvmRunner>) {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return { lines: [failure(file, new TooLarge())], failed: true }
    return inspectSpends(file, readFileSync(path), run, prefix)
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
