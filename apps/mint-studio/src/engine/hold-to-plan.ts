import { type EffectItem, effectOf, type KnownNft, readKnownNft } from '@chiaroscuro/domain/build'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { type ClvmRunner, parseClvm } from '@chiaroscuro/domain/clvm'
import { type CoinId, hex32Of, type LauncherId, type PuzzleHash } from '@chiaroscuro/domain/id'
import { readOnChainMetadata } from '@chiaroscuro/domain/nft'
import type { Piece, Plan } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'

/** An NFT that spends mint, read from them. */
export interface SeenNft {
  readonly launcherId: LauncherId
  readonly owner: PuzzleHash
  readonly dataHash: string
  /** The coin that its launcher makes. */
  readonly firstCoinId: CoinId
}

/** What a bundle does, read from its spends alone. */
export interface SeenBundle {
  readonly nfts: readonly SeenNft[]
  /** Mojos left to the farmer. */
  readonly fee: bigint
}

export interface Held {
  readonly plan: Plan
  readonly pieces: readonly Piece[]
  /** Whether a puzzle hash is the signer's. */
  readonly mine: (puzzleHash: PuzzleHash) => boolean
  /** Whether the pieces may stand in the bundle in another order than in the plan. */
  readonly isAnyOrder?: boolean
}

/**
 * Reads what spends do and holds it against the plan that was approved: these pieces in this order, each with its hashes, addresses,
 * edition, royalty and first owner, a fee below the ceiling, and nothing else that leaves the wallet. Throws `StudioError`
 * `unlike-plan`: such spends are never signed.
 */
export function holdToPlan(
  spends: readonly CoinSpend[],
  { plan, pieces, mine, isAnyOrder = false }: Held,
  run: ClvmRunner,
): SeenBundle {
  const refuse = (why: string) => new StudioError('unlike-plan', { cause: new Error(why) })
  const found = spends.flatMap((spend) => readKnownNft(spend, run) ?? [])
  if (found.length !== pieces.length) throw refuse(`it mints ${found.length} of ${pieces.length}`)
  const left = [...found]
  const nfts = pieces.map((piece, at) => {
    const which = isAnyOrder ? left.findIndex((nft) => isPiece(nft, piece, plan)) : 0
    const [nft] = which < 0 ? [] : left.splice(which, 1)
    if (!nft || !isPiece(nft, piece, plan)) throw refuse(`piece ${at + 1} of it is another`)
    return nft
  })
  const { fee, leaves } = effectOf(spends, mine, run)
  if (fee > plan.fee.ceiling) throw refuse('it pays more than the ceiling')
  const most = fee + BigInt(pieces.length)
  if (leaves.some((item) => !isPaid(item, most))) throw refuse('something else leaves')
  return {
    fee,
    nfts: nfts.map(({ launcherId, p2PuzzleHash, coin }, at) => ({
      ...{ launcherId, owner: p2PuzzleHash, dataHash: pieces[at]?.dataHash ?? '' },
      firstCoinId: hex32Of(coin.parentCoinInfo),
    })),
  }
}

function isPiece(nft: KnownNft, piece: Piece, plan: Plan): boolean {
  return (
    nft.p2PuzzleHash === piece.to &&
    nft.royaltyPuzzleHash === plan.royaltyPuzzleHash &&
    nft.royaltyBasisPoints === plan.royaltyBasisPoints &&
    nft.ownerDid === plan.didId &&
    words(readOnChainMetadata(parseClvm(nft.metadata))) === words({ ...piece, ...countsOf(piece) })
  )
}

const countsOf = ({ edition, editionTotal }: Piece) => ({
  edition: BigInt(edition),
  editionTotal: BigInt(editionTotal),
})

/** XCH up to what the bundle costs. */
function isPaid(item: EffectItem, most: bigint): boolean {
  return item.kind === 'xch' && item.amount <= most
}

interface Words {
  readonly dataUris: readonly string[]
  readonly dataHash: string | null
  readonly metadataUris: readonly string[]
  readonly metadataHash: string | null
  readonly licenseUris: readonly string[]
  readonly licenseHash: string | null
  readonly edition: bigint
  readonly editionTotal: bigint
}

function words(one: Words): string {
  const { dataUris, dataHash, metadataUris, metadataHash, licenseUris, licenseHash } = one
  const counts = [String(one.edition), String(one.editionTotal)]
  return JSON.stringify([
    ...[dataUris, dataHash, metadataUris, metadataHash, licenseUris, licenseHash],
    ...counts,
  ])
}
