import { z } from 'zod'
import { PoolError } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const inputSchema = z.object({ AccessToken: accessToken, CredentialId: z.string().min(1).max(2048) })

/** Forgets one of the account's passkeys. */
export const deleteWebAuthnCredential = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const passkeys = user.passkeys.filter((one) => one.id !== input.CredentialId)
  if (passkeys.length === user.passkeys.length)
    throw new PoolError('ResourceNotFoundException', 'Credential does not exist.')
  await pool.store.write(pool.store.users.put({ ...user, passkeys }))
  return {}
})
