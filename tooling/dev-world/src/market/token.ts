import type { Sdk, SpendBundle } from '@chiaroscuro/devnet'
import { buildCatPayment, buildIssueCat, signBundle } from '@chiaroscuro/devnet'
import type { TokenInfo } from '../gateway/serve-gateway.js'
import type { Actor } from './cast.js'
import type { Market } from './market.js'

/** A token before it is issued. */
export interface TokenPlan {
  readonly code: string
  readonly name: string
  /** Thousandths of the token that one XCH is worth here. */
  readonly perXch: bigint
}

/** The network's tokens; all have three decimals. */
export const tokenPlans: readonly [TokenPlan, ...TokenPlan[]] = [
  { code: 'LUMEN', name: 'Lumen', perXch: 240_000n },
  { code: 'UMBRA', name: 'Umbra', perXch: 12_000n },
]

const supply = 50_000_000_000n

/** What a plan's token costs for an amount of XCH mojos. */
export function inToken(plan: TokenPlan, mojos: bigint): bigint {
  const amount = (mojos * plan.perXch) / 1_000_000_000_000n
  // A whole token reads better as a price, and is never nothing.
  return amount < 2000n ? amount + 1n : (amount / 1000n) * 1000n
}

/** Puzzle hash of an actor's coins of a token. */
export function tokenAddress(sdk: Sdk, token: TokenInfo, actor: Actor): string {
  return sdk.catPuzzleHash(Buffer.from(token.id, 'hex'), actor.key.puzzleHash).toString('hex')
}

/** Issues a plan's token to an actor. */
export async function issueToken(
  market: Market,
  actor: Actor,
  plan: TokenPlan,
): Promise<{ bundle: SpendBundle; token: TokenInfo }> {
  const [coin] = (await market.purse.xch(actor, supply)) ?? []
  if (!coin) throw new RangeError(`${actor.name} cannot fund ${plan.code}`)
  const { spends, assetId } = buildIssueCat(market.sdk, { key: actor.key, coin, supply })
  const bundle = signBundle(market.sdk, spends, [actor.key], market.genesis)
  return { bundle, token: { id: assetId, code: plan.code, name: plan.name, decimals: 3 } }
}

/** Spreads a token over the collectors, several coins each, of slightly different amounts. */
export async function spreadToken(
  market: Market,
  from: Actor,
  token: TokenInfo,
  coins: number,
): Promise<SpendBundle> {
  const { sdk, cast, genesis, purse } = market
  const share = supply / BigInt(2 * cast.collectors.length * coins)
  const payments = cast.collectors.flatMap(({ key }) =>
    Array.from({ length: coins }, (_, index) => ({
      puzzleHash: key.puzzleHash,
      amount: share + BigInt(index),
    })),
  )
  const cats = await purse.token(from, tokenAddress(sdk, token, from), supply / 2n + 1n)
  if (!cats) throw new RangeError(`${from.name} holds no ${token.code}`)
  return signBundle(sdk, buildCatPayment(sdk, { key: from.key, cats, payments }), [from.key], genesis)
}
