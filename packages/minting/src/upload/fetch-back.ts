import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { type Fetch, fetchBytes, HttpError } from '@chiaroscuro/http'
import type { Upload } from '../drop/uploads-of-drop.js'

const TIMEOUT_MS = 120_000

/** Where the bytes behind an address are fetched from: the address itself, or each gateway for one of IPFS. */
export function placesOf(uri: string, gateways: readonly string[]): string[] {
  const path = /^ipfs:\/\/(.+)$/.exec(uri)?.[1]
  return path === undefined ? [uri] : gateways.map((gateway) => `${gateway.replace(/\/+$/, '')}/ipfs/${path}`)
}

/** Whose place an address is: two addresses at one host are one place. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

export interface Fetching {
  readonly fetch: Fetch
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

/** Whether every byte at an address is as it was sent. Rejects with `HttpError` where nothing can be fetched. */
export async function fetchBack(
  url: string,
  { hash, size }: Pick<Upload, 'hash' | 'size'>,
  { fetch, timeoutMs = TIMEOUT_MS, signal }: Fetching,
): Promise<boolean> {
  try {
    // What is longer is something else, and need not be read to its end.
    const { bytes } = await fetchBytes(url, { fetch, maxBytes: size, timeoutMs, signal })
    return bytes.length === size && toHex(sha256(bytes)) === hash
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.code === 'too-large') return false
    // What was put a moment ago is not everywhere yet.
    if (error.status === 404) throw new HttpError('network', 'It is not there yet', { status: 404 })
    throw error
  }
}
