import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDevnet, serveRpc } from '@chiaroscuro/devnet'
import type { DidId } from '@chiaroscuro/domain/id'
import { type DevnetAccount, openDevnetAccount } from './devnet-account.js'
import { type FullNode, fullNode } from './full-node.js'

/** A devnet behind its RPC, with an account that was opened on it; blocks come when a test says so. */
export interface TestChain {
  readonly node: FullNode
  readonly account: DevnetAccount
  readonly didId: DidId
  readonly folder: string
  readonly url: string
  farm(): void
  close(): Promise<void>
}

export async function openTestChain(): Promise<TestChain> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-engine-'))
  const devnet = openDevnet({ clock: () => Date.UTC(2026, 0, 5), genesisTime: Date.UTC(2026, 0, 1) / 1000 })
  const rpc = await serveRpc(devnet)
  const node = fullNode(rpc.url, fetch)
  const account = await openDevnetAccount({
    path: join(folder, 'account.json'),
    randomBytes: (count) => new Uint8Array(count).fill(7),
    // Whoever waits for a block makes one.
    sleep: async () => void devnet.farm(),
    now: () => 0,
  })
  const didId = await account.open(rpc.url, await node.headerHashAt(0))
  return {
    ...{ node, account, didId, folder, url: rpc.url },
    farm: () => void devnet.farm(),
    async close() {
      await rpc.close()
      devnet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
