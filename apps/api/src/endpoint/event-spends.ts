import { getEventSpends } from '@chiaroscuro/contract/operation'
import { eventPath } from '@chiaroscuro/contract/schema'
import { type CoinSpend, spendsBehind } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { parseHex32 } from '@chiaroscuro/domain/id'
import { deadline } from '@chiaroscuro/http'
import { permits } from '../media/permits.js'
import { findEventBlock } from '../query/event-rows.js'
import type { Log } from '../serve/log.js'
import { toEventSpend } from '../view/event-spend.js'
import { type EndpointContext, endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { launcherIdOf } from './nfts.js'

/** What reading a block again needs. */
export interface EventSpendsContext extends EndpointContext {
  /** The spends of a block, asked of the source of blocks. */
  readonly blockSpends: (hash: string, signal: AbortSignal) => Promise<readonly CoinSpend[]>
  readonly run: ClvmRunner
  readonly log: Log
}

/** Blocks are megabytes: so many are held at once, and who waits too long is told to come back. */
const AT_ONCE = 2
const WAIT_MS = 10_000
const places = permits(AT_ONCE)

export const getEventSpendsEndpoint = endpoint(
  getEventSpends,
  eventPath,
  async (context: EventSpendsContext, input) => {
    const launcherId = launcherIdOf(input.nft_id)
    const block = await findEventBlock(context.db, launcherId, input.event_index)
    const hash = block && parseHex32(block.hash)
    if (!block || hash === undefined) throw new NotFoundError('Unknown event.')
    const spends = await spendsOf(context, hash)
    return {
      nft_id: launcherId,
      event_index: input.event_index,
      block_height: block.height,
      header_hash: hash,
      coin_spends: spendsBehind(spends, launcherId, context.run).map(toEventSpend),
    }
  },
  { elsewhere: true },
)

async function spendsOf(
  { blockSpends, log }: EventSpendsContext,
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
