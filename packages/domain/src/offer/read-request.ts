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
  /** Whether it is asked for at the settlement puzzle that wallets complete today. */
  readonly settles: boolean
}

/** Reads a requested payment: the puzzle tells the asset, the solution who is paid how much. */
export function readRequest(spend: CoinSpend): Request {
  const puzzle = parseClvm(spend.puzzleReveal)
  const solution = parseClvm(spend.solution)
  const asset = readAsset(puzzle)
  // What no puzzle explains may be settled in ways we do not know.
  if (!asset) return { item: { kind: 'unknown' }, announcements: [], settles: false }
  const payments = readNotarizedPayments(solution)
  const puzzleHash = treeHash(puzzle)
  return {
    item: asset.item(payments),
    announcements: payments.map(({ hash }) => announcementId(puzzleHash, hash)),
    settles: isProgram(asset.innerPuzzle, settlementProgram),
  }
}

interface RequestedAsset {
  readonly item: (payments: readonly NotarizedPayment[]) => OfferItem
  readonly innerPuzzle: ClvmNode
}

/** The asset by its outer puzzles, whichever settlement puzzle lies within. */
function readAsset(puzzle: ClvmNode): RequestedAsset | undefined {
  if (isProgram(puzzle, settlementProgram))
    return { item: (payments) => ({ kind: 'xch', amount: sumOf(payments) }), innerPuzzle: puzzle }
  const cat = readCat(puzzle)
  if (cat) {
    const assetId = hex32Of(cat.assetId)
    return {
      item: (payments) => ({ kind: 'cat', assetId, amount: sumOf(payments) }),
      innerPuzzle: cat.innerPuzzle,
    }
  }
  const nft = readNftLayers(puzzle)
  if (!nft) return undefined
  const item: OfferItem = {
    kind: 'nft',
    launcherId: hex32Of(nft.singleton.launcherId),
    royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
    royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
  }
  return { item: () => item, innerPuzzle: nft.ownership.innerPuzzle }
}

function sumOf(payments: readonly NotarizedPayment[]): bigint {
  return payments.flatMap((entry) => entry.payments).reduce((sum, payment) => sum + payment.amount, 0n)
}
