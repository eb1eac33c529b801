import { type Fetch, fetchBytes } from '@chiaroscuro/http'
import type { z } from 'zod'
import { UploadError } from './upload-error.js'

/** For a file of a hundred megabytes on a slow line. */
const TIMEOUT_MS = 300_000
const MAX_ANSWER = 1_000_000

export interface Sending {
  readonly method: 'PUT' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body: BodyInit
}

/** Sends a file; the answer's text, bounded in size and time. Rejects with `HttpError`. */
export async function sendFile(
  url: string,
  { method, headers = {}, body }: Sending,
  transport: Fetch,
  signal?: AbortSignal,
): Promise<string> {
  // Bounds and errors are those of every other request; method and body are our own.
  const send: Fetch = (_, init) =>
    transport(url, { method, headers: { ...headers }, body, redirect: 'error', signal: init?.signal ?? null })
  const { bytes } = await fetchBytes(url, {
    ...{ fetch: send, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER, signal },
  })
  return new TextDecoder().decode(bytes)
}

/** An answer as it has to be. Throws `UploadError` `unreadable-answer`. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new UploadError('unreadable-answer', 'The service answered something unreadable', cause)
  }
}
