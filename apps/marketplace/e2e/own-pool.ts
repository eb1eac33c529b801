import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { urlOf } from './product.js'

export interface OwnPool {
  mailbox: string
  /** For a site that signs people in here. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

const main = resolve(import.meta.dirname, '../../../tooling/user-pool/dist/main.js')

/** A user pool beside the product's, with settings and accounts of its own, in memory. */
export async function ownPool(env: Record<string, string>): Promise<OwnPool> {
  const child = spawn(process.execPath, [main], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, IDENTITY_DEMO_USERS: '0', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const said: unknown = JSON.parse(String(line))
  const text = (name: string) => {
    const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined
    if (typeof value !== 'string') throw new Error(`the pool did not say its ${name}`)
    return value
  }
  return {
    mailbox: `${text('url')}/mailbox`,
    settings: {
      PUBLIC_API_URL: urlOf('API'),
      NETWORK: 'devnet',
      USER_POOL_ID: text('poolId'),
      USER_POOL_CLIENT_ID: text('clientId'),
      USER_POOL_REGION: text('region'),
      USER_POOL_ENDPOINT: text('url'),
      SESSION_SECRETS: 'a secret of this test alone and longer than need be',
    },
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
