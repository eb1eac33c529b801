import { fetchBytes } from '@chiaroscuro/http'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'

/** The pool's keys are asked for again after this long. */
const FRESH_MS = 600_000
/** A key nobody knows makes us ask at most this often. */
const COOLDOWN_MS = 30_000
/** A pool that failed is left alone for a moment. */
const FAILED_MS = 1000
/** A pool that is away changes nothing for as long. */
const KEPT_MS = 86_400_000
const MAX_BYTES = 65_536

/** The signing keys of a pool by its JWKS, kept, and asked for anew in bounds however many tokens are tried. */
export function poolKeys(issuer: string, now: () => number): JWTVerifyGetKey {
  let last: { bytes: Uint8Array; at: number } | undefined
  let failed: { error: unknown; at: number } | undefined
  async function load(url: string): Promise<Response> {
    if (failed && now() - failed.at < FAILED_MS) return answer(failed.error)
    try {
      const { bytes } = await fetchBytes(url, { maxBytes: MAX_BYTES, timeoutMs: 5000, redirect: 'error' })
      last = { bytes, at: now() }
      failed = undefined
    } catch (error) {
      failed = { error, at: now() }
    }
    return answer(failed?.error)
  }
  /** What was last heard, unless that was too long ago. */
  function answer(error: unknown): Response {
    if (error !== undefined && (!last || now() - last.at > KEPT_MS)) throw error
    return new Response(last ? new Uint8Array(last.bytes) : null)
  }
  return createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: FRESH_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: 6000,
    [customFetch]: load,
  })
}
