import type { Operation } from '@chiaroscuro/contract/operation'
import { type Fetch, fetchJson, type RetryPolicy, withRetry } from '@chiaroscuro/http'
import { type CallOptions, toApiError, toRequest } from './request.js'

export interface ApiClientOptions {
  /** The API's root, with or without a trailing slash. */
  root: string
  /** ID token of the current session, or an API key; asked before every call, sent to this root only (specification section 7). */
  token?: () => Promise<string | undefined>
  fetch?: Fetch
  retry?: RetryPolicy
  timeoutMs?: number
  /**
   * Answers a read that names nobody, by its address: with `ask()`, or with what an earlier one was answered. Left out, each
   * is asked. What it gives may be given to several, so that nobody should change it.
   */
  share?: (url: string, ask: () => Promise<unknown>) => Promise<unknown>
}

export interface ApiClient {
  readonly options: ApiClientOptions
}

export function apiClient(options: ApiClientOptions): ApiClient {
  return { options: { ...options, root: options.root.replace(/\/+$/, '') } }
}

/**
 * Calls one operation. Throws `ApiError`; retries what may pass (GET only: a POST may have been carried out). A file is
 * read whole here, up to 32 MiB; `rows` and `download` read one of any length.
 */
export async function call<Input extends object, Output>(
  client: ApiClient,
  operation: Operation<Input, Output>,
  input: Input,
  more: CallOptions = {},
): Promise<Output> {
  const { url, options, policy } = await toRequest(client, operation, input, more)
  const asked = operation.answers === 'text' ? { ...options, parse: asText } : options
  const { share } = client.options
  const ask = () => withRetry(() => fetchJson(url, asked), policy)
  // A call that its caller may give up is nobody else's.
  const isShared = operation.method === 'GET' && !options.headers?.authorization && !options.signal
  try {
    // The contract is tested on the server's side, so the type is taken on its word here.
    return (await (share && isShared ? share(url, ask) : ask())) as Output
  } catch (error) {
    throw toApiError(error)
  }
}

function asText(text: string): string {
  return text
}
