import { z } from 'zod'
import { makeTotpSecret } from '../account/totp.js'
import { invalidParameter, invalidSession } from '../error.js'
import { takeUp } from '../session/take-up.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, session } from '../wire/field.js'

const inputSchema = z.object({ AccessToken: accessToken.nullish(), Session: session.nullish() })

/** Gives out a secret for an authenticator app, which counts once a code of it is verified. */
export const associateSoftwareToken = defineAction(inputSchema, async (pool, input) => {
  const secret = makeTotpSecret(pool.random)
  if (input.AccessToken) {
    const { user } = await verifyAccessToken(pool, input.AccessToken)
    await pool.store.write(pool.store.users.put({ ...user, totpOffer: secret }))
    return { SecretCode: secret }
  }
  if (!input.Session) throw invalidParameter('Missing required parameter AccessToken or Session')
  const { pending } = takeUp(pool, input.Session)
  if (pending.challenge !== 'MFA_SETUP') throw invalidSession()
  const { subject, clientId } = pending
  return {
    SecretCode: secret,
    Session: pool.sessions.start({ subject, clientId, challenge: 'MFA_SETUP', secret }),
  }
})
