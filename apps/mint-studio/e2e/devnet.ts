import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentStore, serveGateway } from '@chiaroscuro/dev-world'
import { defaultFarming, openDevnet, serveRpc, startFarmer } from '@chiaroscuro/devnet'
import { startUserPool } from '@chiaroscuro/user-pool'
import { startApi } from './own-api.js'

/** A devnet of a test's own: chain, farmer and gateway, and the file that says where they are. */
export interface TestDevnet {
  readonly file: string
  readonly folder: string
  readonly nodeUrl: string
  readonly devnet: ReturnType<typeof openDevnet>
  /** What was asked of the marketplace that the studio is told of. */
  readonly visits: readonly string[]
  /** Where offers are published: the marketplace's own service. */
  readonly apiUrl: string
  close(): Promise<void>
}

/** Somebody with an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Starts it; a block comes as soon as something waits for one. There is an identity service where there are people. */
export async function startDevnet(people?: readonly Person[]): Promise<TestDevnet> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-studio-'))
  const devnet = openDevnet({ clock: Date.now, genesisTime: Math.floor(Date.now() / 1000) - 86_400 })
  const farmer = startFarmer({
    ...{ devnet, paused: false, stateFile: undefined, onError: () => {} },
    policy: { ...defaultFarming, minIntervalMs: 300 },
  })
  const rpc = await serveRpc(devnet, { devControls: true, farmer })
  const gateway = await serveGateway({ store: openContentStore(undefined), tokens: () => [] })
  const visits: string[] = []
  const marketplace = createServer(({ url = '' }, response) => {
    visits.push(url)
    response.end('a page of the marketplace')
  })
  await new Promise<void>((done) => marketplace.listen(0, '127.0.0.1', done))
  const address = marketplace.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const file = join(folder, 'running.json')
  const pool = people && (await startUserPool({ clock: Date.now, random: randomBytes, seeds: people }))
  const api = await startApi({ folder, nodeUrl: rpc.url, gatewayUrl: gateway.url, pool })
  const urls = { Node: rpc.url, Marketplace: `http://localhost:${port}`, API: api.url }
  const identity = pool && { url: pool.url, poolId: pool.poolId, clientId: pool.clientId }
  writeFileSync(file, JSON.stringify({ urls, gateway: gateway.url, identity }))
  return {
    ...{ file, folder, nodeUrl: rpc.url, devnet, visits, apiUrl: api.url },
    async close() {
      await api.close()
      await pool?.close()
      farmer.stop()
      marketplace.close()
      marketplace.closeAllConnections()
      await Promise.all([rpc.close(), gateway.close()])
      devnet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
