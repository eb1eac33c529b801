import { z } from 'zod'
import { invalidParameter } from '../error.js'
import type { MfaMethod, User } from '../store/user.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const preference = z.object({ Enabled: z.boolean().nullish(), PreferredMfa: z.boolean().nullish() })

const inputSchema = z.object({
  AccessToken: accessToken,
  SMSMfaSettings: preference.nullish(),
  SoftwareTokenMfaSettings: preference.nullish(),
})

/** Turns second factors on and off, and says which is asked for first. */
export const setUserMfaPreference = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const { SMSMfaSettings: sms, SoftwareTokenMfaSettings: token } = input
  if (token?.Enabled && !user.totp) throw invalidParameter('User has not set up software token mfa')
  if (sms?.Enabled && user.attributes.phone_number_verified !== 'true')
    throw invalidParameter('User does not have delivery config set to turn on SMS_MFA')
  if (sms?.PreferredMfa && token?.PreferredMfa)
    throw invalidParameter('Only one preferred MFA method is allowed')
  const mfa = choose(choose(user.mfa, 'SMS_MFA', sms), 'SOFTWARE_TOKEN_MFA', token)
  if (pool.settings.mfa === 'required' && mfa.methods.length === 0)
    throw invalidParameter('This pool demands a second factor')
  await pool.store.write(pool.store.users.put({ ...user, mfa }))
  return {}
})

function choose(
  mfa: User['mfa'],
  method: MfaMethod,
  given: z.infer<typeof preference> | null | undefined,
): User['mfa'] {
  if (!given) return mfa
  const others = mfa.methods.filter((one) => one !== method)
  const methods = given.Enabled ? [...others, method] : others
  if (given.Enabled && given.PreferredMfa) return { methods, preferred: method }
  // Said to be preferred no longer, or off: nothing is preferred then.
  return mfa.preferred === undefined || mfa.preferred === method
    ? { methods }
    : { methods, preferred: mfa.preferred }
}
