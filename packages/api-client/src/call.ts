import type { Operation } from '@chiaroscuro/contract/operation'
import {
  type Fetch,
  type FetchOptions,
  fetchJson,
  HttpError,
  type RetryPolicy,
  standardRetry,
  withRetry,
} from '@chiaroscuro/http'
import { ApiError } from './api-error.js'

export interface ApiClientOptions {
  /** The API's root, with or without a trailing slash. */
  root: string
  /** ID token of the current session; asked before every call, sent to this root only (specification section 7). */
  token?: () => Promise<string | undefined>
  fetch?: Fetch
  retry?: RetryPolicy
  timeoutMs?: number
}

export interface ApiClient {
  readonly options: ApiClientOptions
}

export function apiClient(options: ApiClientOptions): ApiClient {
  return { options: { ...options, root: options.root.replace(/\/+$/, '') } }
}

/** Calls one operation. Throws `ApiError`; retries what may pass (GET only: a POST may have been carried out). */
export async function call<Input extends object, Output>(
  client: ApiClient,
  operation: Operation<Input, Output>,
  input: Input,
  more: { signal?: AbortSignal } = {},
): Promise<Output> {
  const { root, token, fetch, timeoutMs, retry } = client.options
  const { path, body } = address(operation, input)
  const bearer = await token?.()
  const request: FetchOptions = {
    method: operation.method,
    headers: { accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    redirect: 'error',
    signal: more.signal,
    ...(body === undefined ? {} : { json: body }),
    ...(fetch ? { fetch } : {}),
    ...(timeoutMs ? { timeoutMs } : {}),
  }
  const policy = operation.method === 'GET' ? (retry ?? standardRetry) : { attempts: 1, delay: () => 0 }
  try {
    // The contract is tested on the server's side, so the type is taken on its word here.
    return (await withRetry(() => fetchJson(root + path, request), policy)) as Output
  } catch (error) {
    if (error instanceof HttpError)
      throw new ApiError(error.status ?? 0, textIn(error.body, 'detail'), error, textIn(error.body, 'code'))
    throw error
  }
}

function address<Input extends object, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): { path: string; body: unknown } {
  const query = new URLSearchParams()
  let path = operation.path
  let body: unknown
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    const place = `{${name}}`
    if (name === operation.body) body = value
    else if (path.includes(place)) path = path.replace(place, encodeURIComponent(String(value)))
    else for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const text = query.toString()
  return { path: text ? `${path}?${text}` : path, body }
}

function textIn(body: unknown, name: 'detail' | 'code'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
