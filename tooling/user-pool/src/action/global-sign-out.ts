import { z } from 'zod'
import { endGrants } from '../account/end-grants.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

/** Ends every sign-in of the account: no token of them works any more. */
export const globalSignOut = defineAction(z.object({ AccessToken: accessToken }), async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  await pool.store.write(...endGrants(pool, user.sub))
  return {}
})
