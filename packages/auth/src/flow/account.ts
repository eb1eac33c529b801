import type { Context } from '../context.js'
import { flowError } from '../flow-error.js'
import { requireText } from '../required.js'
import { requireTokens, type Session } from '../session.js'
import { userOf } from '../tokens.js'
import { text } from '../user-pool/answer.js'
import { type TotpSetupDetails, totpSetup } from './sign-in-result.js'

export type MfaType = 'SMS' | 'TOTP'
/** DISABLED: off. ENABLED: may be chosen. PREFERRED: asked for first. */
export type MfaPreference = 'DISABLED' | 'ENABLED' | 'NOT_PREFERRED' | 'PREFERRED'

/** What a person who is signed in does with the account. Each throws `UserUnAuthenticatedException` otherwise. */
export interface AccountFlow {
  readonly fetchUserAttributes: () => Promise<Readonly<Record<string, string>>>
  readonly setUpTOTP: () => Promise<TotpSetupDetails>
  readonly verifyTOTPSetup: (input: {
    readonly code: string
    readonly options?: { readonly friendlyDeviceName?: string }
  }) => Promise<void>
  readonly updateMFAPreference: (
    input: { readonly [T in Lowercase<MfaType>]?: MfaPreference },
  ) => Promise<void>
  readonly fetchMFAPreference: () => Promise<{
    readonly enabled: readonly MfaType[]
    readonly preferred: MfaType | undefined
  }>
}

const MFA: Readonly<Record<string, MfaType>> = { SMS_MFA: 'SMS', SOFTWARE_TOKEN_MFA: 'TOTP' }
export function accountFlow(context: Context, session: Session): AccountFlow {
  const { transport } = context
  const signedIn = () => requireTokens(session)
  const accessToken = async () => (await signedIn()).access.text
  return {
    async fetchUserAttributes() {
      const said = await transport('GetUser', { AccessToken: await accessToken() })
      const known = (said.UserAttributes ?? []).flatMap(({ Name, Value }) =>
        typeof Name === 'string' && typeof Value === 'string' ? [[Name, Value]] : [],
      )
      return Object.fromEntries(known)
    },
    async setUpTOTP() {
      const tokens = await signedIn()
      const said = await transport('AssociateSoftwareToken', { AccessToken: tokens.access.text })
      const key = text(said.SecretCode)
      if (!key) throw flowError('Unknown', 'The service gave no key for the authenticator app.')
      return totpSetup(key, userOf(tokens).username)
    },
    async verifyTOTPSetup({ code, options = {} }) {
      requireText(code, 'EmptyVerifyTOTPSetupCode')
      const { friendlyDeviceName } = options
      await transport('VerifySoftwareToken', {
        AccessToken: await accessToken(),
        UserCode: code,
        ...(friendlyDeviceName ? { FriendlyDeviceName: friendlyDeviceName } : {}),
      })
    },
    async updateMFAPreference({ sms, totp }) {
      await transport('SetUserMFAPreference', {
        AccessToken: await accessToken(),
        ...(sms ? { SMSMfaSettings: mfaSettings(sms) } : {}),
        ...(totp ? { SoftwareTokenMfaSettings: mfaSettings(totp) } : {}),
      })
    },
    async fetchMFAPreference() {
      const said = await transport('GetUser', { AccessToken: await accessToken() })
      const enabled = (said.UserMFASettingList ?? []).flatMap((name) => MFA[name] ?? [])
      return { enabled, preferred: MFA[said.PreferredMfaSetting ?? ''] }
    },
  }
}

function mfaSettings(preference: MfaPreference) {
  return { Enabled: preference !== 'DISABLED', PreferredMfa: preference === 'PREFERRED' }
}
