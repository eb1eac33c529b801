import { z } from 'zod'
import { matchTotp } from '../account/totp.js'
import { invalidParameter, invalidSession, PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { takeUp } from '../session/take-up.js'
import type { User } from '../store/user.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, session } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken.nullish(),
  Session: session.nullish(),
  UserCode: z.string().regex(/^\d{6}$/),
  FriendlyDeviceName: z.string().max(131_072).nullish(),
})

/** Proves that the secret given out is in somebody's app; from then on the app can be asked for. */
export const verifySoftwareToken = defineAction(inputSchema, async (pool, input) => {
  const name = input.FriendlyDeviceName?.slice(0, 100) || undefined
  if (input.AccessToken) {
    const { user } = await verifyAccessToken(pool, input.AccessToken)
    return verifyForUser(pool, user, input.UserCode, name)
  }
  if (!input.Session) throw invalidParameter('Missing required parameter AccessToken or Session')
  return { Status: 'SUCCESS', Session: verifyInSession(pool, input.Session, input.UserCode, name) }
})

async function verifyForUser(pool: Pool, user: User, code: string, name: string | undefined) {
  const { totpOffer: secret, ...rest } = user
  if (secret === undefined)
    throw new PoolError('SoftwareTokenMFANotFoundException', 'No software token was associated')
  pool.attempts.check(`${user.sub} software token`)
  const step = matchTotp(secret, code, pool.clock(), 0)
  if (step === undefined) {
    pool.attempts.fail(`${user.sub} software token`)
    throw mismatch()
  }
  pool.attempts.succeed(`${user.sub} software token`)
  const totp = { secret, lastStep: step, ...(name ? { name } : {}) }
  await pool.store.write(pool.store.users.put({ ...rest, totp }))
  return { Status: 'SUCCESS' }
}

/** The name of the session that goes on; a wrong code leaves the old one open for another. */
function verifyInSession(pool: Pool, session: string, code: string, name: string | undefined): string {
  const { pending, putBack } = takeUp(pool, session)
  if (pending.challenge !== 'MFA_SETUP' || pending.secret === undefined) throw invalidSession()
  if (matchTotp(pending.secret, code, pool.clock(), 0) === undefined) {
    putBack()
    throw mismatch()
  }
  return pool.sessions.start({ ...pending, verified: true, ...(name ? { deviceName: name } : {}) })
}

function mismatch(): PoolError {
  return new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
}
