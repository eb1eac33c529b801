import {
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  privateEncrypt,
  sign as signBytes,
} from 'node:crypto'

export type Json = Readonly<Record<string, unknown>>

export const ISSUER_PATH = '/eu-test-1_pool'
export const CLIENT = 'client-of-ours'
export const KID = 'key-of-the-pool'

/** A pool's key, another that is nobody's, and the words tokens are made of. */
export function tokenForge(issuer: string, nowMs: number) {
  const pool = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = Math.floor(nowMs / 1000)
  const header: Json = { kid: KID, alg: 'RS256' }
  const claims: Json = {
    sub: '11111111-2222-4333-8444-555555555555',
    aud: CLIENT,
    iss: issuer,
    token_use: 'id',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
    'cognito:username': 'ann',
    email: 'ann@example.org',
  }
  const jwks = { keys: [{ ...pool.publicKey.export({ format: 'jwk' }), kid: KID, use: 'sig', alg: 'RS256' }] }
  return {
    ...{ pool, other, curve, now, header, claims, jwks },
    /** A token as the pool makes them, but for what is given. */
    token: (changes: Json = {}, head: Json = header, key: KeyObject = pool.privateKey) =>
      rs256(text(head), text(without({ ...claims, ...changes })), key),
    /** Signed over these very texts. */
    raw: (head: string, payload: string, key: KeyObject = pool.privateKey) =>
      rs256(encode(head), encode(payload), key),
  }
}

export type TokenForge = ReturnType<typeof tokenForge>

/** Keys whose value is `undefined` are left out. */
function without(value: Json): Json {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
}

export function encode(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString('base64url')
}

export function text(value: unknown): string {
  return encode(JSON.stringify(value))
}

export function rs256(head: string, payload: string, key: KeyObject): string {
  const input = `${head}.${payload}`
  return `${input}.${createSign('sha256').update(input).sign(key, 'base64url')}`
}

export function hs256(head: string, payload: string, secret: string | Buffer): string {
  const input = `${head}.${payload}`
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

/** A signature whose padding is not what RFC 8017 says, as careless verifiers took it. */
export function rawRsa(head: string, payload: string, key: KeyObject): string {
  const input = `${head}.${payload}`
  const hash = createHmac('sha256', 'x').update(input).digest()
  return `${input}.${privateEncrypt(key, hash).toString('base64url')}`
}

export function signedBy(
  algorithm: 'sha1' | 'sha384' | 'sha512',
  head: string,
  payload: string,
  key: KeyObject,
) {
  const input = `${head}.${payload}`
  return `${input}.${signBytes(algorithm, Buffer.from(input), key).toString('base64url')}`
}
