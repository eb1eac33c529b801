import type { Context } from '../context.js'
import { flowError } from '../flow-error.js'
import { requireTokens, type Session } from '../session.js'
import { clearDevice, loadDevice } from '../store/device-store.js'
import { text } from '../user-pool/answer.js'

/** A device the service remembers. */
export interface KnownDevice {
  readonly id: string
  /** As it was named when the service began to remember it. */
  readonly name?: string
  readonly lastAuthenticated?: Date
}

/** The devices of whoever is signed in. Each call throws `UserUnAuthenticatedException` if nobody is. */
export interface DeviceFlow {
  /** Where the service asked whether to: this device skips the second factor from now on. */
  readonly rememberDevice: () => Promise<void>
  /** This device, or another by its id. */
  readonly forgetDevice: (input?: { readonly device?: { readonly id: string } }) => Promise<void>
  readonly fetchDevices: () => Promise<readonly KnownDevice[]>
}

/** Pages of 60 devices; more than these no person has. */
const MAX_PAGES = 10

export function deviceFlow(context: Context, session: Session): DeviceFlow {
  const { store, keys, transport } = context
  const signedIn = () => requireTokens(session)
  const ownDevice = async () => {
    const tokens = await signedIn()
    const device = await loadDevice(store, keys, tokens.username)
    if (!device) throw flowError('DeviceMetadataNotFoundException')
    return { tokens, device }
  }
  return {
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
    fetchDevices: async () => listDevices(context, (await signedIn()).access.text),
  }
}

async function listDevices({ transport }: Context, AccessToken: string): Promise<readonly KnownDevice[]> {
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
