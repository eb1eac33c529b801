import type { Pool } from '../pool.js'
import type { User } from '../store/user.js'
import { assertionSchema } from './credential.js'
import { webAuthn } from './library.js'
import { isOurOrigin, originOf } from './origin.js'

/**
 * Checks a signature by one of the account's passkeys over the challenge, and notes the key's new counter.
 * Undefined where it proves nothing, whatever the reason.
 */
export async function checkAssertion(
  pool: Pool,
  user: User,
  credential: string,
  challenge: string,
): Promise<{ userVerified: boolean } | undefined> {
  const response = readAssertion(credential)
  const passkey = user.passkeys.find((one) => one.id === response?.id)
  const origin = response && originOf(response.response.clientDataJSON)
  if (!response || !passkey || !origin || !isOurOrigin(pool, origin)) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: pool.settings.relyingParty.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified || !(await raiseCounter(pool, user, passkey.id, authenticationInfo.newCounter)))
      return undefined
    return { userVerified: authenticationInfo.userVerified }
  } catch {
    return undefined
  }
}

function readAssertion(credential: string) {
  try {
    return assertionSchema.safeParse(JSON.parse(credential)).data
  } catch {
    return undefined
  }
}

/** False where the passkey was deleted meanwhile. */
async function raiseCounter(pool: Pool, user: User, id: string, counter: number): Promise<boolean> {
  const now = pool.store.users.get(user.sub)
  if (!now?.passkeys.some((one) => one.id === id)) return false
  const passkeys = now.passkeys.map((one) => (one.id === id ? { ...one, counter } : one))
  await pool.store.write(pool.store.users.put({ ...now, passkeys }))
  return true
}
