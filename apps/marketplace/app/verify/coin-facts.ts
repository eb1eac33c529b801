import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getCoinStates } from '@chiaroscuro/contract/operation'

/** What the chain has of one coin. */
export type CoinFact =
  | { readonly is: 'unspent' }
  | { readonly is: 'spent'; readonly height: number | null }
  | { readonly is: 'missing' }

/** States of coins by id, true as of a height or later; none of a coin that nothing was said of. */
export interface CoinFacts {
  readonly height: number
  readonly coins: ReadonlyMap<string, CoinFact>
}

const AT_ONCE = 50

/** Asks for the states of an offer's coins; `undefined` where nobody can tell. */
export async function fetchCoinFacts(api: ApiClient, ids: readonly string[]): Promise<CoinFacts | undefined> {
  const coins = new Map<string, CoinFact>()
  let height = Number.POSITIVE_INFINITY
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const asked = ids.slice(at, at + AT_ONCE)
      const answer = await call(api, getCoinStates, { coin_id: asked })
      if (!Number.isSafeInteger(answer.height)) return undefined
      height = Math.min(height, answer.height)
      for (const { coin_id, state, spent_height } of answer.coins) {
        const fact = toFact(state, spent_height)
        if (fact && asked.includes(coin_id)) coins.set(coin_id, fact)
      }
    }
  } catch {
    // No answer, or one that cannot be read: nothing is known then.
    return undefined
  }
  return Number.isFinite(height) ? { height, coins } : undefined
}

function toFact(state: string, height: number | null): CoinFact | undefined {
  if (state === 'spent') return { is: 'spent', height: Number.isSafeInteger(height) ? height : null }
  return state === 'unspent' || state === 'missing' ? { is: state } : undefined
}
