import { type KnownNft, readKnownNft } from '@chiaroscuro/domain/build'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import type { LauncherId } from '@chiaroscuro/domain/id'
import { WalletError } from '../wallet-error.js'
import type { WalletContext } from './context.js'

/** Moves that are followed at most; an NFT changes hands some dozens of times. */
const MOST_MOVES = 2000

/** An NFT as it is now, whoever holds it: followed from its launcher, spend by spend. */
export async function findNft(
  { node, run }: Pick<WalletContext, 'node' | 'run'>,
  launcherId: LauncherId,
): Promise<KnownNft> {
  let record = await node.coin(launcherId)
  let id = launcherId
  let last: CoinSpend | undefined
  for (let moves = 0; record && record.spentAt > 0 && moves < MOST_MOVES; moves++) {
    last = await node.spendOf(id, record.spentAt)
    const next = await node.singletonAfter(id)
    if (!next) break
    id = next.id
    record = next.record
  }
  const found = last && readKnownNft(last, run)
  if (!found || !record || record.spentAt > 0)
    throw new WalletError('invalid-params', 'There is no such NFT on this chain now')
  return found
}
