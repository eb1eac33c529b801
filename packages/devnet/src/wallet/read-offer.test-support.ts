import { DevnetError } from '../error.js'
import type { Cat, Nft } from '../sdk/asset.js'
import type { Clvm } from '../sdk/clvm.js'
import type { Coin, CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import type { NotarizedPayment, SpendBundle } from '../sdk/offer.js'
import { zeroParent } from './settlement.test-support.js'

const maxCost = 11_000_000_000n
const maxOfferLength = 300_000

/** What an offer asks for of one asset. */
export type Requested<S> = { readonly payments: readonly NotarizedPayment<S>[] } & (
  | { readonly kind: 'xch' }
  | { readonly kind: 'cat'; readonly assetId: Buffer }
  | {
      readonly kind: 'nft'
      readonly launcherId: Buffer
      readonly royaltyPuzzleHash: Buffer
      readonly royaltyBasisPoints: number
    }
)

/** Both sides of an offer, inside the scope that read it. */
export interface ReadOffer<S> {
  readonly bundle: SpendBundle
  readonly makerSpends: readonly CoinSpend[]
  readonly requested: readonly Requested<S>[]
  readonly nfts: readonly Nft<S>[]
  readonly cats: readonly Cat[]
  readonly xch: readonly Coin[]
}

function readRequest<S>(sdk: Sdk, clvm: Clvm<S>, spend: CoinSpend): Requested<S> {
  const puzzle = clvm.deserialize(spend.puzzleReveal).puzzle()
  const payments = (clvm.deserialize(spend.solution).toList() ?? [])
    .map((item) => item.parseNotarizedPayment())
    .filter((item) => item !== null)
  if (puzzle.puzzleHash.equals(sdk.Constants.settlementPaymentHash())) return { kind: 'xch', payments }
  const cat = puzzle.parseCatInfo()
  if (cat) return { kind: 'cat', assetId: cat.info.assetId, payments }
  const nft = puzzle.parseNftInfo()
  if (!nft) throw new DevnetError('unreadable', 'the offer asks for an asset of an unknown kind')
  const { launcherId, royaltyPuzzleHash, royaltyBasisPoints } = nft.info
  return { kind: 'nft', launcherId, royaltyPuzzleHash, royaltyBasisPoints, payments }
}

function offeredBy<S>(sdk: Sdk, clvm: Clvm<S>, spend: CoinSpend) {
  const settlement = sdk.Constants.settlementPaymentHash()
  const puzzle = clvm.deserialize(spend.puzzleReveal).puzzle()
  const solution = clvm.deserialize(spend.solution)
  const nft = puzzle.parseChildNft(spend.coin, solution)
  const cats = puzzle.parseChildCats(spend.coin, solution) ?? []
  const xch: Coin[] = []
  for (const condition of puzzle.program.run(solution, maxCost, false).value.toList() ?? []) {
    const made = condition.first().toBoundCheckedNumber() === 51 ? condition.parseCreateCoin() : null
    if (made?.puzzleHash.equals(settlement))
      xch.push(new sdk.Coin(spend.coin.coinId(), settlement, made.amount))
  }
  return {
    nfts: nft?.info.p2PuzzleHash.equals(settlement) ? [nft] : [],
    cats: cats.filter((cat) => cat.info.p2PuzzleHash.equals(settlement)),
    xch,
  }
}

/** Reads an offer's two sides within a scope. */
export function readOffer<S>(sdk: Sdk, clvm: Clvm<S>, text: string): ReadOffer<S> {
  if (text.length > maxOfferLength) throw new DevnetError('out-of-range', 'the offer is too long')
  const bundle = sdk.decodeOffer(text)
  const spends = bundle.coinSpends
  const isRequest = (spend: CoinSpend) => spend.coin.parentCoinInfo.equals(zeroParent)
  const makerSpends = spends.filter((spend) => !isRequest(spend))
  const spent = new Set(makerSpends.map((spend) => spend.coin.coinId().toString('hex')))
  const isLeft = (coin: Coin) => !spent.has(coin.coinId().toString('hex'))
  const offered = makerSpends.map((spend) => offeredBy(sdk, clvm, spend))
  return {
    bundle,
    makerSpends,
    requested: spends.filter(isRequest).map((spend) => readRequest(sdk, clvm, spend)),
    nfts: offered.flatMap((side) => side.nfts).filter((nft) => isLeft(nft.coin)),
    cats: offered.flatMap((side) => side.cats).filter((cat) => isLeft(cat.coin)),
    xch: offered.flatMap((side) => side.xch).filter(isLeft),
  }
}
