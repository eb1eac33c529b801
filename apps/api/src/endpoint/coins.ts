import { type CoinStates, getCoinStates } from '@chiaroscuro/contract/operation'
import { coinStatesQuery } from '@chiaroscuro/contract/schema'
import { deadline } from '@chiaroscuro/http'
import { type EndpointContext, endpoint, RefusedError } from './endpoint.js'

/** What telling the states of coins needs. */
export interface CoinsContext extends EndpointContext {
  /** Asks the node; `undefined` where there is none, or none that has a block. Rejects where it does not answer. */
  readonly coinStates: (ids: readonly string[], signal: AbortSignal) => Promise<CoinStates | undefined>
}

const WAIT_MS = 8_000

export const getCoinStatesEndpoint = endpoint(
  getCoinStates,
  coinStatesQuery,
  async ({ coinStates }: CoinsContext, input) => {
    const { signal, clear } = deadline(WAIT_MS)
    try {
      const found = await coinStates([...new Set(input.coin_id)], signal).catch(() => undefined)
      if (!found) throw new RefusedError('SourceSilent', 'No node answers what it knows of these coins.')
      return found
    } finally {
      clear()
    }
  },
  // The node may know of a block that this index has not read.
  { keeps: false, elsewhere: true },
)
