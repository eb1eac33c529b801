import { z } from 'zod'
import { PoolError } from '../error.js'
import { readLogin } from '../identity/logins.js'
import { newIdentity } from '../identity/new-identity.js'
import { defineAction } from '../wire/action.js'

const inputSchema = z.object({
  IdentityPoolId: z.string().min(1).max(55),
  Logins: z.record(z.string().max(128), z.string().max(50_000)).nullish(),
})

/** The identity of an account, always the same; for a guest, a new one. */
export const getId = defineAction(inputSchema, async (pool, input) => {
  if (input.IdentityPoolId !== pool.settings.identityPoolId)
    throw new PoolError('ResourceNotFoundException', `IdentityPool '${input.IdentityPoolId}' not found.`)
  const login = await readLogin(pool, input.Logins)
  if (login === undefined && !pool.settings.guests)
    throw new PoolError(
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    )
  const known = login === undefined ? undefined : pool.store.identities.find(login)
  if (known) return { IdentityId: known.id }
  const { identity, changes } = newIdentity(pool, login)
  await pool.store.write(...changes)
  return { IdentityId: identity.id }
})
