import { drizzle } from 'drizzle-orm/node-postgres'
import { loadTip } from '../query/block-rows.js'
import type { Database } from './database.js'
import { openPool } from './open-pool.js'
import * as schema from './schema.js'

/** Copies of the database that reads may go to. */
export interface Replicas {
  /** One that answers and is up to date, in turn; `undefined` where there is none. */
  next(): Database | undefined
  /** Leaves one alone until it was looked at again. */
  failed(db: Database): void
  close(): Promise<void>
}

export interface ReplicaOptions {
  readonly urls: readonly string[]
  /** Height of the newest block of the primary. */
  readonly height: () => number | undefined
  /** Called when one comes or goes; `at` is its place among the URLs, which may hold passwords. */
  readonly onChange: (at: number, isUp: boolean, reason: string | undefined) => void
  readonly everyMs?: number
}

/** A copy further behind than this answers nobody. */
const MOST_BLOCKS_BEHIND = 1
const LOOK_EVERY_MS = 1000
/** Reads that take longer are a copy's trouble. */
const STATEMENT_MS = 15_000

/** Opens the copies and keeps an eye on them: how far they are, and whether they are there at all. */
export function openReplicas(options: ReplicaOptions): Replicas {
  const copies = options.urls.map((url) => {
    const pool = openPool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 2000,
      statement_timeout: STATEMENT_MS,
    })
    return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }), isUp: false }
  })
  let turn = 0
  let looking: Promise<unknown> = Promise.resolve()

  async function look(at: number): Promise<void> {
    const copy = copies[at]
    if (!copy) return
    const reason = await whyNot(copy.db, options.height())
    const isUp = reason === undefined
    if (isUp !== copy.isUp) options.onChange(at, isUp, reason)
    copy.isUp = isUp
  }
  function lookAtAll(): void {
    looking = Promise.all(copies.map((_, at) => look(at)))
  }
  lookAtAll()
  const timer = setInterval(lookAtAll, options.everyMs ?? LOOK_EVERY_MS)
  timer.unref()

  return {
    next() {
      const up = copies.filter(({ isUp }) => isUp)
      turn = (turn + 1) % Math.max(1, up.length)
      return up[turn]?.db
    },
    failed(db) {
      const at = copies.findIndex((copy) => copy.db === db)
      const copy = copies[at]
      if (!copy?.isUp) return
      copy.isUp = false
      options.onChange(at, false, 'a read failed')
    },
    async close() {
      clearInterval(timer)
      await looking
      await Promise.all(copies.map(({ pool }) => pool.end()))
    },
  }
}

/** Why a copy cannot be asked; `undefined` when it can. */
async function whyNot(db: Database, height: number | undefined): Promise<string | undefined> {
  try {
    const tip = await loadTip(db)
    const behind = (height ?? 0) - (tip?.height ?? 0)
    return behind > MOST_BLOCKS_BEHIND ? `${behind} blocks behind` : undefined
  } catch (error) {
    return error instanceof Error ? error.name : 'it does not answer'
  }
}

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND'])

/** Whether a read failed by its connection, or by what replays beside it, so that another copy would answer it. */
export function isCopyTrouble(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : ''
    // SQLSTATE: the connection (08, 28, 3D, 57P), too little room (53), a conflict with replay, or too long.
    if (LOST.has(code) || /^(08|28|3D|53|57P|40001|57014)/.test(code)) return true
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(one.message)) return true
  }
  return false
}
