import type { Store } from '../port.js'
import type { NewDevice } from '../user-pool/answer.js'
import type { KeySpace } from './key.js'

/** The device the service offered a person and was not told about; `undefined` where there is none, or it cannot be read. */
export async function loadNewDevice(
  store: Store,
  keys: KeySpace,
  username: string,
): Promise<NewDevice | undefined> {
  const name = keys.token(username, 'newDevice')
  const text = (await store.read([name])).get(name)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isNewDevice(value) ? { key: value.key, groupKey: value.groupKey } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what the service offered for another try; without one it is forgotten. */
export function keepNewDevice(
  store: Store,
  keys: KeySpace,
  username: string,
  device: NewDevice | undefined,
): Promise<void> {
  const text = device && JSON.stringify({ key: device.key, groupKey: device.groupKey })
  return store.write(new Map([[keys.token(username, 'newDevice'), text]]))
}

function isNewDevice(value: unknown): value is NewDevice {
  if (typeof value !== 'object' || value === null) return false
  return (
    'key' in value &&
    typeof value.key === 'string' &&
    'groupKey' in value &&
    typeof value.groupKey === 'string'
  )
}
