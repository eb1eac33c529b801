import { z } from 'zod'
import { toList } from '../account/attributes.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

/** What the account holds. */
export const getUser = defineAction(z.object({ AccessToken: accessToken }), async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const { methods, preferred } = user.mfa
  return {
    Username: user.sub,
    UserAttributes: toList(user),
    ...(methods.length > 0 ? { UserMFASettingList: methods } : {}),
    ...(preferred ? { PreferredMfaSetting: preferred } : {}),
  }
})
