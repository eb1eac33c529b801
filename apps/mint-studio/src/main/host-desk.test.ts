import { expect, it } from 'vitest'
import type { KnownHost } from '../ipc/host.js'
import { hostBook } from '../ipc/host.js'
import { hostDesk } from './host-desk.js'
import type { Vault } from './vault.js'

function openDesk(canKeep: boolean) {
  const asked: { name: string; input: unknown }[] = []
  let hosts: KnownHost[] = []
  const engine = {
    async call(name: string, input: unknown) {
      asked.push({ name, input })
      const { id, host } = (input ?? {}) as KnownHost
      if (name === 'addHost') hosts = [...hosts, { id, host }]
      if (name === 'removeHost') hosts = hosts.filter((one) => one.id !== id)
      return name === 'listHosts' ? { hosts, gateways: [] } : undefined
    },
  }
  const held = new Map<string, string>()
  const vault: Vault = {
    canKeep,
    all: () => Object.fromEntries(held),
    stateOf: (name) => (!held.has(name) ? 'missing' : canKeep ? 'kept' : 'held'),
    hold: async (name, secret) => void held.set(name, secret),
    forget: (name) => void held.delete(name),
  }
  const account = { mediaStanding: async () => ({ kind: 'signed-out' }) as const }
  return { desk: hostDesk(engine, vault, account), asked, held }
}
const node = { kind: 'kubo', url: 'https://node.example.com' } as const

it('hands a key to the engine and the vault, and tells pages that there is one', async () => {
  const { desk, asked, held } = openDesk(true)
  const told = await desk.addHost({ host: node, secret: 'Bearer x' })
  const [{ id } = { id: '' }] = told.hosts
  expect(hostBook.parse(told)).toMatchObject({
    hosts: [{ id, host: node, key: 'kept' }],
    media: 'signed-out',
  })
  expect(JSON.stringify(told)).not.toContain('Bearer')
  expect(asked).toContainEqual({ name: 'addHost', input: { id, host: node, secret: 'Bearer x' } })
  expect(held.get(id)).toBe('Bearer x')
  expect(await desk.removeHost({ id })).toMatchObject({ hosts: [] })
  expect(held.size).toBe(0)
})

it('takes no place without the key that it needs, nor a key that none asks for', async () => {
  const { desk, asked, held } = openDesk(false)
  const pinata = { kind: 'pinata', url: 'https://uploads.pinata.cloud' } as const
  await expect(desk.addHost({ host: pinata })).rejects.toMatchObject({ code: 'no-key' })
  expect(asked).toEqual([])
  const folder = { kind: 'folder', publicUrl: 'https://files.example.com/' } as const
  await desk.addHost({ host: folder, secret: 'for nobody' })
  expect(held.size).toBe(0)
  const { hosts } = await desk.addHost({ host: node })
  expect(hosts.map(({ key }) => key)).toEqual(['none', 'none'])
})
