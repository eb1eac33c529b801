import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { UserPool } from '@chiaroscuro/user-pool'
import { addressOf, end } from './child.js'

const main = resolve(import.meta.dirname, '../../api/dist/main.js')

export interface OwnApi {
  readonly url: string
  close(): Promise<void>
}

export interface OwnApiParts {
  readonly folder: string
  readonly nodeUrl: string
  readonly gatewayUrl: string
  /** Whose accounts it knows; none where none are named. */
  readonly pool?: UserPool | undefined
}

/** The marketplace's own service as it is built, on a chain and a folder of a test's. */
export async function startApi({ folder, nodeUrl, gatewayUrl, pool }: OwnApiParts): Promise<OwnApi> {
  const data = join(folder, 'api')
  mkdirSync(data, { recursive: true })
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ NETWORK: 'devnet', NODE_RPC_URL: nodeUrl, IPFS_GATEWAYS: gatewayUrl },
      MEDIA_PRIVATE_HOSTS: new URL(gatewayUrl).host,
      ...{ TOKENS_URL: `${gatewayUrl}/tokens.json`, PUBLIC_URL: 'http://localhost' },
      ...{ DATABASE_URL: `pglite://${join(data, 'index')}`, MEDIA_FOLDER: join(data, 'media') },
      ...(pool && {
        ...{ USER_POOL_ID: pool.poolId, USER_POOL_CLIENT_ID: pool.clientId, USER_POOL_ENDPOINT: pool.url },
      }),
      ...{ API_PORT: '0', MEDIA_PORT: '0', OPS_PORT: '0', STDIN_GUARD: '1' },
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await addressOf(child, 'The API')
  return { url, close: () => end(child, 'SIGTERM') }
}
