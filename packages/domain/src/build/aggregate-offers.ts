import { toHex } from '../bytes.js'
import type { CoinSpend } from '../chain/coin.js'
import { bytesOf, type ClvmRunner, items, parseClvm, writeList } from '../clvm/index.js'
import { isRequest } from '../offer/maker-spend.js'
import { royaltyDue } from '../offer/royalty.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { BuildError } from './build-error.js'
import { totalOf } from './notarized.js'
import { type OpenOffer, openOffer } from './open-offer.js'
import { joinSignatures } from './sign-spends.js'
import { refuseSameCoins } from './spend-own.js'
import { isFungible, isNftDemand } from './take-royalty.js'

/** Several listings in one offer. */
export interface AggregateOffer {
  readonly bundle: SpendBundle
  /**
   * Whether every wallet can take it. Wallets split the whole price evenly among the NFTs when they pay royalties,
   * while each listing insists on the royalty of its own price: that agrees for equal prices and shares. Where it
   * is false, `buildTake` of the single offers settles them all the same.
   */
  readonly anyWallet: boolean
}

/**
 * Joins listings, of one maker or of many, so that they are taken all at once: requests for one asset become one,
 * signatures are aggregated. Throws `BuildError` `same-coin-twice`, `unsupported-asset` for bids, and like
 * `buildTake` for each.
 */
export function aggregateOffers(offers: readonly SpendBundle[], run: ClvmRunner): AggregateOffer {
  if (offers.length === 0) throw new BuildError('not-an-offer', 'No offer is given')
  const open = offers.map((bundle) => openOffer(bundle, run))
  if (open.some(({ demands }) => demands.some(isNftDemand)))
    throw new BuildError('unsupported-asset', 'Only listings can be joined, not bids')
  refuseSameCoins(open.flatMap(({ coinIds }) => coinIds))
  const joined = new Map<string, CoinSpend>()
  for (const request of offers.flatMap(({ coinSpends }) => coinSpends.filter(isRequest))) {
    const puzzle = toHex(request.coin.puzzleHash)
    joined.set(puzzle, joinRequests(joined.get(puzzle), request))
  }
  return {
    bundle: {
      coinSpends: [...open.flatMap(({ makerSpends }) => makerSpends), ...joined.values()],
      signature: joinSignatures(open.map(({ signature }) => signature)),
    },
    anyWallet: splitsEvenly(open),
  }
}

/** Two requests at one puzzle as one: the payments of both. */
function joinRequests(one: CoinSpend | undefined, other: CoinSpend): CoinSpend {
  const payments = [one, other].flatMap((spend) => (spend ? [...items(parseClvm(spend.solution))] : []))
  return { ...other, solution: writeList(payments.map(bytesOf)) }
}

/** Whether the royalties of the prices stated are those of equal shares of the whole. */
function splitsEvenly(offers: readonly OpenOffer[]): boolean {
  const nfts = offers.flatMap((offer) => offer.nfts)
  const demands = offers.flatMap((offer) => offer.demands.filter(isFungible))
  const [lead] = demands
  if (demands.some(({ asset }) => asset !== lead?.asset)) return false
  const total = demands.reduce((sum, { payments }) => sum + totalOf(payments), 0n)
  return nfts.every(({ nft, stated }) => {
    const insisted = stated.reduce(
      (sum, { amount }) => sum + royaltyDue(amount, 1, nft.royaltyBasisPoints),
      0n,
    )
    return insisted === royaltyDue(total, nfts.length, nft.royaltyBasisPoints)
  })
}
