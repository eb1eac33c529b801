import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { checkManifest } from './check-manifest.js'

const HELP = `usage: node apps/mint-studio/build/check-manifest.js FILE… [--node URL]

Checks signed manifests of mints: the signature by itself, and with --node every piece against that full node's RPC, as
https://localhost:8555 (with the certificates in CHIA_ROOT) or https://api.coinset.org. A line of JSON each; 1 where one is not good.
`

/** A command of its own: whoever checks a manifest needs neither the studio's window nor its data. */
const { values, positionals } = parseArgs({ options: { node: { type: 'string' } }, allowPositionals: true })
if (positionals.length === 0) {
  process.stderr.write(HELP)
  process.exit(2)
}
const chiaRoot = process.env.CHIA_ROOT ?? join(homedir(), '.chia', 'mainnet')
const parts = { fetch, run: nodeClvmRunner(), chiaRoot }
for (const file of positionals) {
  const { ok, line } = await checkManifest(file, values.node, parts)
  process.stdout.write(`${JSON.stringify(line)}\n`)
  if (!ok) process.exitCode = 1
}
