import { createECDH } from 'node:crypto'
import { encrypt } from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import type { PushConfig } from '../config/push.js'
import type { PushDeviceRow } from '../query/push-rows.js'
import type { Posted } from '../webhook/post.js'

/** Where a message goes, and the keys of the browser that reads it. */
export type Addressee = Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'>

const SALT_BYTES = 16
const KEY_BYTES = 32
/** A token may last a day at most (RFC 8292). */
const TOKEN_SECONDS = 12 * 3600
/** How long the service keeps it for a browser that is off; what is older is on the site. */
const KEPT_SECONDS = 86_400

/** Encrypts for one browser (RFC 8291), under a key pair of this message alone. Throws for keys that are none. */
export function encryptFor(
  { p256dh, auth }: Addressee,
  text: Uint8Array,
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(random(KEY_BYTES))
  return encrypt(Buffer.from(text), {
    version: 'aes128gcm',
    dh: p256dh,
    authSecret: auth,
    salt: Buffer.from(random(SALT_BYTES)).toString('base64url'),
    privateKey: pair,
  })
}

/** A message as its service takes it, with a token that says whose it is (VAPID, RFC 8292). */
export async function toPosted(
  to: Addressee,
  text: string,
  { publicKey, privateKey, subject }: PushConfig,
  { now, random }: { now: () => number; random: (bytes: number) => Uint8Array },
): Promise<Posted> {
  const seconds = Math.floor(now() / 1000)
  const token = await new SignJWT({ sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(to.endpoint).origin)
    .setExpirationTime(seconds + TOKEN_SECONDS)
    .sign(await importJWK(privateKey, 'ES256'))
  return {
    body: encryptFor(to, Buffer.from(text), random),
    headers: {
      authorization: `vapid t=${token}, k=${publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    },
  }
}

/** Whether a browser's public key is a point that can be encrypted for. */
export function isPublicKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    return pair.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}
