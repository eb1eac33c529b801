import { buildSale, type KeyOf, readOwnedNft, signedOffer, signSpends } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { encodeOffer, readOffer } from '@chiaroscuro/domain/offer'
import type { WalletKey } from '@chiaroscuro/domain/signature'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { DuePiece, OfferMaker } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'

export interface OfferMakerParts {
  readonly node: FullNode
  readonly key: WalletKey
  readonly run: ClvmRunner
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
}

/** Signs offers with the account's key. Rejects with `StudioError` `not-approved`, `unlike-plan`, and what the node rejects with. */
export function offerMaker({ node, key, run, approved }: OfferMakerParts): OfferMaker {
  const keyOf: KeyOf = (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)
  return {
    async make(plan, due) {
      const { sale } = plan
      if (!sale || approved() !== planHash(plan)) throw new StudioError('not-approved')
      const nft = readOwnedNft(await node.spendOf(due.firstCoinId, due.height), keyOf, run)
      if (!nft) return undefined
      const coinId = coinIdOf(nft.coin)
      const seen = (await node.coins([coinId])).get(coinId)
      if (!seen || seen.isSpent) return undefined
      const unsigned = buildSale({
        nfts: [nft],
        price: { asset: sale.asset, amount: due.price },
        payTo: sale.payTo,
        ...(sale.endsAt !== undefined && { expiry: { seconds: BigInt(sale.endsAt) } }),
      })
      holdToSale(signedOffer(unsigned, NO_SIGNATURE), { plan, due }, run)
      const signature = signSpends(unsigned.spends, [key], 'simulator0', run)
      return { text: encodeOffer(signedOffer(unsigned, signature)), coinId }
    },
  }
}

/** Read for what it says before anybody signs. */
const NO_SIGNATURE = new Uint8Array(96)

export interface OfferedPiece {
  readonly plan: Plan
  readonly due: DuePiece
}

/**
 * Reads what an offer says and holds it against the plan that was approved: this piece with its royalty, for this price in this asset,
 * until that second, and nothing else. Throws `StudioError` `unlike-plan`: such spends are never signed.
 */
export function holdToSale(bundle: SpendBundle, { plan, due }: OfferedPiece, run: ClvmRunner): void {
  const { offered, requested, expiry, fee, doubts, mustBeUnspent } = readOffer(bundle, run)
  const { sale, royaltyBasisPoints, royaltyPuzzleHash } = plan
  const [item, ...more] = offered
  const [paid, ...others] = requested
  const asset = paid?.kind === 'cat' ? paid.assetId : paid?.kind === 'xch' ? 'xch' : undefined
  const isSame =
    item?.kind === 'nft' &&
    item.launcherId === due.launcherId &&
    item.royaltyBasisPoints === royaltyBasisPoints &&
    item.royaltyPuzzleHash === royaltyPuzzleHash &&
    (paid?.kind === 'xch' || paid?.kind === 'cat') &&
    paid.amount === due.price &&
    asset === sale?.asset &&
    more.length + others.length + doubts.length === 0 &&
    mustBeUnspent.length === 1 &&
    fee === 0n &&
    expiry.height === null &&
    expiry.seconds === (sale?.endsAt === undefined ? null : BigInt(sale.endsAt))
  if (!isSame) throw new StudioError('unlike-plan', { cause: new Error(`the offer of piece ${due.number}`) })
}
