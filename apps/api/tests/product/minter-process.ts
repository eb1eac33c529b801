import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Product } from './product.js'
import { MINTER_SECRET, MINTING } from './test-minter.js'

/** The minter as it is run: a process of its own, its key in its environment alone. */
export async function minterProcess(script: string, product: Product): Promise<{ kill(): Promise<void> }> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      NETWORK: 'devnet',
      NODE_RPC_URL: product.world.rpc.url,
      MINTER_DESK_URL: product.opsUrl,
      MINTER_TOKEN: MINTING.deskToken,
      MINTER_SECRET,
      MINTER_POLL_MS: '20',
    },
  })
  const ended = once(child, 'exit')
  const [ready] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  if (typeof ready !== 'string') throw new Error('the minter did not start')
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
