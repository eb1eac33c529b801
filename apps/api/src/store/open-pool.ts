import pg from 'pg'
import { withNames } from './named-statements.js'

/** A connection that is closed takes its plans with it, and a quiet minute is no reason to make them all again. */
const IDLE_MS = 300_000

/** Connections to a PostgreSQL, each of which keeps the plans of what it is asked. */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  // Compiling a plan takes longer than any question of ours runs.
  const pool = withNames(new pg.Pool({ idleTimeoutMillis: IDLE_MS, ...settings, options: '-c jit=off' }))
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {})
  return pool
}
