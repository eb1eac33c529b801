import type { CoinSpend } from '../chain/coin.js'
import { announcementId } from '../chain/conditions.js'
import { readNftLayers } from '../chain/read-nft-spend.js'
import { type ClvmNode, parseClvm, treeHash } from '../clvm/index.js'
import { type Hex32, hex32Of } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import { isProgram, settlementProgram } from '../puzzle/program.js'
import { type NotarizedPayment, readNotarizedPayments } from '../puzzle/settlement.js'
import type { OfferItem } from './offer-item.js'

/** What the maker wants to be paid with one asset. */
export interface Request {
  readonly item: OfferItem
  /** Ids of the announcements that settling makes: the maker's spends insist on them in an honest offer. */
  readonly announcements: readonly Hex32[]
}

/** Reads a requested payment: the puzzle tells the asset, the solution who is paid how much. */
export function readRequest(spend: CoinSpend): Request {
  const puzzle = parseClvm(spend.puzzleReveal)
  const payments = readNotarizedPayments(parseClvm(spend.solution))
  const puzzleHash = treeHash(puzzle)
  return {
    item: readItem(puzzle, payments),
    announcements: payments.map(({ hash }) => announcementId(puzzleHash, hash)),
  }
}

function readItem(puzzle: ClvmNode, payments: readonly NotarizedPayment[]): OfferItem {
  const amount = () =>
    payments.flatMap((entry) => entry.payments).reduce((sum, payment) => sum + payment.amount, 0n)
  if (isProgram(puzzle, settlementProgram)) return { kind: 'xch', amount: amount() }
  const cat = readCat(puzzle)
  if (cat && isProgram(cat.innerPuzzle, settlementProgram))
    return { kind: 'cat', assetId: hex32Of(cat.assetId), amount: amount() }
  const nft = readNftLayers(puzzle)
  if (!nft) return { kind: 'unknown' }
  return {
    kind: 'nft',
    launcherId: hex32Of(nft.singleton.launcherId),
    royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
    royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
  }
}
