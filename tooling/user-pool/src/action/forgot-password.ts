import { z } from 'zod'
import { deliveryTo, sendCode } from '../account/codes.js'
import { findUser } from '../account/subject.js'
import { aliasOf } from '../store/user.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, username } from '../wire/field.js'

const inputSchema = z.object({ ClientId: clientId, Username: username })

/**
 * Mails a code that resets the password. Names nobody has are answered the same; an account that was never
 * confirmed gets its sign-up code once more, which is what it lacks.
 */
export const forgotPassword = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  const found = findUser(pool, input.Username)
  const to = found?.attributes.email ?? input.Username
  pool.mailbox.allowance.spend(aliasOf(to))
  if (found) {
    const { user, letters } = sendCode(pool, found, found.status === 'UNCONFIRMED' ? 'sign-up' : 'reset')
    await pool.store.write(pool.store.users.put(user), ...letters)
  } else await pool.store.writeNothing()
  if (!found || found.status === 'UNCONFIRMED') pool.decoyCodes.ask(to, 'reset')
  return { CodeDeliveryDetails: deliveryTo(to) }
})
