import { apiClient, call } from '@chiaroscuro/api-client'
import { getBlock } from '@chiaroscuro/contract/operation'

/** Asks the API for the state hash of a height. */
export function stateHashFrom(apiUrl: string): (height: number) => Promise<string> {
  const api = apiClient({ root: apiUrl, timeoutMs: 10_000 })
  return async (height) => (await call(api, getBlock, { height })).state_hash
}
