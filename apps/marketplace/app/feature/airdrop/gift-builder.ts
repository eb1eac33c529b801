import { asHex32 } from '@chiaroscuro/domain/id'
import type { SignedGifts } from '@chiaroscuro/minting/airdrop'
import type { GiftSpends, GiftsAsked, GiftWork } from '#app/verify/gift-question.js'
import { bytesOf, hexOf } from '#app/verify/hex.js'
import { workerSeat } from '#app/verify/worker-seat.js'
import type { CoinSpendText } from '#app/wallet/spending.js'

/** Makes spends in a worker of this browser, and checks what a wallet signed. */
export interface GiftBuilder {
  /** Nothing where the coins do not suffice. */
  build(asked: GiftsAsked): Promise<GiftSpends | undefined>
  /** Nothing where the signature is not that of the spends. */
  finish(spends: GiftSpends, signature: string, networks: readonly string[]): Promise<SignedGifts | undefined>
  unpack(bundle: Uint8Array): Promise<{ spends: readonly CoinSpendText[]; signature: string }>
  close(): void
}

/** The worker is fetched once something is to be done, and anew after it was let go. */
export function giftBuilder(): GiftBuilder {
  const seat = workerSeat<GiftWork>(
    () =>
      new Worker(new URL('../../verify/gift.worker.ts', import.meta.url), {
        type: 'module',
        name: 'gift-builder',
      }),
  )
  return {
    build: async (asked) => (await seat.do('build', asked)) ?? undefined,
    async finish(spends, signature, networks) {
      const made = await seat.do('finish', { spends, signature, networks })
      if (!made) return undefined
      return {
        bundleId: asHex32(made.bundleId),
        bundle: bytesOf(made.bundle),
        inputs: made.inputs.map(({ id, parent }) => ({ id: asHex32(id), parent: asHex32(parent) })),
        outputs: spends.outputs.map(asHex32),
      }
    },
    unpack: (bundle) => seat.do('unpack', { bundle: hexOf(bundle) }),
    close: seat.close,
  }
}
