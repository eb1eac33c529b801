import type { Pool } from '../pool.js'

/** Whether passkeys of that origin are taken: one of those named, or any port of localhost where none is. */
export function isOurOrigin(pool: Pool, origin: string): boolean {
  const { id, origins } = pool.settings.relyingParty
  if (origins.length > 0) return origins.includes(origin)
  return id === 'localhost' && /^https?:\/\/localhost(:\d{1,5})?$/.test(origin)
}

/** The origin a browser wrote into its client data; undefined where there is none to read. */
export function originOf(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
      ? data.origin
      : undefined
  } catch {
    return undefined
  }
}
