import { z } from 'zod'
import { deliveryTo, sendCode } from '../account/codes.js'
import { invalidParameter } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const inputSchema = z.object({ AccessToken: accessToken, AttributeName: z.enum(['email', 'phone_number']) })

/** Mails another code for an address or number that is not proven yet. */
export const getUserAttributeVerificationCode = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const name = input.AttributeName
  const asked = user.codes.find((code) => code.purpose === name)?.target
  const to = asked ?? user.attributes[name]
  if (!to) throw invalidParameter(`The account has no ${name}.`)
  pool.mailbox.allowance.spend(user.sub)
  const sent = sendCode(pool, user, name, to)
  await pool.store.write(pool.store.users.put(sent.user), ...sent.letters)
  return { CodeDeliveryDetails: deliveryTo(to, name) }
})
