import { z } from 'zod'
import { endGrants } from '../account/end-grants.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

/** Deletes the account and ends its sign-ins, in one write. */
export const deleteUser = defineAction(z.object({ AccessToken: accessToken }), async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  await pool.store.write(pool.store.users.drop(user.sub), ...endGrants(pool, user.sub))
  return {}
})
