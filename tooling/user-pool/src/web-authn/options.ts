import { createHmac } from 'node:crypto'
import type { Subject } from '../account/subject.js'
import { userOf } from '../account/subject.js'
import type { Pool } from '../pool.js'
import { randomToken } from '../random-text.js'
import type { User } from '../store/user.js'
import { webAuthn } from './library.js'

const TIMEOUT_MS = 180_000

/** What a browser needs to sign in with one of the subject's passkeys. */
export async function requestOptions(pool: Pool, subject: Subject) {
  const passkeys = userOf(pool, subject)?.passkeys ?? []
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: pool.settings.relyingParty.id,
    challenge: Buffer.from(randomToken(pool.random, 24)),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
    allowCredentials:
      passkeys.length > 0 ? passkeys.map(({ id }) => ({ id })) : [{ id: decoyId(pool, subject) }],
  })
}

/** What a browser needs to make a passkey for the account. */
export async function creationOptions(pool: Pool, user: User) {
  const { id, name } = pool.settings.relyingParty
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(user.sub),
    userName: user.attributes.email ?? user.sub,
    userDisplayName: user.attributes.name ?? user.attributes.email ?? user.sub,
    challenge: Buffer.from(randomToken(pool.random, 24)),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: user.passkeys.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: [-8, -7, -257],
  })
}

/** The same for the same name each time, and no passkey's. */
function decoyId(pool: Pool, subject: Subject): string {
  return createHmac('sha256', pool.decoySecret).update(`passkey:${subject.sub}`).digest('base64url')
}
