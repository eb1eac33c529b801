import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pooled, startUserPool } from '@chiaroscuro/user-pool'

/** Who signs in during the measurement. */
export const PEOPLE = Array.from({ length: 40 }, (_, index) => ({
  email: `person-${index}@example.org`,
  password: 'correct-horse-1',
}))

/** What the pool's process tells its parent. */
export type ServerMessage =
  | { readonly ready: { readonly url: string; readonly poolId: string; readonly clientId: string } }
  | { readonly cpuMs: number }

/**
 * The pool in a process of its own, journal on disk and all, whose CPU time can be asked for: whatever message
 * comes is answered with it.
 */
export async function serveUserPool(): Promise<never> {
  const folder = mkdtempSync(join(tmpdir(), 'user-pool-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.on('disconnect', () => process.exit(0))
  const plenty = { addressRate: 1e9, addressBurst: 1e9, accountRate: 1e9, accountBurst: 1e9 }
  const { url, poolId, clientId } = await startUserPool({
    folder,
    clock: Date.now,
    random: pooled((length) => randomBytes(length)),
    seeds: PEOPLE,
    settings: { devices: 'off', limits: plenty },
  })
  const tell = (message: ServerMessage) => process.send?.(message)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuMs: (user + system) / 1000 })
  })
  tell({ ready: { url, poolId, clientId } })
  return new Promise(() => {})
}
