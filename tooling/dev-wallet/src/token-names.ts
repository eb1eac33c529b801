import { fetchJson } from '@chiaroscuro/http'
import { z } from 'zod'
import type { TokenNames } from './page/request-page.js'

const tokens = z
  .array(z.object({ id: z.string(), code: z.string().max(20), decimals: z.number().int().min(0).max(18) }))
  .max(10_000)
const KEPT_MS = 60_000

/** What tokens are called, asked for once a minute at most; amounts are shown plain where that cannot be had. */
export function tokenNames(url: string | undefined, now: () => number): () => Promise<TokenNames> {
  let kept: Promise<TokenNames> | undefined
  let askedAt = 0
  return () => {
    if (kept && now() - askedAt < KEPT_MS) return kept
    askedAt = now()
    const asked = readTokenNames(url)
    // Nothing is not kept: the API may only be on its way.
    kept = asked
    void asked.then((names) => {
      if (names.size === 0 && kept === asked) kept = undefined
    })
    return asked
  }
}

async function readTokenNames(url: string | undefined): Promise<TokenNames> {
  if (url === undefined) return new Map()
  try {
    const found = tokens.parse(await fetchJson(url, { timeoutMs: 2000, maxBytes: 1 << 20 }))
    return new Map(found.map(({ id, code, decimals }) => [id, { code, decimals }]))
  } catch {
    return new Map()
  }
}
