import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { gateways, type HostBookView, type HostInput, KEYS, knownHost } from '../ipc/host.js'
import type { AccountDesk } from './account-desk.js'
import type { EngineHost } from './engine-host.js'
import type { Vault } from './vault.js'

const known = z.strictObject({ hosts: z.array(knownHost), gateways })

/** Places where files go, as pages may know them: whether there is a key, and never which. */
export interface HostDesk {
  listHosts(): Promise<HostBookView>
  addHost(input: { readonly host: HostInput; readonly secret?: string | undefined }): Promise<HostBookView>
  removeHost(input: { readonly id: string }): Promise<HostBookView>
}

/** Rejects with `StudioError` `no-key`. */
export function hostDesk(
  engine: Pick<EngineHost, 'call'>,
  vault: Vault,
  account: Pick<AccountDesk, 'mediaStanding'>,
): HostDesk {
  async function listHosts(): Promise<HostBookView> {
    const book = known.parse(await engine.call('listHosts', undefined))
    const hosts = book.hosts.map(({ id, host }) => {
      const state = vault.stateOf(id)
      const wants = KEYS[host.kind]
      return { id, host, key: state === 'missing' && wants !== 'needed' ? ('none' as const) : state }
    })
    const { kind: media } = await account.mediaStanding()
    return { hosts, gateways: book.gateways, canKeep: vault.canKeep, media }
  }
  return {
    listHosts,
    async addHost({ host, secret }) {
      const wants = KEYS[host.kind]
      if (wants === 'needed' && secret === undefined) throw new StudioError('no-key')
      const id = randomBytes(8).toString('hex')
      const key = wants === 'none' ? undefined : secret
      if (key !== undefined) await vault.hold(id, key)
      await engine.call('addHost', { id, host, ...(key !== undefined && { secret: key }) })
      return listHosts()
    },
    async removeHost({ id }) {
      vault.forget(id)
      await engine.call('removeHost', { id })
      return listHosts()
    },
  }
}
