import type { Operation } from '@chiaroscuro/contract/operation'
import { type FetchOptions, HttpError, type RetryPolicy, standardRetry } from '@chiaroscuro/http'
import { ApiError } from './api-error.js'
import type { ApiClient } from './call.js'

/** A call that may be given up. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

/** What is sent for an operation, where, and how often it is tried (GET only: a POST may have been carried out). */
export async function toRequest<Input extends object, Output>(
  { options: { root, token, fetch, timeoutMs, retry } }: ApiClient,
  operation: Operation<Input, Output>,
  input: Input,
  { signal }: CallOptions,
): Promise<{ url: string; options: FetchOptions; policy: RetryPolicy }> {
  const { path, body } = address(operation, input)
  const bearer = await token?.()
  const accept = operation.answers === 'text' ? '*/*' : 'application/json'
  return {
    url: root + path,
    options: {
      method: operation.method,
      headers: { accept, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { json: body }),
      ...(fetch ? { fetch } : {}),
      ...(timeoutMs ? { timeoutMs } : {}),
    },
    policy: operation.method === 'GET' ? (retry ?? standardRetry) : { attempts: 1, delay: () => 0 },
  }
}

/** What to throw: an `ApiError` for whatever the request came to, anything else as it is. */
export function toApiError(error: unknown): unknown {
  return error instanceof HttpError
    ? new ApiError(error.status ?? 0, textIn(error.body, 'detail'), error, textIn(error.body, 'code'))
    : error
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
