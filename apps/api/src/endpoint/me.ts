import { getMe, listApiKeys, makeApiKey, revokeApiKey } from '@chiaroscuro/contract/operation'
import { apiKeyBody, apiKeyPath } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { makeApiKey as newKey } from '../identity/api-key.js'
import type { Quota } from '../limit/limiter.js'
import { entitlementsOf } from '../premium/entitlements.js'
import { apiKeysOf, liveKeyCount, revokeApiKey as revokeKey } from '../query/api-key-rows.js'
import { claimsOfUser } from '../query/claimed-profiles.js'
import { isPremiumAt } from '../query/premium-rows.js'
import { apiKey } from '../store/schema.js'
import { toApiKey } from '../view/api-key.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { presentProfile } from './profiles.js'

export const getMeEndpoint = endpoint(getMe, z.object({}), async (context: PeopleContext, _input, call) => {
  const { userId, isAdmin, key } = viewerOfCall(call)
  const claims = await claimsOfUser(context.db, userId)
  const profiles = await Promise.all(claims.map(({ didId }) => presentProfile(context, didId, 'holder')))
  return {
    user_id: userId,
    is_admin: isAdmin,
    key: key ? { id: key.id, scopes: [...key.scopes] } : null,
    profiles: profiles.filter((profile) => profile !== undefined),
  }
})

export const listApiKeysEndpoint = endpoint(
  listApiKeys,
  z.object({}),
  async ({ db }: PeopleContext, _input, call) => ({
    keys: (await apiKeysOf(db, viewerOfCall(call).userId)).map(toApiKey),
  }),
)

const NEW_KEYS: Quota = { name: 'new-keys', points: 20, seconds: 3600 }
const DAY = 86_400_000

export const makeApiKeyEndpoint = endpoint(
  makeApiKey,
  z.object({ key: apiKeyBody }),
  async ({ db, now, random }: PeopleContext, { key }, call) => {
    const { userId } = viewerOfCall(call)
    const at = now()
    const { apiKeys: most } = entitlementsOf(await isPremiumAt(db, userId, at))
    if ((await liveKeyCount(db, userId, at)) >= most)
      throw new RefusedError('TooManyKeys', `This account has no more than ${most} keys: revoke one first.`)
    const made = newKey(random)
    const row = {
      id: made.id,
      secretHash: made.hash,
      userId,
      name: key.name,
      scopes: [...new Set(key.scopes)],
      createdAt: at,
      expiresAt: key.days === undefined ? null : at + key.days * DAY,
      revokedAt: null,
      lastUsedAt: null,
    }
    await db.insert(apiKey).values(row)
    return { ...toApiKey(row), key: made.text }
  },
  { quota: NEW_KEYS, status: 201, unseen: true },
)

export const revokeApiKeyEndpoint = endpoint(
  revokeApiKey,
  apiKeyPath,
  async ({ db, now }: PeopleContext, input, call) => {
    const row = await revokeKey(db, viewerOfCall(call).userId, input.key_id, now())
    if (!row) throw new NotFoundError('Unknown key.')
    return toApiKey(row)
  },
  { unseen: true },
)
