import { z } from 'zod'
import { endGrants } from '../account/end-grants.js'
import { checkPolicy } from '../account/password-policy.js'
import { withPassword } from '../account/set-password.js'
import { wrongCredentials } from '../error.js'
import { poolNameOf } from '../settings.js'
import { checkPassword } from '../srp/verifier.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, password } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  PreviousPassword: password,
  ProposedPassword: password,
})

/** Replaces the password. Sessions elsewhere end; the one it was changed in goes on. */
export const changePassword = defineAction(inputSchema, async (pool, input) => {
  checkPolicy(input.ProposedPassword)
  const { user, grant } = await verifyAccessToken(pool, input.AccessToken)
  pool.attempts.check(user.sub)
  if (!checkPassword(user.password, poolNameOf(pool.settings.poolId), user.sub, input.PreviousPassword)) {
    pool.attempts.fail(user.sub)
    throw wrongCredentials()
  }
  await pool.store.write(
    pool.store.users.put(withPassword(pool, user, input.ProposedPassword)),
    ...endGrants(pool, user.sub, (other) => other.id !== grant.id),
  )
  return {}
})
