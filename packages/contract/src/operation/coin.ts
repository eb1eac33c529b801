import type { CoinStates } from '../schema/coin.js'
import { operation } from './operation.js'

/** Whether up to fifty coins exist and are spent, by the node's word. 503 `SourceSilent` where there is no node to ask. */
export const getCoinStates = operation<{ coin_id: readonly string[] }, CoinStates>({
  id: 'get-coin-states',
  method: 'GET',
  path: '/v2/coins',
})
