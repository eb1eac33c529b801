import type { ApiKey } from '@chiaroscuro/contract/operation'
import { keyScope } from '@chiaroscuro/contract/schema'
import type { ApiKeyRow } from '../query/api-key-rows.js'
import { toOwnTime, toOwnTimeOrNull } from './common.js'

/** A key as its holder sees it, without its secret. */
export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    // Scopes of another version open nothing here.
    scopes: row.scopes.flatMap((scope) => keyScope.safeParse(scope).data ?? []),
    created_at: toOwnTime(row.createdAt),
    expires_at: toOwnTimeOrNull(row.expiresAt),
    revoked_at: toOwnTimeOrNull(row.revokedAt),
    last_used_at: toOwnTimeOrNull(row.lastUsedAt),
  }
}
