import { getEventSpends } from '@chiaroscuro/contract/operation'
import { eventPath } from '@chiaroscuro/contract/schema'
import { spendsBehind } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { parseHex32 } from '@chiaroscuro/domain/id'
import { findEventBlock } from '../query/event-rows.js'
import { toEventSpend } from '../view/event-spend.js'
import { type BlockAgainContext, blockAgain } from './block-again.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { launcherIdOf } from './nfts.js'

export interface EventSpendsContext extends EndpointContext, BlockAgainContext {
  readonly run: ClvmRunner
}

export const getEventSpendsEndpoint = endpoint(
  getEventSpends,
  eventPath,
  async (context: EventSpendsContext, input) => {
    const launcherId = launcherIdOf(input.nft_id)
    const block = await findEventBlock(context.db, launcherId, input.event_index)
    const hash = block && parseHex32(block.hash)
    if (!block || hash === undefined) throw new NotFoundError('Unknown event.')
    const spends = await blockAgain(context, hash)
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
