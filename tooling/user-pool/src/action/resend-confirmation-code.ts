import { z } from 'zod'
import { deliveryTo, sendCode } from '../account/codes.js'
import { findUser } from '../account/subject.js'
import { aliasOf } from '../store/user.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, username } from '../wire/field.js'

const inputSchema = z.object({ ClientId: clientId, Username: username })

/** Mails another sign-up code. Names nobody has, or confirmed long ago, are answered the same and get no letter. */
export const resendConfirmationCode = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  const found = findUser(pool, input.Username)
  const to = found?.attributes.email ?? input.Username
  pool.mailbox.allowance.spend(aliasOf(to))
  if (found?.status === 'UNCONFIRMED') {
    const { user, letters } = sendCode(pool, found, 'sign-up')
    await pool.store.write(pool.store.users.put(user), ...letters)
  } else {
    pool.decoyCodes.ask(to, 'sign-up')
    await pool.store.writeNothing()
  }
  return { CodeDeliveryDetails: deliveryTo(to) }
})
