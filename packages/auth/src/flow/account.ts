import type { Context } from '../context.js'
import { flowError } from '../flow-error.js'
import { requireText } from '../required.js'
import { requireTokens, type Session } from '../session.js'
import { clearDevice, loadDevice } from '../store/device-store.js'
import { userOf } from '../tokens.js'
import { text } from '../user-pool/answer.js'
import { type TotpSetupDetails, totpSetup } from './sign-in-result.js'

export type MfaType = 'SMS' | 'TOTP'
/** DISABLED: off. ENABLED: may be chosen. PREFERRED: asked for first. */
export type MfaPreference = 'DISABLED' | 'ENABLED' | 'NOT_PREFERRED' | 'PREFERRED'

/** A device the service remembers. */
export interface KnownDevice {
  readonly id: string
  readonly name?: string
  readonly lastAuthenticated?: Date
}

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
  /** Where the service asked whether to: this device skips the second factor from now on. */
  readonly rememberDevice: () => Promise<void>
  /** This device, or another by its id. */
  readonly forgetDevice: (input?: { readonly device?: { readonly id: string } }) => Promise<void>
  readonly fetchDevices: () => Promise<readonly KnownDevice[]>
}

const MFA: Readonly<Record<string, MfaType>> = { SMS_MFA: 'SMS', SOFTWARE_TOKEN_MFA: 'TOTP' }
/** Pages of 60 devices; more than these no person has. */
const MAX_PAGES = 10

export function accountFlow(context: Context, session: Session): AccountFlow {
  const { store, keys, transport } = context
  const signedIn = () => requireTokens(session)
  const accessToken = async () => (await signedIn()).access.text
  const ownDevice = async () => {
    const tokens = await signedIn()
    const device = await loadDevice(store, keys, tokens.username)
    if (!device) throw flowError('DeviceMetadataNotFoundException')
    return { tokens, device }
  }
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
    async rememberDevice() {
      const { tokens, device } = await ownDevice()
      await transport('UpdateDeviceStatus', {
        AccessToken: tokens.access.text,
        DeviceKey: device.key,
        DeviceRememberedStatus: 'remembered',
      })
    },
    async forgetDevice({ device: other } = {}) {
      if (other) {
        const tokens = await signedIn()
        await transport('ForgetDevice', { AccessToken: tokens.access.text, DeviceKey: other.id })
        const own = await loadDevice(store, keys, tokens.username)
        if (own?.key === other.id) await clearDevice(store, keys, own.username, tokens.signInDetails?.loginId)
        return
      }
      const { tokens, device } = await ownDevice()
      await transport('ForgetDevice', { AccessToken: tokens.access.text, DeviceKey: device.key })
      await clearDevice(store, keys, device.username, tokens.signInDetails?.loginId)
    },
    async fetchDevices() {
      const AccessToken = await accessToken()
      const devices: KnownDevice[] = []
      let page: string | undefined
      for (let n = 0; n < MAX_PAGES; n++) {
        const said = await transport('ListDevices', {
          AccessToken,
          Limit: 60,
          ...(page ? { PaginationToken: page } : {}),
        })
        devices.push(...(said.Devices ?? []).flatMap(toKnownDevice))
        page = text(said.PaginationToken)
        if (!page) break
      }
      return devices
    },
  }
}

function mfaSettings(preference: MfaPreference) {
  return { Enabled: preference !== 'DISABLED', PreferredMfa: preference === 'PREFERRED' }
}

function toKnownDevice(said: {
  DeviceKey?: string | undefined
  DeviceAttributes?: readonly { Name?: string | undefined; Value?: string | undefined }[] | undefined
  DeviceLastAuthenticatedDate?: Date | undefined
}): KnownDevice[] {
  const id = text(said.DeviceKey)
  if (!id) return []
  const name = said.DeviceAttributes?.find(({ Name }) => Name === 'device_name')?.Value
  const lastAuthenticated = said.DeviceLastAuthenticatedDate
  return [{ id, ...(name ? { name } : {}), ...(lastAuthenticated ? { lastAuthenticated } : {}) }]
}
