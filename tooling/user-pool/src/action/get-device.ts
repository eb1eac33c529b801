import { z } from 'zod'
import { toDevice } from '../account/device-view.js'
import { deviceMissing } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, deviceKey } from '../wire/field.js'

/** One of the account's devices. */
export const getDevice = defineAction(
  z.object({ AccessToken: accessToken, DeviceKey: deviceKey }),
  async (pool, input) => {
    const { user } = await verifyAccessToken(pool, input.AccessToken)
    const device = user.devices.find((one) => one.key === input.DeviceKey)
    if (!device) throw deviceMissing()
    return { Device: toDevice(device) }
  },
)
