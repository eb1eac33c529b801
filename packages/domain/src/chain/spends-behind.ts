import { type ClvmRunner, parseClvm } from '../clvm/index.js'
import { hex32Of, type LauncherId } from '../id/hex32.js'
import { isSettlementHash } from '../puzzle/program.js'
import { p2PuzzleHash } from '../puzzle/standard.js'
import { type CoinSpend, coinIdOf } from './coin.js'
import { type NftSpend, readNftLayers, readNftSpend } from './read-nft-spend.js'
import { readSettledPayments, type SettledPayment } from './settled-payment.js'

/**
 * What a spend has to do with an NFT's event: `nft` its own; `payment` what was paid; `payer` the coin that the
 * payment came from; `shared` other NFTs sold for the same payment; `maker` the launcher and what made it.
 */
export type SpendRole = 'nft' | 'payment' | 'payer' | 'shared' | 'maker'

/** A spend and why it is evidence. */
export interface EvidenceSpend {
  readonly spend: CoinSpend
  readonly role: SpendRole
}

/**
 * The spends of a block that one NFT's events in it were read from, in the block's order: `readBlock` gives
 * the same events for them alone. Runs only spends of this NFT, and of NFTs sold in the same block.
 */
export function spendsBehind(
  spends: readonly CoinSpend[],
  launcherId: LauncherId,
  run: ClvmRunner,
): EvidenceSpend[] {
  const roles = new Map<CoinSpend, SpendRole>()
  const give = (spend: CoinSpend | undefined, role: SpendRole) => {
    if (spend && !roles.has(spend)) roles.set(spend, role)
  }
  const lives = livesOf(spends)
  const own = lives.get(launcherId) ?? []
  for (const { spend } of own) give(spend, 'nft')
  const read = own.flatMap(({ spend }) => readOrNothing(spend, run))
  const asserted = new Set<string>(read.flatMap(({ output }) => output.asserted))
  const payments = paymentsOf(spends).filter(({ payment }) => concerns(payment, launcherId, read, asserted))
  for (const { spend } of payments) give(spend, 'payment')
  const promised = new Set<string>(
    payments.flatMap(({ payment: { announcement } }) => (asserted.has(announcement) ? [announcement] : [])),
  )
  for (const [other, life] of lives)
    if (other !== launcherId && isSoldFor(life, promised, run))
      for (const { spend } of life) give(spend, 'shared')
  const byCoin = new Map<string, CoinSpend>(spends.map((spend) => [coinIdOf(spend.coin), spend]))
  for (const { payment } of payments) give(byCoin.get(payment.fundedBy), 'payer')
  if (read.some(({ eve }) => eve)) for (const spend of makers(launcherId, byCoin)) give(spend, 'maker')
  return spends.flatMap((spend) => {
    const role = roles.get(spend)
    return role ? [{ spend, role }] : []
  })
}

interface LifeSpend {
  readonly spend: CoinSpend
  /** It took the NFT from where offers wait. */
  readonly fromSettlement: boolean
}

/** The NFT spends by launcher, told by their puzzles alone. */
function livesOf(spends: readonly CoinSpend[]): Map<string, LifeSpend[]> {
  const lives = new Map<string, LifeSpend[]>()
  for (const spend of spends) {
    const layers = orNothing(() => readNftLayers(parseClvm(spend.puzzleReveal)))
    if (!layers) continue
    const launcherId = hex32Of(layers.singleton.launcherId)
    const fromSettlement = isSettlementHash(hex32Of(p2PuzzleHash(layers.ownership.innerPuzzle)))
    lives.set(launcherId, [...(lives.get(launcherId) ?? []), { spend, fromSettlement }])
  }
  return lives
}

function paymentsOf(spends: readonly CoinSpend[]): { spend: CoinSpend; payment: SettledPayment }[] {
  return spends.flatMap((spend) => {
    const found = orNothing(() => readSettledPayments(spend, parseClvm(spend.puzzleReveal))) ?? []
    return found.map((payment) => ({ spend, payment }))
  })
}

/** Whether a payment can have a say in this NFT's price, its payer or its royalties. */
function concerns(
  payment: SettledPayment,
  launcherId: LauncherId,
  own: readonly NftSpend[],
  asserted: ReadonlySet<string>,
): boolean {
  return (
    payment.nonce === launcherId ||
    asserted.has(payment.announcement) ||
    own.some(
      ({ before, output }) =>
        payment.payments.some(({ puzzleHash }) => puzzleHash === before.p2PuzzleHash) ||
        // A token's price is stated by its settlement puzzle; the payment is what names the token.
        output.transfer?.tradePrices.some(
          ({ settlementPuzzleHash }) => settlementPuzzleHash === payment.settlementPuzzleHash,
        ),
    )
  )
}

/** Whether another NFT was sold for one of the same payments: the price is shared then. */
function isSoldFor(life: readonly LifeSpend[], promised: ReadonlySet<string>, run: ClvmRunner): boolean {
  if (promised.size === 0 || !life.some(({ fromSettlement }) => fromSettlement)) return false
  return life.some(({ spend }) =>
    readOrNothing(spend, run).some(({ output }) => output.asserted.some((id) => promised.has(id))),
  )
}

/** The launcher, its parent and the parent's parent, as far as the block spends them. */
function makers(launcherId: LauncherId, byCoin: ReadonlyMap<string, CoinSpend>): CoinSpend[] {
  const found: CoinSpend[] = []
  let spend = byCoin.get(launcherId)
  while (spend && found.length < 3) {
    found.push(spend)
    spend = byCoin.get(hex32Of(spend.coin.parentCoinInfo))
  }
  return found
}

function readOrNothing(spend: CoinSpend, run: ClvmRunner): NftSpend[] {
  const read = orNothing(() => readNftSpend(spend, run))
  return read ? [read] : []
}

/** What cannot be read is no evidence; `readBlock` records it as unreadable. */
function orNothing<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
