import {
  buildSale,
  type KeyOf,
  readOwnedNft,
  signedOffer,
  type UnsignedOffer,
} from '@chiaroscuro/domain/build'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import { encodeOffer, offerNetwork, readOffer } from '@chiaroscuro/domain/offer'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { DropNetwork } from '@chiaroscuro/minting/drop'
import type { DuePiece, MadeOffer, OfferMaker } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'

export interface SalePlace {
  readonly node: FullNode
  readonly network: DropNetwork
  /** Public keys of those whose pieces are sold. */
  readonly keyOf: KeyOf
  readonly run: ClvmRunner
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
}

export interface OfferMakerParts extends SalePlace {
  /** The signature for the spends of one offer, whoever has the key. */
  readonly sign: (spends: readonly CoinSpend[]) => Promise<Uint8Array>
  readonly atOnce?: number
}

/**
 * Makes offers that somebody else signs; what was signed is checked. Rejects with `StudioError` `not-approved`, `unlike-plan`,
 * `bad-signature`, and what node and signer reject with.
 */
export function offerMaker({ sign, atOnce, ...place }: OfferMakerParts): OfferMaker {
  return {
    ...(atOnce !== undefined && { atOnce }),
    async make(plan, due) {
      const sale = await unsignedSale(plan, due, place)
      return sale && withSignature(sale, await sign(sale.unsigned.spends), place)
    },
  }
}

/** The offer of a piece, as it stands before anybody signs it. */
export interface UnsignedSale {
  readonly unsigned: UnsignedOffer
  readonly coinId: CoinId
}

/**
 * What there is to sign of a piece, held against the plan; nothing where it lies with somebody else by now. Rejects with `StudioError`
 * `not-approved`, `unlike-plan`, and what the node rejects with.
 */
export async function unsignedSale(
  plan: Plan,
  due: DuePiece,
  place: SalePlace,
): Promise<UnsignedSale | undefined> {
  const { node, keyOf, run } = place
  const sale = saleOf(plan, place)
  const nft = readOwnedNft(await node.spendOf(due.firstCoinId, due.height), keyOf, run)
  if (!nft) return undefined
  const coinId = coinIdOf(nft.coin)
  if (!(await isUnspent(coinId, node))) return undefined
  const unsigned = buildSale({
    nfts: [nft],
    price: { asset: sale.asset, amount: due.price },
    payTo: sale.payTo,
    ...(sale.endsAt !== undefined && { expiry: { seconds: BigInt(sale.endsAt) } }),
  })
  holdToSale(signedOffer(unsigned, NO_SIGNATURE), { plan, due }, run)
  return { unsigned, coinId }
}

/** Throws `StudioError` `bad-signature`. */
export function withSignature(
  { unsigned, coinId }: UnsignedSale,
  signature: Uint8Array,
  { network, run }: Pick<SalePlace, 'network' | 'run'>,
): MadeOffer {
  const bundle = signedOffer(unsigned, signature)
  checkSignature(bundle, network, run)
  return { text: encodeOffer(bundle), coinId }
}

/** Throws `StudioError` `bad-signature` where an offer is not signed for this network by exactly those whose coins it spends. */
export function checkSignature(bundle: SpendBundle, network: DropNetwork, run: ClvmRunner): void {
  if (offerNetwork(bundle, run, [network]) !== network) throw new StudioError('bad-signature')
}

/** What a plan sells for, once it was approved and is of this network. Throws `StudioError` `not-approved`, `other-network`. */
export function saleOf(
  plan: Plan,
  { approved, network }: Pick<SalePlace, 'approved' | 'network'>,
): NonNullable<Plan['sale']> {
  if (!plan.sale || approved() !== planHash(plan)) throw new StudioError('not-approved')
  if (plan.network !== network) throw new StudioError('other-network')
  return plan.sale
}

export async function isUnspent(coinId: CoinId, node: FullNode): Promise<boolean> {
  return (await node.coins([coinId])).get(coinId)?.isSpent === false
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
