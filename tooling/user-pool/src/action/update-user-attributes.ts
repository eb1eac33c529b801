import { z } from 'zod'
import { readAttributes } from '../account/attributes.js'
import type { CodeDelivery } from '../account/codes.js'
import { deliveryTo, sendCode } from '../account/codes.js'
import type { Pool } from '../pool.js'
import type { Change } from '../store/table.js'
import type { User } from '../store/user.js'
import { aliasOf } from '../store/user.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, attributes } from '../wire/field.js'

const inputSchema = z.object({ AccessToken: accessToken, UserAttributes: attributes })

/**
 * Sets attributes. A new address or number is mailed a code and counts only once that is entered: until then the
 * account keeps the old one, and nobody is locked out by a slip of the finger.
 */
export const updateUserAttributes = defineAction(inputSchema, async (pool, input) => {
  const given = readAttributes(input.UserAttributes.map(({ Name, Value }) => [Name, Value]))
  let { user } = await verifyAccessToken(pool, input.AccessToken)
  const sent: CodeDelivery[] = []
  const letters: Change[] = []
  for (const [name, value] of Object.entries(given)) {
    if ((name === 'email' || name === 'phone_number') && value !== '' && isNew(user, name, value)) {
      const posted = askProof(pool, user, name, value)
      user = posted.user
      letters.push(...posted.letters)
      sent.push(deliveryTo(value, name))
    } else user = { ...user, attributes: { ...user.attributes, [name]: value } }
  }
  await pool.store.write(pool.store.users.put({ ...user, modifiedAt: pool.clock() }), ...letters)
  return { CodeDeliveryDetailsList: sent }
})

function isNew(user: User, name: 'email' | 'phone_number', value: string): boolean {
  const same = aliasOf(user.attributes[name] ?? '') === aliasOf(value)
  return !same || user.attributes[`${name}_verified`] !== 'true'
}

function askProof(pool: Pool, user: User, name: 'email' | 'phone_number', value: string) {
  pool.mailbox.allowance.spend(user.sub)
  return sendCode(pool, user, name, value)
}
