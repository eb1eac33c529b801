import { type ApiClient, apiClient } from '@chiaroscuro/api-client'

const TIMEOUT_MS = 10_000

/** Asks the API itself each time, where a browser might show what it kept: for what somebody has changed a moment ago. */
export function freshApi(root: string): ApiClient {
  return apiClient({
    root,
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  })
}
