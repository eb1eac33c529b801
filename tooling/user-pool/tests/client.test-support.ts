import { createDiffieHellman, createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { GivenSettings, SeedUser, UserPool } from '../src/index.js'
import { startUserPool } from '../src/index.js'

/** What the service answered, with every field the tests look at. */
const answerSchema = z.looseObject({
  __type: z.string().optional(),
  message: z.string().optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
  AuthenticationResult: z
    .looseObject({
      AccessToken: z.string(),
      IdToken: z.string(),
      RefreshToken: z.string().optional(),
      NewDeviceMetadata: z.object({ DeviceKey: z.string(), DeviceGroupKey: z.string() }).optional(),
    })
    .optional(),
})

export type Reply = z.infer<typeof answerSchema> & { readonly status: number }

/** A pool whose clock the test turns. */
export async function openPool(
  options: { settings?: GivenSettings; seeds?: readonly SeedUser[]; folder?: string; now?: number } = {},
) {
  const time = { now: options.now ?? Date.UTC(2026, 0, 5, 12) }
  const faults: unknown[] = []
  const pool = await startUserPool({
    clock: () => time.now,
    random: (length) => randomBytes(length),
    report: (error) => faults.push(error),
    ...(options.folder === undefined ? {} : { folder: options.folder }),
    ...(options.seeds ? { seeds: options.seeds } : {}),
    settings: { ...options.settings },
  })
  return { pool, time, faults, call: caller(pool) }
}

export type Call = ReturnType<typeof caller>

/** Calls actions of a pool. */
export function caller(pool: UserPool) {
  return async (
    action: string,
    body: object | string,
    service = 'AWSCognitoIdentityProviderService',
  ): Promise<Reply> => {
    const response = await fetch(pool.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${action}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { ...answerSchema.parse(await response.json()), status: response.status }
  }
}

export async function lettersTo(pool: UserPool, to: string) {
  const response = await fetch(`${pool.url}/mailbox.json?to=${encodeURIComponent(to)}`)
  const schema = z.object({
    letters: z.array(z.object({ code: z.string().optional(), purpose: z.string(), subject: z.string() })),
  })
  return schema.parse(await response.json()).letters
}

/** The newest code mailed to an address. */
export async function codeTo(pool: UserPool, to: string): Promise<string> {
  const code = (await lettersTo(pool, to))[0]?.code
  if (code === undefined) throw new Error(`no code was mailed to ${to}`)
  return code
}

const prime = getDiffieHellman('modp15').getPrime()
const group = createDiffieHellman(prime, 2)
const N = read(prime)
const k = read(sha256(pad(N), pad(2n)))

/** A client's half of SRP, as RFC 5054 and the service's published clients have it. */
export function srpClient() {
  const a = read(randomBytes(32))
  const A = power(2n, a)
  return {
    SRP_A: A.toString(16),
    /** What answers a PASSWORD_VERIFIER or DEVICE_PASSWORD_VERIFIER challenge. */
    claim(
      parameters: Readonly<Record<string, string>>,
      who: { group: string; user: string; secret: string },
      now: number,
    ) {
      const { SALT = '', SRP_B = '', SECRET_BLOCK = '' } = parameters
      const B = BigInt(`0x${SRP_B}`)
      const u = read(sha256(pad(A), pad(B)))
      const x = read(sha256(pad(BigInt(`0x${SALT}`)), sha256(`${who.group}${who.user}:${who.secret}`)))
      const base = (((B - k * power(2n, x)) % N) + N) % N
      const S = power(base, a + u * x)
      const extracted = hmac(pad(u), pad(S))
      const key = hmac(extracted, 'Caldera Derived Key\u0001').subarray(0, 16)
      const TIMESTAMP = timestampOf(now)
      const block = Buffer.from(SECRET_BLOCK, 'base64')
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: hmac(key, who.group, who.user, block, TIMESTAMP).toString('base64'),
        TIMESTAMP,
      }
    },
  }
}

/** `Sat Nov 21 16:30:05 UTC 2026` */
export function timestampOf(now: number): string {
  const [day, date, month, year, time] = new Date(now).toUTCString().replace(',', '').split(' ')
  return `${day} ${month} ${Number(date)} ${time} UTC ${year}`
}

/** What is kept of a device's secret. */
export function deviceVerifier(group: string, key: string, secret: string) {
  const salt = read(randomBytes(16))
  const x = read(sha256(pad(salt), sha256(`${group}${key}:${secret}`)))
  return { Salt: pad(salt).toString('base64'), PasswordVerifier: pad(power(2n, x)).toString('base64') }
}

/** Signs in as far as the service's answer to the password proof. */
export async function srpSignIn(
  { pool, time, call }: { pool: UserPool; time: { now: number }; call: Call },
  username: string,
  password: string,
  more: Readonly<Record<string, string>> = {},
) {
  const srp = srpClient()
  const first = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: username, SRP_A: srp.SRP_A },
  })
  if (first.ChallengeName !== 'PASSWORD_VERIFIER') return first
  const user = first.ChallengeParameters?.USER_ID_FOR_SRP ?? ''
  const who = { group: pool.poolId.split('_')[1] ?? '', user, secret: password }
  const claim = srp.claim(first.ChallengeParameters ?? {}, who, time.now)
  return respond({ pool, call }, first, { ...claim, ...more })
}

/** Answers a challenge as the user it was given to. */
export function respond(
  { pool, call }: { pool: UserPool; call: Call },
  challenge: Reply,
  responses: Readonly<Record<string, string>>,
) {
  return call('RespondToAuthChallenge', {
    ChallengeName: challenge.ChallengeName,
    ClientId: pool.clientId,
    Session: challenge.Session,
    ChallengeResponses: { USERNAME: challenge.ChallengeParameters?.USERNAME, ...responses },
  })
}

/** By OpenSSL, which the pool's own arithmetic is held against as well. */
function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(bytesOf(exponent))
  return read(group.computeSecret(bytesOf(base)))
}

function read(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

function pad(value: bigint): Buffer {
  const bytes = bytesOf(value)
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}

function sha256(...parts: readonly (Uint8Array | string)[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
}

function hmac(key: Uint8Array, ...parts: readonly (Uint8Array | string)[]): Buffer {
  return parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest()
}
