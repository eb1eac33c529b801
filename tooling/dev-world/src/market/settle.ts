import type { SpendBundle } from '@chiaroscuro/devnet'
import { pause } from '../seed/pause.js'
import { follow, isConfirmed, type Market } from './market.js'

const LOOK_EVERY_MS = 500
const MOST_LOOKS = 60

/** Pushes and waits for the block that takes the bundle; false when none does in time. */
export async function settle(
  market: Market,
  bundle: SpendBundle,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  await market.node.push(bundle)
  for (let looks = 0; looks < MOST_LOOKS && !signal?.aborted; looks++) {
    await pause(LOOK_EVERY_MS, signal)
    if (!(await isConfirmed(market, bundle))) continue
    follow(market, bundle)
    return true
  }
  return false
}
