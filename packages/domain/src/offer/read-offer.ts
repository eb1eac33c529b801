import { type ClvmRunner, parseClvm } from '../clvm/index.js'
import { type CoinId, type Hex32, hex32Of, type LauncherId, type PuzzleHash } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import { p2PuzzleHash } from '../puzzle/standard.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { isRequest, type MakerSpend, runMakerSpends, type SpendDoubt } from './maker-spend.js'
import { OfferError } from './offer-error.js'
import { mergeItems, type OfferItem } from './offer-item.js'
import { type Expiry, readMaker } from './read-maker.js'
import { readRequest } from './read-request.js'
import { type RoyaltyLine, readRoyalties } from './royalty.js'
import { spendUse } from './spend-use.js'

/** A half-signed trade, read from the spends that were signed. */
export interface ReadOffer {
  readonly offered: readonly OfferItem[]
  readonly requested: readonly OfferItem[]
  readonly royalties: readonly RoyaltyLine[]
  readonly expiry: Expiry
  /** Mojos the maker leaves to the farmer. */
  readonly fee: bigint
  /** The maker's coins: once one of them is spent, the offer is over. */
  readonly mustBeUnspent: readonly CoinId[]
  /** The coin of each NFT among them: while it is unspent it is the newest, and its spender the owner. */
  readonly works: readonly OfferedWork[]
  /** Puzzle hash of whose address the first of the maker's coins is: only its key can sign, and withdraw. */
  readonly maker: PuzzleHash | null
  /** Coins that only settling an offer of these coins spends, and the signed spends by `spendUse`: what tells taken from cancelled. */
  readonly settlementCoins: readonly CoinId[]
  readonly uses: readonly Hex32[]
  /** Why the chain would never settle it as it reads; empty for an honest offer. */
  readonly doubts: readonly Doubt[]
}

/** An NFT that the maker's spends move, by the coin it lies in. */
export interface OfferedWork {
  readonly launcherId: LauncherId
  readonly coinId: CoinId
}

/**
 * `unbound`: the signed spends do not insist on a payment that is asked for (the asking is not signed);
 * `unfunded`: they give out more than the maker's coins hold; `unsettled`: a payment is asked for at another
 * puzzle than the settlement puzzle that wallets complete.
 */
export type Doubt = SpendDoubt | 'unbound' | 'unfunded' | 'unsettled'

/** Reads both sides of an offer; its signature is another question (`signedFor`). Throws `OfferError`. */
export function readOffer(bundle: SpendBundle, run: ClvmRunner): ReadOffer {
  return readSpends(bundle, runMakerSpends(bundle, run))
}

/** The same from spends that were run already. */
export function readSpends(bundle: SpendBundle, spends: readonly MakerSpend[]): ReadOffer {
  try {
    const { asserted, funded, ...side } = readMaker(spends)
    const requests = bundle.coinSpends.filter(isRequest).map(readRequest)
    const requested = mergeItems(requests.map(({ item }) => item))
    const bound = requests.every(({ announcements }) => announcements.every((id) => asserted.has(id)))
    return {
      ...side,
      works: spends.flatMap(({ nft, coinId }) =>
        nft && side.mustBeUnspent.includes(coinId) ? [{ launcherId: nft.launcherId, coinId }] : [],
      ),
      maker: ownerOf(spends.find(({ coinId }) => side.mustBeUnspent.includes(coinId))),
      uses: spends.flatMap(({ spend }) => spendUse(spend) ?? []),
      requested,
      royalties: readRoyalties(side.offered, requested, spends, asserted),
      doubts: [
        ...new Set<Doubt>([
          ...spends.flatMap(({ doubts }) => doubts),
          ...(bound ? [] : ['unbound' as const]),
          ...(funded ? [] : ['unfunded' as const]),
          ...(requests.every(({ settles }) => settles) ? [] : ['unsettled' as const]),
        ]),
      ],
    }
  } catch (cause) {
    if (cause instanceof OfferError) throw cause
    throw new OfferError('unreadable', 'A request of the offer cannot be read', cause)
  }
}

function ownerOf(one: MakerSpend | undefined): PuzzleHash | null {
  if (!one) return null
  if (one.nft) return one.nft.before.p2PuzzleHash
  const cat = one.assetId && readCat(parseClvm(one.spend.puzzleReveal))
  return hex32Of(cat ? p2PuzzleHash(cat.innerPuzzle) : one.spend.coin.puzzleHash)
}
