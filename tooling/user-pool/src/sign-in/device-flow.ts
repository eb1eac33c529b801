import { userOf } from '../account/subject.js'
import { deviceMissing, wrongCredentials } from '../error.js'
import type { Pool } from '../pool.js'
import type { PendingOf, Proof } from '../session/pending.js'
import { openExchange } from '../srp/exchange.js'
import type { Device, User } from '../store/user.js'
import type { Answer, Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'
import { checkClaim, demandClientPublic, withBlock } from './srp-flow.js'

/** The challenge for a device the client names; undefined where it names none. */
export function askDevice(pool: Pool, proof: Proof, user: User, claimedKey: string | undefined) {
  if (claimedKey === undefined || pool.settings.devices === 'off') return undefined
  const device = deviceOf(user, claimedKey)
  const pending: PendingOf<'DEVICE_SRP_AUTH'> = { ...proof, challenge: 'DEVICE_SRP_AUTH', claimedKey }
  return { pending, remembered: device.remembered }
}

export async function answerDeviceSrp(answer: Answer<PendingOf<'DEVICE_SRP_AUTH'>>): Promise<Challenge> {
  const { pool, pending, responses } = answer
  const device = demandDevice(answer)
  const exchange = openExchange(device.secret, demandClientPublic(responses.SRP_A), pool.random)
  return withBlock(
    challenge(
      pool,
      { ...pending, challenge: 'DEVICE_PASSWORD_VERIFIER', exchange },
      { SALT: device.secret.salt, SRP_B: exchange.serverPublic.toString(16), DEVICE_KEY: device.key },
    ),
  )
}

export async function answerDeviceVerifier(
  answer: Answer<PendingOf<'DEVICE_PASSWORD_VERIFIER'>>,
): Promise<Outcome> {
  const { pool, pending, call } = answer
  const device = demandDevice(answer)
  if (!checkClaim(answer, pending.exchange, device.groupKey, device.key)) throw wrongCredentials()
  await noteSeen(pool, pending.subject.sub, device.key, call.address)
  const { subject, clientId, secondFactorProven } = pending
  const proof = {
    subject,
    clientId,
    deviceKey: device.key,
    ...(secondFactorProven ? { secondFactorProven } : {}),
  }
  return { passed: proof }
}

/** The device as it is now; the answer must name the one the challenge is about. */
function demandDevice(answer: Answer<PendingOf<'DEVICE_SRP_AUTH' | 'DEVICE_PASSWORD_VERIFIER'>>): Device {
  const { pool, pending, responses } = answer
  const user = userOf(pool, pending.subject)
  if (!user || responses.DEVICE_KEY !== pending.claimedKey) throw deviceMissing()
  return deviceOf(user, pending.claimedKey)
}

function deviceOf(user: User, key: string): Device {
  const device = user.devices.find((one) => one.key === key)
  if (!device) throw deviceMissing()
  return device
}

async function noteSeen(pool: Pool, sub: string, key: string, address: string): Promise<void> {
  const user = pool.store.users.get(sub)
  if (!user) return
  const devices = user.devices.map((one) =>
    one.key === key ? { ...one, seenAt: pool.clock(), address } : one,
  )
  await pool.store.write(pool.store.users.put({ ...user, devices }))
}
