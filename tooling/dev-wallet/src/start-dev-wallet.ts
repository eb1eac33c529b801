import { once } from 'node:events'
import { createServer } from 'node:http'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { getRequestListener } from '@hono/node-server'
import { accountsOf } from './account.js'
import { Connections } from './connections.js'
import { Desk } from './desk.js'
import { HoldingsReader } from './holdings.js'
import { walletNode } from './node.js'
import type { Settings } from './settings.js'
import { openStore } from './store.js'
import { tokenNames } from './token-names.js'
import { walletApp } from './wire/app.js'

/** What the wallet takes from its surroundings. */
export interface Surroundings {
  readonly now: () => number
  readonly random: (bytes: number) => Uint8Array
  readonly report: (error: unknown) => void
  /** How long a request waits for a click; five minutes, when absent. */
  readonly patienceMs?: number
  /** How long a window waits for its request; 15 seconds, when absent. */
  readonly arrivalMs?: number
  /** Nobody waits longer to be asked because a fee is not known; a second, when absent. */
  readonly feeMs?: number
}

/** A wallet that runs. */
export interface DevWallet {
  readonly url: string
  /** Whom to send to: address, and puzzle hash in hex. */
  readonly accounts: readonly { name: string; address: string; puzzleHash: string }[]
  close(): Promise<void>
}

/** Opens or begins a wallet, and serves it. */
export async function startDevWallet(settings: Settings, around: Surroundings): Promise<DevWallet> {
  const { now, random, report, patienceMs = 5 * 60_000, arrivalMs = 15_000, feeMs } = around
  const store = openStore(settings.folder, () => random(32))
  const prefix = settings.network === 'mainnet' ? 'xch' : 'txch'
  const accounts = accountsOf(Buffer.from(store.state.seed, 'hex'), settings.accounts, prefix)
  const node = walletNode(settings.nodeUrl, feeMs)
  const run = nodeClvmRunner()
  const text = () => Buffer.from(random(16)).toString('base64url')
  const app = walletApp({
    context: { node, run, network: settings.network, prefix, holdings: new HoldingsReader(node, run, now) },
    accounts,
    desk: new Desk({ patienceMs, auto: settings.auto }),
    connections: new Connections(store, random, now),
    sites: settings.sites,
    tokenNames: tokenNames(settings.tokensUrl, now),
    pageToken: text(),
    nonce: text,
    arrivalMs,
    report,
  })
  const server = createServer(getRequestListener(app.fetch))
  // A request waits as long as its person does.
  server.requestTimeout = 0
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return {
    url: `http://${settings.host}:${port}`,
    accounts: accounts.map(({ name, address, key }) => ({ name, address, puzzleHash: key.puzzleHash })),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
