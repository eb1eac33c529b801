import { z } from 'zod'
import { useCode } from '../account/codes.js'
import { PoolError } from '../error.js'
import { aliasOf } from '../store/user.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, confirmationCode } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  AttributeName: z.enum(['email', 'phone_number']),
  Code: confirmationCode,
})

/** Takes over the address or number whose code was entered. */
export const verifyUserAttribute = defineAction(inputSchema, async (pool, input) => {
  const bearer = await verifyAccessToken(pool, input.AccessToken)
  const name = input.AttributeName
  const { user, code } = useCode(pool, bearer.user.sub, bearer.user, name, input.Code)
  const value = code.target ?? user.attributes[name] ?? ''
  const holder = name === 'email' ? pool.store.users.find(aliasOf(value)) : undefined
  if (holder && holder.sub !== user.sub)
    throw new PoolError('AliasExistsException', 'An account with the given email already exists.')
  const attributes = { ...user.attributes, [name]: value, [`${name}_verified`]: 'true' }
  await pool.store.write(pool.store.users.put({ ...user, attributes, modifiedAt: pool.clock() }))
  return {}
})
