import type { Store } from '../port.js'
import type { KeySpace } from './key.js'

/** A device the service knows: its keys, and the password only it has. */
export interface Device {
  /** Whose device it is, as the service names the person. */
  readonly username: string
  readonly key: string
  /** Missing in a store that lost a part of it: such a device cannot prove itself. */
  readonly groupKey: string | undefined
  readonly password: string | undefined
}

/** The device kept for a person, by the service's name for them or by what they signed in with. */
export async function loadDevice(store: Store, keys: KeySpace, name: string): Promise<Device | undefined> {
  const alias = keys.deviceUser(name)
  const username = (await store.read([alias])).get(alias) ?? name
  const [key, group, password] = deviceKeys(keys, username)
  const kept = await store.read([key, group, password])
  const deviceKey = kept.get(key)
  if (!deviceKey) return undefined
  return { username, key: deviceKey, groupKey: kept.get(group), password: kept.get(password) }
}

/** Keeps a device; `alias` is what the person signed in with, under which it is found again. */
export async function saveDevice(store: Store, keys: KeySpace, device: Device, alias: string): Promise<void> {
  const [key, group, password] = deviceKeys(keys, device.username)
  const changes = new Map<string, string | undefined>([
    [key, device.key],
    [group, device.groupKey],
    [password, device.password],
    [keys.token(device.username, 'newDevice'), undefined],
  ])
  if (alias !== device.username) changes.set(keys.deviceUser(alias), device.username)
  await store.write(changes)
}

/** Forgets a person's device. */
export async function clearDevice(
  store: Store,
  keys: KeySpace,
  username: string,
  alias?: string,
): Promise<void> {
  const changes = new Map<string, undefined>()
  for (const key of deviceKeys(keys, username)) changes.set(key, undefined)
  changes.set(keys.token(username, 'newDevice'), undefined)
  if (alias) changes.set(keys.deviceUser(alias), undefined)
  await store.write(changes)
}

function deviceKeys(keys: KeySpace, username: string): readonly [string, string, string] {
  return [
    keys.token(username, 'deviceKey'),
    keys.token(username, 'deviceGroupKey'),
    keys.token(username, 'randomPasswordKey'),
  ]
}
