import type { CoinSpend } from '../chain/coin.js'
import { skip } from '../clvm/node-view.js'

export interface SpendBundle {
  readonly coinSpends: readonly CoinSpend[]
  /** Aggregated BLS signature, 96 bytes; absent where only spends were given. */
  readonly signature: Uint8Array | undefined
}

/** Bytes or JSON that are not a spend bundle. */
export class SpendBundleError extends Error {
  override readonly name = 'SpendBundleError'
  readonly code: 'not-a-spend-bundle' | 'not-json'

  constructor(code: SpendBundleError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Streamable: count as u32, then each coin (parent, puzzle hash, amount u64) with reveal and solution, then the signature. */
export function parseSpendBundle(bytes: Uint8Array): SpendBundle {
  try {
    return read(bytes)
  } catch (cause) {
    if (cause instanceof SpendBundleError) throw cause
    throw new SpendBundleError('not-a-spend-bundle', 'The bytes are not a spend bundle', cause)
  }
}

function read(bytes: Uint8Array): SpendBundle {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(0)
  // The smallest spend has 74 bytes; a count beyond that is not worth starting on.
  if (count > bytes.length / 74)
    throw new SpendBundleError('not-a-spend-bundle', 'More spends are announced than fit')
  let at = 4
  const take = (size: number) => {
    if (at + size > bytes.length) throw new SpendBundleError('not-a-spend-bundle', 'The bytes end too early')
    at += size
    return bytes.subarray(at - size, at)
  }
  const coinSpends: CoinSpend[] = []
  for (let i = 0; i < count; i++) {
    const parentCoinInfo = take(32)
    const puzzleHash = take(32)
    const amount = view.getBigUint64(at)
    at += 8
    const puzzleReveal = take(skip(bytes, at) - at)
    const solution = take(skip(bytes, at) - at)
    coinSpends.push({ coin: { parentCoinInfo, puzzleHash, amount }, puzzleReveal, solution })
  }
  const signature = take(96)
  if (at !== bytes.length)
    throw new SpendBundleError('not-a-spend-bundle', 'There are bytes behind the signature')
  return { coinSpends, signature }
}
