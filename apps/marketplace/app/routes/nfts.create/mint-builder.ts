import { hexOf } from '#app/verify/hex.js'
import type { MintSpends, MintWork } from '#app/verify/mint-question.js'
import { workerSeat } from '#app/verify/worker-seat.js'
import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'

/** Hashes files and makes spends in a worker of this browser, and checks what a wallet signed. */
export interface MintBuilder {
  /** SHA-256, in hex. */
  hash(file: Blob): Promise<string>
  didCoin(didId: string, coins: readonly SpendableCoin[]): Promise<string | null>
  /** Nothing where the coins do not suffice. */
  build(ask: MintWork['build']['ask']): Promise<MintSpends | null>
  /** Nothing where the signature is not that of the spends. */
  finish(ask: MintWork['finish']['ask']): Promise<{ bundleId: string; bundle: string } | null>
  unpack(bundle: Uint8Array): Promise<{ spends: readonly CoinSpendText[]; signature: string }>
  /** Nothing where there is no coin to make it with. */
  buildDid(coins: readonly SpendableCoin[], fee: string): Promise<MintWork['build-did']['answer']>
  close(): void
}

/** The worker is fetched once something is to be done, and anew after it was let go. */
export function mintBuilder(): MintBuilder {
  const seat = workerSeat<MintWork>(
    () =>
      new Worker(new URL('../../verify/mint.worker.ts', import.meta.url), {
        type: 'module',
        name: 'mint-builder',
      }),
  )
  return {
    hash: (file) => seat.do('hash', { file }),
    didCoin: (didId, coins) => seat.do('did-coin', { didId, coins }),
    build: (ask) => seat.do('build', ask),
    finish: (ask) => seat.do('finish', ask),
    unpack: (bundle) => seat.do('unpack', { bundle: hexOf(bundle) }),
    buildDid: (coins, fee) => seat.do('build-did', { coins, fee }),
    close: seat.close,
  }
}
