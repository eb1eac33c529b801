import pg from 'pg'
import { CHANGED, TOLD } from './tell.js'

export interface HearOptions {
  readonly databaseUrl: string
  /** Something may have been told: also each time the connection is there again. */
  readonly onTold: () => void
  /** Something may have been changed that is no news: also then. */
  readonly onChanged: () => void
  readonly onError: (error: unknown) => void
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const AGAIN_MS = 1000

/**
 * Hears from PostgreSQL itself, on a connection of its own, that some process told news or changed something else; until
 * aborted. A connection that breaks is made anew.
 */
export async function hearTold(options: HearOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await hearOnce(options, signal).catch((error: unknown) => {
      if (!signal.aborted) options.onError(error)
    })
    if (!signal.aborted) await options.wait(AGAIN_MS, signal)
  }
}

/** Ends when the connection does. */
async function hearOnce({ databaseUrl, onTold, onChanged }: HearOptions, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  const over = new Promise<void>((done, fail) => {
    client.once('end', done)
    client.once('error', fail)
  })
  const hangUp = () => void client.end().catch(() => {})
  signal.addEventListener('abort', hangUp, { once: true })
  try {
    client.on('notification', ({ channel }) => (channel === CHANGED ? onChanged() : onTold()))
    await client.connect()
    await client.query(`listen ${TOLD}; listen ${CHANGED}`)
    // What was told while nobody heard.
    onTold()
    onChanged()
    if (!signal.aborted) await over
  } finally {
    signal.removeEventListener('abort', hangUp)
    await client.end().catch(() => {})
  }
}
