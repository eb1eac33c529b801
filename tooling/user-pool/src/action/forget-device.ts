import { z } from 'zod'
import { endGrants } from '../account/end-grants.js'
import { deviceMissing, invalidParameter } from '../error.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, deviceKey } from '../wire/field.js'

const inputSchema = z.object({ AccessToken: accessToken.nullish(), DeviceKey: deviceKey })

/**
 * Forgets a device and ends the sign-ins made on it: a lost laptop is out. The sign-in that asks goes on, and no
 * longer belongs to a device.
 */
export const forgetDevice = defineAction(inputSchema, async (pool, input) => {
  if (!input.AccessToken) throw invalidParameter('Missing required parameter AccessToken')
  const { user, grant } = await verifyAccessToken(pool, input.AccessToken)
  const devices = user.devices.filter((one) => one.key !== input.DeviceKey)
  if (devices.length === user.devices.length) throw deviceMissing()
  const { deviceKey: own, deviceGroupKey: _group, ...unbound } = grant
  await pool.store.write(
    pool.store.users.put({ ...user, devices }),
    ...endGrants(pool, user.sub, (one) => one.deviceKey === input.DeviceKey && one.id !== grant.id),
    ...(own === input.DeviceKey ? [pool.store.grants.put(unbound)] : []),
  )
  return {}
})
