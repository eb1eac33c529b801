import type { ApiKey } from '@chiaroscuro/contract/operation'
import { keyScope } from '@chiaroscuro/contract/schema'
import type { ApiKeyRow } from '../query/api-key-rows.js'
import { toTimestamp } from './common.js'

/** A key as its holder sees it, without its secret. */
export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    // Scopes of another version open nothing here.
    scopes: row.scopes.flatMap((scope) => keyScope.safeParse(scope).data ?? []),
    created_at: toTime(row.createdAt),
    expires_at: toTimeOrNull(row.expiresAt),
    revoked_at: toTimeOrNull(row.revokedAt),
    last_used_at: toTimeOrNull(row.lastUsedAt),
  }
}

function toTime(milliseconds: number): string {
  return toTimestamp(Math.floor(milliseconds / 1000))
}

function toTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toTime(milliseconds)
}
