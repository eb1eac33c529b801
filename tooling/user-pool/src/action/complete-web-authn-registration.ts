import { z } from 'zod'
import { PoolError } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { registrationSchema } from '../web-authn/credential.js'
import { checkRegistration } from '../web-authn/registration.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

/** More passkeys than this an account cannot have. */
const MOST = 20
const inputSchema = z.object({ AccessToken: accessToken, Credential: registrationSchema })

/** Keeps a passkey whose attestation answers the challenge that was given out. */
export const completeWebAuthnRegistration = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const challenge = pool.registrations.take(user.sub)
  if (challenge === undefined)
    throw new PoolError(
      'WebAuthnChallengeNotFoundException',
      'No registration was started, or it took too long.',
    )
  const passkey = await checkRegistration(pool, input.Credential, challenge)
  const now = pool.store.users.get(user.sub)
  if (!now || now.passkeys.length >= MOST)
    throw new PoolError('LimitExceededException', `An account can have ${MOST} passkeys.`)
  const isTaken = [...pool.store.users.values()].some((one) =>
    one.passkeys.some(({ id }) => id === passkey.id),
  )
  if (isTaken)
    throw new PoolError('WebAuthnCredentialNotSupportedException', 'This passkey is registered already.')
  await pool.store.write(pool.store.users.put({ ...now, passkeys: [...now.passkeys, passkey] }))
  return {}
})
