import { z } from 'zod'
import { deviceMissing } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, deviceKey } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
})

/** Says whether a device stands for the second factor. */
export const updateDeviceStatus = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  if (!user.devices.some((one) => one.key === input.DeviceKey)) throw deviceMissing()
  const remembered = input.DeviceRememberedStatus === 'remembered'
  const devices = user.devices.map((one) => (one.key === input.DeviceKey ? { ...one, remembered } : one))
  await pool.store.write(pool.store.users.put({ ...user, devices }))
  return {}
})
