import type { ShownOperation } from '#app/feature/minting-api/shown-operation.js'
import { env } from '#app/server/env.server.js'
import { plainFetch } from '#app/server/plain-fetch.server.js'

const KEPT_MS = 600_000
const WAIT_MS = 4000
const METHODS = ['get', 'post'] as const

let kept: { at: number; operations: Promise<readonly ShownOperation[] | null> } | undefined

/** What the API's OpenAPI document says of minting, as it was read a moment ago; null while it cannot be had. */
export function mintingReference(now: number): Promise<readonly ShownOperation[] | null> {
  if (kept && now - kept.at < KEPT_MS) return kept.operations
  const operations = read().catch(() => {
    kept = undefined
    return null
  })
  kept = { at: now, operations }
  return operations
}

async function read(): Promise<readonly ShownOperation[]> {
  const response = await plainFetch(`${env().apiUrl}/openapi.json`, { signal: AbortSignal.timeout(WAIT_MS) })
  const document: unknown = await response.json()
  const found = Object.entries(fieldsOf(fieldsOf(document).paths)).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const found = fieldsOf(methods)[method]
      if (found === undefined) return []
      const said = fieldsOf(found)
      const tags = Array.isArray(said.tags) ? said.tags : []
      const isMinting =
        path === '/mint/dynamic' || tags.some((tag) => typeof tag === 'string' && /\bMinting$/.test(tag))
      if (!isMinting || path.startsWith('/v2/admin/')) return []
      const text = (name: string) => {
        const value = said[name]
        return typeof value === 'string' ? value : ''
      }
      const words = { summary: text('summary'), description: text('description') }
      return [{ id: text('operationId'), method: method.toUpperCase(), path, ...words }]
    }),
  )
  if (found.length === 0) throw new Error('the document says nothing of minting')
  return found
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
