import { createDiffieHellman, createDiffieHellmanGroup, createHash, createHmac } from 'node:crypto'

// The other side of the exchange by OpenSSL alone, with nothing of ours: the oracle of these tests. It is held to
// the published clients itself.
const PRIME = createDiffieHellmanGroup('modp15').getPrime()
const N = BigInt(`0x${PRIME.toString('hex')}`)

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const integer = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex') || '0'}`)

/** As Java's BigInteger.toByteArray. */
export function javaBytes(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even, 'hex')
}

/** base ^ exponent mod N as the shared secret of a key exchange; no base of 0, 1 or N − 1. */
export function opensslPower(base: bigint, exponent: bigint): bigint {
  const exchange = createDiffieHellman(PRIME, 2)
  exchange.setPrivateKey(Buffer.from(exponent.toString(16).padStart(PRIME.length * 2, '0'), 'hex'))
  return integer(
    exchange.computeSecret(Buffer.from(base.toString(16).padStart(PRIME.length * 2, '0'), 'hex')),
  )
}

export interface Account {
  pool: string
  user: string
  salt: bigint
  verifier: bigint
}

export function account(pool: string, user: string, password: string, salt: bigint): Account {
  const inner = sha256(Buffer.from(`${pool}${user}:${password}`, 'utf8'))
  const x = integer(sha256(javaBytes(salt), inner))
  return { pool, user, salt, verifier: opensslPower(2n, x) }
}

/** B = k·v + g^b mod N. */
export function publicValue({ verifier }: Account, b: bigint): bigint {
  const k = integer(sha256(javaBytes(N), Buffer.from([2])))
  return (k * verifier + opensslPower(2n, b)) % N
}

/** u and S = (A · v^u) ^ b, and the key of 16 bytes. */
export function serverKey(known: Account, A: bigint, b: bigint): { u: bigint; S: bigint; key: Buffer } {
  const u = integer(sha256(javaBytes(A), javaBytes(publicValue(known, b))))
  const S = opensslPower((A * opensslPower(known.verifier, u)) % N, b)
  const prk = createHmac('sha256', javaBytes(u)).update(javaBytes(S)).digest()
  const key = createHmac('sha256', prk).update('Caldera Derived Key\x01', 'utf8').digest().subarray(0, 16)
  return { u, S, key }
}

/** The signature an honest client must send, base64. */
export function expectedSignature(
  known: Account,
  { key, secretBlock, timestamp }: { key: Buffer; secretBlock: Buffer; timestamp: string },
): string {
  return createHmac('sha256', key)
    .update(known.pool + known.user, 'utf8')
    .update(secretBlock)
    .update(timestamp, 'utf8')
    .digest('base64')
}

/** Integers of any size, the same at every run. */
export function numbered(word: string, bytes: number): bigint {
  let all = Buffer.alloc(0)
  for (let i = 0; all.length < bytes; i++) all = Buffer.concat([all, sha256(Buffer.from(`${word} ${i}`))])
  return integer(all.subarray(0, bytes))
}
