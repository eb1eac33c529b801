import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import { token } from '../store/schema.js'
import { loadTokens } from './tokens.js'

const EMPTY_WAIT_MS = 3000
const WAIT_MS = 60_000

export interface TokenKeeper {
  readonly db: Database
  readonly url: string | undefined
  readonly log: Log
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** What views read. */
  readonly tokens: Map<string, { code: string; decimals: number }>
}

/** Keeps the names of tokens up to date until aborted; a list that cannot be read is said once. */
export async function keepTokens(
  { db, url, log, sleep, tokens }: TokenKeeper,
  signal: AbortSignal,
): Promise<void> {
  let failed = false
  while (!signal.aborted) {
    if (url !== undefined) {
      await loadTokens(db, url).catch((error: unknown) => {
        if (!failed) log.error('the token list cannot be read', error)
        failed = true
      })
    }
    for (const { id, code, decimals } of await db.select().from(token)) tokens.set(id, { code, decimals })
    await sleep(tokens.size === 0 ? EMPTY_WAIT_MS : WAIT_MS, signal)
  }
}
