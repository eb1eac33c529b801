import { buildCatPayment, type SpendBundle, signBundle } from '@chiaroscuro/devnet'
import { createRandom } from '../art/random.js'
import type { Payee } from '../market/cast.js'
import type { Market } from '../market/market.js'
import { settle } from '../market/settle.js'
import { tokenAddress } from '../market/token.js'
import { createDid, fund, give } from '../market/trade.js'
import { forSale, type Journal } from './journal.js'
import { pickHolding } from './trade-round.js'

/** Each wallet gets so much: coins of XCH, coins of each token, pieces. */
const XCH_COINS = 8
const XCH_EACH = 25_000_000_000_000n
const TOKEN_EACH = 2_000_000n
const PIECES = 4

export interface FundOptions {
  readonly market: Market
  readonly journal: Journal
  /** Puzzle hashes in hex, of wallets that live outside of this process. */
  readonly wallets: readonly string[]
  /** The same of services that need XCH and nothing else. */
  readonly purses?: readonly string[]
  readonly log: (message: string) => void
  readonly signal?: AbortSignal | undefined
}

/** Gives visitors' wallets something to trade with, money, tokens and a few pieces, and a DID; each wallet once. */
export async function fundWallets(options: FundOptions): Promise<void> {
  const { market, journal, wallets, purses = [], signal, log } = options
  for (const address of [...purses, ...wallets]) {
    const funded = journal.state.fundedWallets ?? []
    if (funded.includes(address) || signal?.aborted) continue
    const payee: Payee = { key: { puzzleHash: Buffer.from(address, 'hex') } }
    const gifts = purses.includes(address)
      ? [await xchFor(market, payee)]
      : await giftsTo(options, payee, address)
    const given = await Promise.all(gifts.map((bundle) => settle(market, bundle, signal)))
    if (given.includes(false)) log('a wallet was not given all that it should have')
    market.purse.release()
    journal.save({ fundedWallets: [...funded, address] })
  }
}

async function giftsTo(
  { market, journal }: FundOptions,
  payee: Payee,
  address: string,
): Promise<SpendBundle[]> {
  const xch = await xchFor(market, payee)
  const tokens = await Promise.all(market.tokens.map((token) => tokensFor(market, token, payee)))
  const did = await didFor(market, payee)
  return [
    xch,
    did,
    ...tokens.flatMap((bundle) => bundle ?? []),
    ...piecesFor(market, journal, payee, address),
  ]
}

function xchFor(market: Market, payee: Payee): Promise<SpendBundle> {
  return fund(market, [{ actor: payee, amount: XCH_EACH, coins: XCH_COINS }])
}

/** A profile to claim, which a collector pays for. */
function didFor(market: Market, payee: Payee): Promise<SpendBundle> {
  return createDid(market, market.cast.collectors.at(-1) ?? market.cast.faucet, payee)
}

async function tokensFor(market: Market, token: Market['tokens'][number], payee: Payee) {
  const { sdk, cast, purse, genesis } = market
  for (const holder of cast.collectors) {
    const cats = await purse.token(holder, tokenAddress(sdk, token, holder), TOKEN_EACH)
    if (!cats) continue
    const payments = [{ puzzleHash: payee.key.puzzleHash, amount: TOKEN_EACH }]
    return signBundle(sdk, buildCatPayment(sdk, { key: holder.key, cats, payments }), [holder.key], genesis)
  }
  return undefined
}

/** Pieces that nobody offers; the same ones on each machine. */
function piecesFor(market: Market, journal: Journal, payee: Payee, address: string): SpendBundle[] {
  const taken = forSale(journal)
  const random = createRandom(`${market.seed}/wallet/${address}`)
  return Array.from({ length: PIECES }).flatMap(() => {
    const holding = pickHolding(market, random, taken)
    if (!holding) return []
    taken.add(holding.nft.launcherId)
    return [give(market, holding, payee)]
  })
}
