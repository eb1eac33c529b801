import type { CoinId } from '@chiaroscuro/domain/id'
import type { BatchState } from '../journal/fold.js'
import { raisedFee } from '../plan/fee.js'
import type { Plan } from '../plan/plan.js'
import type { SeenCoin } from './port.js'

/** Blocks over a bundle until it is taken for settled. */
export const SETTLED_DEPTH = 32

/** One moment of the chain, all of it read at one peak. */
export interface Moment {
  readonly height: number
  readonly coins: ReadonlyMap<CoinId, SeenCoin>
  readonly didCoin: CoinId | undefined
}

/**
 * Why somebody has to look: the DID is gone, the wallet cannot pay, the fee is at its ceiling, the network refuses each bundle, the
 * pilot is minted and was not looked at yet.
 */
export type Attention = 'did-gone' | 'cannot-pay' | 'fee-ceiling' | 'refused' | 'pilot'

/** What this process has seen of a batch's last bundle: lost with it, and found out anew. */
export interface Tries {
  /** Peaks at which it was first and last given to the network. */
  readonly first: number | undefined
  readonly last: number | undefined
  /** Bundles of the batch that the network refused, one after the other. */
  readonly refused: number
  /** Whether the last one is among them. */
  readonly isRefused: boolean
}

export const UNTRIED: Tries = { first: undefined, last: undefined, refused: 0, isRefused: false }
/** The wallet's coins may have been spent by somebody else meanwhile, but not each time. */
const MOST_REFUSED = 5

/** What is to be done next about the batch that stands first. */
export type Act =
  /** To `raise` is to build one instead of a bundle that is as good, but for its fee. */
  | { readonly act: 'build' | 'raise'; readonly didCoinId: CoinId; readonly fee: bigint }
  | { readonly act: 'send'; readonly attempt: number; readonly why: Attention | undefined }
  | { readonly act: 'wait' }
  | { readonly act: 'ask'; readonly why: Attention }

/** Whether the chain has a batch, told by the first coins of its pieces; of bundles that make the same coins, the first is named. */
export function inclusionOf(
  { attempts }: BatchState,
  coins: Moment['coins'],
): { attempt: number; height: number } | undefined {
  for (const [attempt, { firstCoinIds }] of attempts.entries()) {
    const made = firstCoinIds[0] && coins.get(firstCoinIds[0])
    if (made) return { attempt, height: made.madeAt }
  }
  return undefined
}

/**
 * What to do about a batch of which the chain has no bundle, at a moment at which it has those of every batch before it.
 *
 * Nothing is ever minted twice, since of the bundles of a batch the chain takes one: a further one spends the same coin
 * of the DID as the last, or one that came of somebody else's spend of that. The latter only once that spend lies deep:
 * the DID's next coin has the same id whoever made it, so that after a reorg our own bundle might have, and both would do.
 */
export function nextAct(state: BatchState, moment: Moment, tries: Tries, fee: Plan['fee']): Act {
  const { didCoin, height } = moment
  if (didCoin === undefined) return { act: 'ask', why: 'did-gone' }
  const attempt = state.attempts.length - 1
  const last = state.attempts[attempt]
  if (!last) return { act: 'build', didCoinId: didCoin, fee: fee.start }
  const paid = BigInt(last.fee)
  if (last.didCoinId !== didCoin) {
    const made = moment.coins.get(didCoin)
    const isDeep = made !== undefined && height - made.madeAt >= SETTLED_DEPTH
    return isDeep ? { act: 'build', didCoinId: didCoin, fee: paid } : { act: 'wait' }
  }
  if (tries.isRefused) {
    if (tries.refused >= MOST_REFUSED) return { act: 'ask', why: 'refused' }
    return { act: 'build', didCoinId: didCoin, fee: paid }
  }
  const since = last.sentAt ?? tries.first
  const isStuck = since !== undefined && height - since >= fee.patienceBlocks
  const raised = raisedFee(fee, paid)
  if (isStuck && raised > paid) return { act: 'raise', didCoinId: didCoin, fee: raised }
  // Given again at every peak: a node forgets what it had when it starts anew.
  const why = isStuck ? 'fee-ceiling' : undefined
  if (tries.last !== height) return { act: 'send', attempt, why }
  return why ? { act: 'ask', why } : { act: 'wait' }
}
