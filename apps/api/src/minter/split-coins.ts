import { buildSend, signSpends } from '@chiaroscuro/domain/build'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { MOST_LANES } from '../mint-service/protocol.js'
import { type Hands, signed } from './hands.js'
import { freeCoins } from './lane-wallet.js'

/** Smaller ones pay for too few bundles to be worth a lane. */
const LEAST_SPLIT = 10_000_000_000n
const SPLIT = 'split'

/**
 * A bundle needs a coin of its own: with one large coin one person would mint at a time. What splits them is nowhere written down;
 * until a block has it, it is given to the network again at each look, since a node forgets what it had when it starts anew.
 */
export async function splitCoins({ purse, besides, fee }: Hands, count: number): Promise<void> {
  const { node, key, network, run } = purse
  const before = besides.get(SPLIT)
  if (before) {
    const known = await node.coins(before.coins)
    if (before.coins.every((id) => known.get(id)?.isSpent === false)) {
      await node.send(before.bundle)
      return
    }
    besides.delete(SPLIT)
  }
  if (count >= MOST_LANES / 2 || purse.taken().size > 0) return
  const xch = await freeCoins(purse)
  const total = xch.reduce((sum, { coin }) => sum + coin.amount, 0n)
  const each = (total - fee.start) / BigInt(2 * MOST_LANES)
  if (each < LEAST_SPLIT) return
  // Of one parent no two coins of one amount can be made.
  const payments = Array.from({ length: MOST_LANES }, (_, at) => ({
    ...{ puzzleHash: key.puzzleHash, amount: each + BigInt(at) },
  }))
  const sending = { funds: { xch }, changeTo: key.puzzleHash, fee: fee.start }
  const spends = buildSend({ asset: 'xch', payments, ...sending })
  const signature = signSpends(spends, [key], network, run)
  const bundle = formatSpendBundle({ coinSpends: spends, signature })
  besides.set(SPLIT, signed(bundle))
  await node.send(bundle)
}
