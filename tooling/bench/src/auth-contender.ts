import { decodeBase64, encodeBase64, textBytes } from '@chiaroscuro/auth/srp'

/** One service's question, the same to every contender. Integers are hexadecimal, the block is base64. */
export interface Question {
  readonly pool: string
  readonly user: string
  readonly password: string
  readonly srpB: string
  readonly salt: string
  readonly secretBlock: string
}

/** What a client sends, for the bench to check that the right work was done. */
export interface Proof {
  readonly srpA: string
  readonly signature: string
  readonly timestamp: string
}

/** Milliseconds of the three parts, and the proof. */
export interface Exchange {
  readonly ephemeral: number
  readonly claim: number
  readonly device: number
  readonly proof: Proof
}

/** A client with its pair (a, A) made. */
export interface Begun {
  readonly srpA: string
  readonly claim: () => Promise<{ readonly signature: string; readonly timestamp: string }>
  /** Makes the verifier of a new device. */
  readonly enrol: () => Promise<unknown>
}

/** A client's SRP: ours, or a published one. */
export interface Contender {
  readonly name: string
  readonly begin: (question: Question) => Promise<Begun>
}

/** Every contender in turn, `rounds` times over, so that a busy moment meets them alike. The first round warms up. */
export async function runRounds(
  contenders: readonly Contender[],
  question: Question,
  rounds: number,
  timer: () => number,
): Promise<Record<string, Exchange[]>> {
  const measured: Record<string, Exchange[]> = {}
  for (let round = 0; round <= rounds; round++)
    for (const { name, begin } of contenders) {
      const exchange = await measure(begin, question, timer)
      if (round > 0) measured[name] = [...(measured[name] ?? []), exchange]
    }
  return measured
}

async function measure(
  begin: Contender['begin'],
  question: Question,
  timer: () => number,
): Promise<Exchange> {
  const started = timer()
  const begun = await begin(question)
  const paired = timer()
  const { signature, timestamp } = await begun.claim()
  const claimed = timer()
  await begun.enrol()
  const enrolled = timer()
  return {
    ephemeral: paired - started,
    claim: claimed - paired,
    device: enrolled - claimed,
    proof: { srpA: begun.srpA, signature, timestamp },
  }
}

/** HMAC-SHA-256 as the published clients would sign with a key of theirs; they come with no function for it alone. */
export async function signWith(key: Uint8Array, question: Question, timestamp: string): Promise<string> {
  const parts = [
    textBytes(question.pool + question.user),
    decodeBase64(question.secretBlock) ?? new Uint8Array(),
    textBytes(timestamp),
  ]
  const held = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await new Blob(parts).arrayBuffer()
  return encodeBase64(new Uint8Array(await crypto.subtle.sign('HMAC', held, signed)))
}
