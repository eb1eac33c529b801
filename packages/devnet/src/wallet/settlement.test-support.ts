import { checkAmount, sha256 } from '../coin.js'
import type { Clvm, Program } from '../sdk/clvm.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import type { NotarizedPayment } from '../sdk/offer.js'

/** Parent of the pretended coins that carry what an offer asks for. */
export const zeroParent = Buffer.alloc(32)

/** Royalty of one NFT at a price: rounded down, as the transfer program does. */
export function royaltyOf(price: bigint, basisPoints: number): bigint {
  return (price * BigInt(basisPoints)) / 10_000n
}

/** Puzzle hash an asset is settled at: XCH when no asset id is given. */
export function settlementHash(sdk: Sdk, assetId: string | undefined): Buffer {
  const settlement = sdk.Constants.settlementPaymentHash()
  return assetId === undefined ? settlement : sdk.catPuzzleHash(Buffer.from(assetId, 'hex'), settlement)
}

/** Settlement puzzle of an asset, inside a scope. */
export function settlementPuzzle<S>(sdk: Sdk, clvm: Clvm<S>, assetId: string | undefined): Program<S> {
  const settlement = clvm.settlementPayment()
  if (assetId === undefined) return settlement
  const mod = clvm.atom(sdk.Constants.catPuzzleHash())
  return clvm.catPuzzle().curry([mod, clvm.atom(Buffer.from(assetId, 'hex')), settlement])
}

/** Binds an offer's payments to the coins it offers: tree hash of their ids in order. */
export function offerNonce<S>(clvm: Clvm<S>, coinIds: readonly Buffer[]): Buffer {
  const sorted = [...coinIds].sort(Buffer.compare)
  return clvm.list(sorted.map((id) => clvm.atom(id))).treeHash()
}

/** One hinted payment under a nonce. */
export function onePayment<S>(
  sdk: Sdk,
  clvm: Clvm<S>,
  nonce: Uint8Array,
  puzzleHash: Uint8Array,
  amount: bigint,
): NotarizedPayment<S> {
  const payment = new sdk.Payment(puzzleHash, checkAmount(amount), clvm.alloc([puzzleHash]))
  return new sdk.NotarizedPayment(nonce, [payment])
}

/** A notarized payment as CLVM: (nonce . ((puzzle_hash amount memos) …)). */
export function paymentProgram<S>(clvm: Clvm<S>, notarized: NotarizedPayment<S>): Program<S> {
  const payments = notarized.payments.map((payment) =>
    clvm.list([
      clvm.atom(payment.puzzleHash),
      clvm.int(payment.amount),
      ...(payment.memos ? [payment.memos] : []),
    ]),
  )
  return clvm.pair(clvm.atom(notarized.nonce), clvm.list(payments))
}

/** The condition that holds only if the settlement puzzle makes this payment. */
export function assertPaid<S>(
  clvm: Clvm<S>,
  settlement: Uint8Array,
  notarized: NotarizedPayment<S>,
): Program<S> {
  return clvm.assertPuzzleAnnouncement(sha256(settlement, paymentProgram(clvm, notarized).treeHash()))
}

/** The pretended spend by which an offer says what it asks for. */
export function requestSpend<S>(
  sdk: Sdk,
  clvm: Clvm<S>,
  puzzle: Program<S>,
  notarized: NotarizedPayment<S>,
): CoinSpend {
  const solution = clvm.list([paymentProgram(clvm, notarized)])
  return new sdk.CoinSpend(
    new sdk.Coin(zeroParent, puzzle.treeHash(), 0n),
    puzzle.serialize(),
    solution.serialize(),
  )
}
