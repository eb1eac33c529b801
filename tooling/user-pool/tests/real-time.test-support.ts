import { randomBytes } from 'node:crypto'
import type { SeedUser } from '../src/index.js'
import { startUserPool } from '../src/index.js'

export const EMAIL = 'ada@example.org'
export const PASSWORD = 'correct-horse-1'

/** A pool by the clock on the wall, as published clients go by it too. Gives what was sent by name of action. */
export async function openRealTimePool(seeds: readonly SeedUser[] = [{ email: EMAIL, password: PASSWORD }]) {
  const faults: unknown[] = []
  const pool = await startUserPool({
    clock: Date.now,
    random: (length) => randomBytes(length),
    seeds,
    report: (error) => faults.push(error),
  })
  return { pool, faults }
}
