import { z } from 'zod'
import { PoolError } from '../error.js'
import { readLogin } from '../identity/logins.js'
import type { Pool } from '../pool.js'
import { randomToken } from '../random-text.js'
import type { Identity } from '../store/identity.js'
import { defineAction } from '../wire/action.js'

const inputSchema = z.object({
  IdentityId: z.string().min(1).max(55),
  Logins: z.record(z.string().max(128), z.string().max(50_000)).nullish(),
})

/**
 * Credentials of an identity. A guest's becomes its account's with the first login it brings. They have the form of
 * the hosted service's, and open nothing here.
 */
export const getCredentialsForIdentity = defineAction(inputSchema, async (pool, input) => {
  const login = await readLogin(pool, input.Logins)
  const asked = pool.store.identities.get(input.IdentityId)
  if (!asked) throw new PoolError('ResourceNotFoundException', `Identity '${input.IdentityId}' not found.`)
  const identity = await claim(pool, asked, login)
  return {
    IdentityId: identity.id,
    Credentials: {
      AccessKeyId: `ASIA${Buffer.from(pool.random(8)).toString('hex').toUpperCase()}`,
      SecretKey: randomToken(pool.random, 30),
      SessionToken: randomToken(pool.random, 120),
      Expiration: Math.floor(pool.clock() / 1000) + pool.settings.lifetime.credentials,
    },
  }
})

async function claim(pool: Pool, identity: Identity, login: string | undefined): Promise<Identity> {
  if (login === undefined) {
    if (identity.logins.length > 0 || !pool.settings.guests) throw forbidden(identity)
    return identity
  }
  if (identity.logins.includes(login)) return identity
  if (identity.logins.length > 0) throw forbidden(identity)
  // An account that has an identity already keeps that one; the guest's stays a guest's.
  const own = pool.store.identities.find(login)
  if (own) return own
  const claimed = { ...identity, logins: [login] }
  await pool.store.write(pool.store.identities.put(claimed))
  return claimed
}

function forbidden(identity: Identity): PoolError {
  return new PoolError('NotAuthorizedException', `Access to Identity '${identity.id}' is forbidden.`)
}
