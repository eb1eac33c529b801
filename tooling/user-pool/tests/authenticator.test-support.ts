import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'

/** The parts of WebAuthn options that an authenticator looks at. */
export const creationSchema = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) })
export const requestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.object({ id: z.string() })),
})

const USER_PRESENT = 1
const USER_VERIFIED = 4
const ATTESTED = 64

/** An authenticator in software with one P-256 passkey, which says what it is told to say. */
export function createAuthenticator(origin = 'http://localhost:4800') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return {
    id,
    create(options: unknown) {
      const { challenge, rp } = creationSchema.parse(options)
      const flags = USER_PRESENT | USER_VERIFIED | ATTESTED
      const data = Buffer.concat([
        head(rp.id, flags, counter),
        Buffer.alloc(16),
        Buffer.of(0, rawId.length),
        rawId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      const attestationObject = Buffer.concat([
        Buffer.of(0xa3, 0x63),
        Buffer.from('fmt'),
        Buffer.of(0x64),
        Buffer.from('none'),
        Buffer.of(0x67),
        Buffer.from('attStmt'),
        Buffer.of(0xa0, 0x68),
        Buffer.from('authData'),
        Buffer.of(0x58, data.length),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { ...shared, authenticatorAttachment: 'platform', response }
    },
    get(options: unknown) {
      const { challenge, rpId } = requestSchema.parse(options)
      counter++
      const authenticatorData = head(rpId, USER_PRESENT | USER_VERIFIED, counter)
      const client = clientData('webauthn.get', challenge)
      const hash = createHash('sha256').update(client).digest()
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey).toString('base64url'),
      }
      return { ...shared, response }
    },
  }
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count])
}

/** COSE_Key of an ES256 key (RFC 9053), in CBOR by hand. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
    Buffer.from(x, 'base64url'),
    Buffer.of(0x22, 0x58, 0x20),
    Buffer.from(y, 'base64url'),
  ])
}
