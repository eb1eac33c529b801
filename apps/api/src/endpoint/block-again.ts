import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { deadline } from '@chiaroscuro/http'
import { permits } from '../media/permits.js'
import type { Log } from '../serve/log.js'
import { RefusedError } from './endpoint.js'

/** What reading a block again needs. */
export interface BlockAgainContext {
  /** The spends of a block, asked of the source of blocks. */
  readonly blockSpends: (hash: string, signal: AbortSignal) => Promise<readonly CoinSpend[]>
  readonly log: Log
}

/** Blocks are megabytes: so many are held at once, and who waits too long is told to come back. */
const AT_ONCE = 2
const WAIT_MS = 10_000
const places = permits(AT_ONCE)

/** The spends of a block. Throws `RefusedError` `SourceSilent` where they cannot be had. */
export async function blockAgain(
  { blockSpends, log }: BlockAgainContext,
  hash: string,
): Promise<readonly CoinSpend[]> {
  const { signal, clear } = deadline(WAIT_MS)
  try {
    const leave = await places.take(signal)
    try {
      return await blockSpends(hash, signal)
    } finally {
      leave()
    }
  } catch (error) {
    log.warn('a block cannot be had again', {
      block: hash,
      reason: error instanceof Error ? error.name : 'unknown',
    })
    throw new RefusedError('SourceSilent', 'The source of blocks does not answer. Please try again.')
  } finally {
    clear()
  }
}
