import type { CoinId, PuzzleHash } from '@chiaroscuro/domain/id'
import { type AirdropPlan, airdropBatches } from './airdrop-plan.js'
import { type AirdropState, NEVER_SIGNED } from './airdrop-record.js'

/** How far a gift has come: for good, in a block that a reorg might still take back, given to the network, or not at all. */
export type GiftStatus = 'settled' | 'included' | 'sent' | 'signed' | 'open'

export interface GiftLine {
  readonly to: PuzzleHash
  /** Smallest units, or the launcher id of a work. */
  readonly what: string
  readonly status: GiftStatus
  /** Of the block that has it. */
  readonly height: number | undefined
  /** The coin it is. */
  readonly coinId: CoinId | undefined
  readonly bundleId: string | undefined
}

/** What became of each gift, in the order of the plan, as the journal knows it. */
export function giftLines(plan: AirdropPlan, state: AirdropState): GiftLine[] {
  return airdropBatches(plan).flatMap(({ index, from, count }) => {
    const known = state.batches.get(index) ?? NEVER_SIGNED
    const attempt = known.attempts[known.included?.attempt ?? known.attempts.length - 1]
    const status: GiftStatus = known.isSettled
      ? 'settled'
      : known.included
        ? 'included'
        : attempt
          ? attempt.sentAt === undefined
            ? 'signed'
            : 'sent'
          : 'open'
    return plan.gifts.slice(from, from + count).map((gift, at) => ({
      to: gift.to,
      what: 'nft' in gift ? gift.nft : gift.amount.toString(),
      status,
      height: known.included?.height,
      coinId: attempt?.outputs[at],
      bundleId: attempt?.bundleId,
    }))
  })
}

/** The same as a sheet. `nameOf` writes addresses, `whatOf` amounts or works. */
export function airdropReport(
  lines: readonly GiftLine[],
  { nameOf, whatOf }: { nameOf: (to: PuzzleHash) => string; whatOf: (what: string) => string },
): string {
  const head = 'address,given,status,height,coin_id,transaction_id'
  const rows = lines.map(({ to, what, status, height, coinId, bundleId }) =>
    [nameOf(to), whatOf(what), status, height ?? '', coinId ?? '', bundleId ?? ''].join(','),
  )
  return [head, ...rows, ''].join('\r\n')
}
