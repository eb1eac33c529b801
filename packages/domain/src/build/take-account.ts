import type { Coin, CoinSpend } from '../chain/coin.js'
import type { Hex32, PuzzleHash } from '../id/hex32.js'
import type { Asset } from '../offer/offer-item.js'
import { settlementHash } from '../puzzle/program.js'
import type { Funds } from './build-bid.js'
import { nextCat } from './cat-spend.js'
import type { CatCoin, KnownCat, XchCoin } from './held-coin.js'
import { type Notarized, totalOf } from './notarized.js'
import type { OpenOffer } from './open-offer.js'
import { selectCoins } from './select-coins.js'
import { fundingFor, nextXch, settleCats, settleXch } from './settle.js'
import { type Spending, spendCatCoins, spendXchCoins } from './spend-own.js'
import type { Due } from './take-royalty.js'

/** What taking offers comes to in one asset. */
export type Account = XchAccount | CatAccount

interface Balance {
  readonly payments: readonly Notarized[]
  /** What the taker adds to the makers' coins for the payments. */
  readonly need: bigint
  /** What is left of the makers' coins for the taker. */
  readonly surplus: bigint
}

interface XchAccount extends Balance {
  readonly kind: 'xch'
  readonly asset: 'xch'
  /** The makers' coins, which wait to be settled. */
  readonly waiting: readonly Coin[]
  readonly own: readonly XchCoin[]
}

interface CatAccount extends Balance {
  readonly kind: 'cat'
  readonly asset: Hex32
  readonly waiting: readonly KnownCat[]
  readonly own: readonly CatCoin[]
}

/** One account for each asset that moves, XCH first; own coins are chosen for what is needed, and for the fee. */
export function accountsOf(
  offers: readonly OpenOffer[],
  dues: readonly Due[],
  funds: Funds,
  fee: bigint,
): Account[] {
  const cats = offers.flatMap((offer) => offer.cats)
  const xch = offers.flatMap((offer) => offer.xch)
  const balance = balanceOf('xch', xch, dues)
  const assets = new Set<Asset>([...dues.map(({ asset }) => asset), ...cats.map(({ assetId }) => assetId)])
  return [
    { kind: 'xch', asset: 'xch', waiting: xch, ...balance, own: selectCoins(funds.xch, balance.need + fee) },
    ...[...assets].flatMap((asset) => (asset === 'xch' ? [] : [catAccount(asset, cats, dues, funds)])),
  ]
}

function catAccount(asset: Hex32, cats: readonly KnownCat[], dues: readonly Due[], funds: Funds): CatAccount {
  const waiting = cats.filter(({ assetId }) => assetId === asset)
  const balance = balanceOf(
    asset,
    waiting.map(({ coin }) => coin),
    dues,
  )
  const ofAsset = (funds.cats ?? []).filter(({ assetId }) => assetId === asset)
  return { kind: 'cat', asset, waiting, ...balance, own: selectCoins(ofAsset, balance.need, { asset }) }
}

function balanceOf(asset: Asset, waiting: readonly Coin[], dues: readonly Due[]): Balance {
  const payments = dues.flatMap((due) => (due.asset === asset ? due.payments : []))
  const left = waiting.reduce((sum, { amount }) => sum + amount, 0n) - totalOf(payments)
  return { payments, need: left < 0n ? -left : 0n, surplus: left > 0n ? left : 0n }
}

/** How an account's own coins are spent, and what the settlement makes of what is left over. */
export interface Closing {
  readonly conditions: readonly Uint8Array[]
  readonly changeTo: PuzzleHash
  /** In XCH alone. */
  readonly fee: bigint
  readonly surplus: readonly Notarized[]
  readonly nonce: Uint8Array
}

/** The spends of an account: own coins fund the settlement puzzle, whose coins then make all payments. */
export function closeAccount(account: Account, { surplus, nonce, ...closing }: Closing): CoinSpend[] {
  const payments = [...account.payments, ...surplus]
  const amounts = fundingFor(payments, account.need)
  const funded = amounts.map((amount) => ({ puzzleHash: settlementHash, amount }))
  const spending: Spending = { ...closing, payments: funded }
  if (account.kind === 'xch') {
    const { own, waiting } = account
    const [lead] = own
    const funding = lead ? amounts.map((amount) => nextXch(lead.coin, amount)) : []
    return [...spendXchCoins(own, spending), ...settleXch([...funding, ...waiting], payments, nonce)]
  }
  const { own, waiting } = account
  const [lead] = own
  const funding = lead ? amounts.map((amount) => nextCat(lead, settlementHash, amount)) : []
  const spends = spendCatCoins(own, { ...spending, fee: 0n })
  return [...spends, ...settleCats([...funding, ...waiting], payments, nonce)]
}
