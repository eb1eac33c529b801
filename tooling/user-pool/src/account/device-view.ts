import type { Device } from '../store/user.js'

/** A device as the service shows it; times in seconds, as its JSON has them. */
export function toDevice(device: Device) {
  return {
    DeviceKey: device.key,
    DeviceAttributes: [
      { Name: 'device_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
      ...(device.name === undefined ? [] : [{ Name: 'device_name', Value: device.name }]),
      { Name: 'last_ip_used', Value: device.address },
    ],
    DeviceCreateDate: device.createdAt / 1000,
    DeviceLastModifiedDate: device.seenAt / 1000,
    DeviceLastAuthenticatedDate: device.seenAt / 1000,
  }
}
