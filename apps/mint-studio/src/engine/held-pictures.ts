import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { type Fetch, fetchBytes } from '@chiaroscuro/http'
import type { Thumbnails } from './thumbnail.js'

/** The place of a project in the address of a picture that the marketplace has. */
export const MARKET = 'marketplace'
const MAX_BYTES = 4 << 20
const TIMEOUT_MS = 15_000
/** Addresses that are remembered: those of the lists that were looked at last. */
const MAX_KNOWN = 5000

/** Pictures of what the marketplace has; no page asks for an address, and none is fetched that it did not name. */
export interface HeldPictures {
  /** Remembers where the marketplace at `market` has a picture; its address on a page, or nothing where there is none to fetch. */
  know(url: string | null, market: string): string | undefined
  /** WebP bytes; nothing where nobody named it. Rejects where it cannot be fetched or drawn. */
  read(key: string): Promise<Uint8Array | undefined>
}

export function heldPictures(small: Thumbnails, fetch: Fetch): HeldPictures {
  const known = new Map<string, string>()
  return {
    know(url, market) {
      if (url === null || !mayFetch(url, market)) return undefined
      const key = toHex(sha256(new TextEncoder().encode(url)))
      known.delete(key)
      known.set(key, url)
      for (const oldest of known.keys()) {
        if (known.size <= MAX_KNOWN) break
        known.delete(oldest)
      }
      return `asset/${MARKET}/${key}`
    },
    async read(key) {
      const url = known.get(key)
      if (url === undefined) return undefined
      const options = { fetch, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, redirect: 'error' } as const
      return small.of(key, async () => (await fetchBytes(url, options)).bytes)
    },
  }
}

/** Encrypted, or on this machine where the marketplace itself is. */
function mayFetch(text: string, market: string): boolean {
  const url = parsed(text)
  if (!url || url.username || url.password) return false
  if (url.protocol === 'https:') return true
  const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
  return url.protocol === 'http:' && isHere(url.hostname) && isHere(parsed(market)?.hostname ?? '')
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
