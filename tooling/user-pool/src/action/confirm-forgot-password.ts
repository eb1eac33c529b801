import { z } from 'zod'
import { useCode } from '../account/codes.js'
import { endGrants } from '../account/end-grants.js'
import { checkPolicy } from '../account/password-policy.js'
import { withPassword } from '../account/set-password.js'
import { findUser } from '../account/subject.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, confirmationCode, password, username } from '../wire/field.js'

const inputSchema = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: confirmationCode,
  Password: password,
})

/** Sets a new password by its mailed code, and ends every session: whoever knew the old one is out. */
export const confirmForgotPassword = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  checkPolicy(input.Password)
  const found = findUser(pool, input.Username)
  const { user } = useCode(pool, input.Username, found, 'reset', input.ConfirmationCode)
  const attributes = { ...user.attributes, email_verified: 'true' }
  const renewed = withPassword(pool, { ...user, attributes, status: 'CONFIRMED' }, input.Password)
  await pool.store.write(pool.store.users.put(renewed), ...endGrants(pool, user.sub))
  pool.attempts.succeed(user.sub)
  return {}
})
