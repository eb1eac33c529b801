import type { z } from 'zod'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import type { Passkey } from '../store/user.js'
import type { registrationSchema } from './credential.js'
import { webAuthn } from './library.js'
import { isOurOrigin, originOf } from './origin.js'

/** The passkey a browser made for that challenge. Throws a WebAuthn… error where it is not one of ours. */
export async function checkRegistration(
  pool: Pool,
  credential: z.infer<typeof registrationSchema>,
  challenge: string,
): Promise<Passkey> {
  const origin = originOf(credential.response.clientDataJSON)
  if (!origin || !isOurOrigin(pool, origin))
    throw new PoolError('WebAuthnOriginNotAllowedException', 'The passkey was made on a foreign page.')
  const info = await verify(pool, credential, challenge, origin)
  return {
    id: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    name: info.credentialDeviceType === 'multiDevice' ? 'Synced passkey' : 'Passkey of one device',
    transports: credential.response.transports,
    ...(credential.authenticatorAttachment ? { attachment: credential.authenticatorAttachment } : {}),
    createdAt: pool.clock(),
  }
}

async function verify(
  pool: Pool,
  response: z.infer<typeof registrationSchema>,
  expectedChallenge: string,
  expectedOrigin: string,
) {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: pool.settings.relyingParty.id,
      requireUserVerification: false,
    })
    if (verified) return registrationInfo
  } catch {
    // Whatever the library objects to, the answer is the same.
  }
  throw new PoolError('WebAuthnClientMismatchException', 'The passkey does not answer what was asked.')
}
