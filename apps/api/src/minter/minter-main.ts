import { setTimeout as wait } from 'node:timers/promises'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { HttpError } from '@chiaroscuro/http'
import { ConfigError } from '../config/setting.js'
import { nodeRpc } from '../node-rpc/client.js'
import { mutualTlsFetch } from '../node-rpc/mutual-tls.js'
import { jsonLog } from '../serve/log.js'
import { minter } from './minter.js'
import { minterConfig } from './minter-config.js'
import { minterDesk } from './minter-desk.js'
import { minterNode } from './minter-node.js'

const log = jsonLog(
  (line) => process.stderr.write(line),
  () => new Date(),
)
const BAD_CONFIG = 64
/** Who is not there is asked again, ever more seldom. */
const LONGEST_WAIT_MS = 15_000

try {
  const { key, network, node, desk, fee, pollMs } = minterConfig(process.env)
  const fetch = node.cert && node.key ? mutualTlsFetch(node.cert, node.key) : undefined
  const one = minter({
    ...{ key, network, fee, log },
    node: minterNode(nodeRpc(node.url, fetch)),
    desk: minterDesk(desk.url, desk.token),
    run: nodeClvmRunner(),
  })
  // What is under way is in the journal: there is nothing to wait for.
  const stop = () => process.exit(0)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.env.STDIN_GUARD === '1') process.stdin.on('end', stop).on('error', stop).resume()
  process.stdout.write(`${JSON.stringify({ ready: true, puzzleHash: key.puzzleHash })}\n`)
  for (let failed = 0; ; ) {
    try {
      await one.turn()
      failed = 0
    } catch (error) {
      failed++
      if (failed === 1 || !(error instanceof HttpError)) log.error('the minter waits', error)
    }
    await wait(failed === 0 ? pollMs : Math.min(pollMs * 2 ** Math.min(failed, 10), LONGEST_WAIT_MS))
  }
} catch (error) {
  log.error('the minter cannot start', error)
  process.exit(error instanceof ConfigError ? BAD_CONFIG : 1)
}
