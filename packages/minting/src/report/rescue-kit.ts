import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { RunState } from '../journal/fold.js'

/** A signed bundle in the form in which any full node takes it. */
export interface RescuedBundle {
  readonly batch: number
  /** Of the batch's bundles, from 0: they exclude each other, so that all may be given to the network. */
  readonly attempt: number
  /** Mojos, in digits. */
  readonly fee: string
  /** Body of `push_tx`, as JSON. */
  readonly pushTx: string
}

/** What is signed and not yet settled: so that a mint can be seen through without this program. Batches in their order. */
export function rescueKit({ batches }: RunState): RescuedBundle[] {
  return [...batches]
    .filter(([, { isSettled }]) => !isSettled)
    .sort(([one], [other]) => one - other)
    .flatMap(([batch, { attempts }]) =>
      attempts.map(({ attempt, fee, bundle }) => ({
        batch,
        attempt,
        fee,
        pushTx: pushTxOf(hexBytes(bundle)),
      })),
    )
}

function pushTxOf(bytes: Uint8Array): string {
  const { coinSpends, signature } = parseSpendBundle(bytes)
  const hex = (held: Uint8Array) => `0x${toHex(held)}`
  const spends = coinSpends.map(({ coin, puzzleReveal, solution }) => {
    const { parentCoinInfo, puzzleHash, amount } = coin
    // Written by hand, since an amount may be more than a number of JSON's writers holds.
    const written = `{"parent_coin_info":"${hex(parentCoinInfo)}","puzzle_hash":"${hex(puzzleHash)}","amount":${amount}}`
    return `{"coin":${written},"puzzle_reveal":"${hex(puzzleReveal)}","solution":"${hex(solution)}"}`
  })
  const aggregated = hex(signature ?? new Uint8Array())
  return `{"spend_bundle":{"coin_spends":[${spends.join(',')}],"aggregated_signature":"${aggregated}"}}`
}
