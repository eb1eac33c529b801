import { createHmac, randomBytes } from 'node:crypto'
import { deriveKey, encodeBase64, G, K, N, privateKey, scramble, toInteger } from '@chiaroscuro/auth/srp'
import { opensslDigest, opensslModPow } from '@chiaroscuro/auth/srp/node'
import type { Proof, Question } from './auth-contender.js'

const { pow } = opensslModPow()
const digest = opensslDigest()

/** A question of the service, and the service's own check of an answer to it. */
export interface Asked {
  readonly question: Question
  /** Throws unless whoever gave the proof knows the password. */
  readonly check: (proof: Proof) => Promise<void>
}

/** The service's half of one exchange, by OpenSSL. */
export async function ask(): Promise<Asked> {
  const random = (length: number) => toInteger(new Uint8Array(randomBytes(length)))
  const who = {
    pool: 'Chiaroscuro',
    user: '5e9c2a10-0000-4000-8000-000000000001',
    password: 'correct-horse-1',
  }
  const salt = random(16)
  const b = random(32)
  const verifier = pow(G, await privateKey(who, salt, digest))
  const B = (K * verifier + pow(G, b)) % N
  const block = randomBytes(1100)
  const check = async ({ srpA, signature, timestamp }: Proof) => {
    const A = BigInt(`0x${srpA}`)
    const u = await scramble(A, B, digest)
    const key = await deriveKey(pow(A * pow(verifier, u), b), u, digest)
    const mac = createHmac('sha256', key)
      .update(who.pool + who.user)
      .update(block)
      .update(timestamp)
    if (mac.digest('base64') !== signature) throw new Error('a contender did not prove the password')
  }
  const question = {
    ...who,
    srpB: B.toString(16),
    salt: salt.toString(16),
    secretBlock: encodeBase64(block),
  }
  return { question, check }
}
