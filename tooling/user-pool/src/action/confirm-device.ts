import { z } from 'zod'
import { deviceMissing, invalidParameter } from '../error.js'
import { N, toBigInt } from '../srp/group.js'
import type { Verifier } from '../srp/verifier.js'
import type { Device } from '../store/user.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken, deviceKey } from '../wire/field.js'

/** More devices than this, and the one not seen for longest is forgotten. */
const MOST = 30
const base64 = z
  .string()
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
  .max(1024)

const inputSchema = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceName: z.string().min(1).max(1024).nullish(),
  DeviceSecretVerifierConfig: z.object({ PasswordVerifier: base64, Salt: base64 }),
})

/** Remembers the device that a sign-in offered, by the verifier of a secret only the device has. */
export const confirmDevice = defineAction(inputSchema, async (pool, input, call) => {
  const { user, grant } = await verifyAccessToken(pool, input.AccessToken)
  if (grant.deviceKey !== input.DeviceKey || grant.deviceGroupKey === undefined) throw deviceMissing()
  const now = pool.clock()
  const device: Device = {
    key: input.DeviceKey,
    groupKey: grant.deviceGroupKey,
    ...(input.DeviceName ? { name: input.DeviceName } : {}),
    secret: readVerifier(input.DeviceSecretVerifierConfig),
    remembered: pool.settings.devices === 'always',
    address: call.address,
    createdAt: now,
    seenAt: now,
  }
  const others = user.devices.filter((one) => one.key !== device.key).sort((a, b) => b.seenAt - a.seenAt)
  await pool.store.write(pool.store.users.put({ ...user, devices: [device, ...others.slice(0, MOST - 1)] }))
  return { UserConfirmationNecessary: !device.remembered }
})

function readVerifier(config: { PasswordVerifier: string; Salt: string }): Verifier {
  const salt = toBigInt(Buffer.from(config.Salt, 'base64'))
  const verifier = toBigInt(Buffer.from(config.PasswordVerifier, 'base64'))
  // 0 and 1 would let anybody prove the device's secret.
  if (verifier <= 1n || verifier >= N - 1n) throw invalidParameter('Invalid device verifier given')
  if (salt === 0n || config.Salt.length > 128) throw invalidParameter('Invalid device salt given')
  return { salt: salt.toString(16), verifier: verifier.toString(16) }
}
