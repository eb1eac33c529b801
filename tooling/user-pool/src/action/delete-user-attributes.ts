import { z } from 'zod'
import { invalidParameter } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  UserAttributeNames: z.array(z.string().min(1).max(32)).max(50),
})

/** What an account is known by is not deleted from it. */
const KEPT = /^(sub|email|.*_verified)$/

export const deleteUserAttributes = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const gone = new Set(input.UserAttributeNames)
  if ([...gone].some((name) => KEPT.test(name)))
    throw invalidParameter('A required attribute cannot be deleted.')
  // A number takes its flag along.
  if (gone.has('phone_number')) gone.add('phone_number_verified')
  const attributes = Object.fromEntries(Object.entries(user.attributes).filter(([name]) => !gone.has(name)))
  await pool.store.write(pool.store.users.put({ ...user, attributes, modifiedAt: pool.clock() }))
  return {}
})
