import { timingSafeEqual } from 'node:crypto'
import { findSubject, userOf } from '../account/subject.js'
import { invalidParameter, wrongCredentials } from '../error.js'
import { composeCode, maskDestination } from '../mail/compose.js'
import type { Pool } from '../pool.js'
import { randomCode } from '../random-text.js'
import type { PendingOf, Proof } from '../session/pending.js'
import type { Answer, Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'

const MOST_TRIES = 3

/** Begins a sign-in by mailed code, for a name somebody has or nobody. */
export async function startCustom(pool: Pool, username: string, clientId: string): Promise<Challenge> {
  const subject = findSubject(pool, username)
  pool.attempts.check(subject.sub)
  return askCustom(pool, { subject, clientId }, username)
}

/** Mails a code and asks for it. */
export async function askCustom(pool: Pool, proof: Proof, username = ''): Promise<Challenge> {
  demandCustom(pool)
  pool.mailbox.allowance.spend(proof.subject.sub)
  const code = randomCode(pool.random)
  const user = userOf(pool, proof.subject)
  const to = user?.attributes.email ?? username
  const letter = () => pool.mailbox.post({ medium: 'EMAIL', to, code, ...composeCode('sign-in', code) })
  await (user ? pool.store.write(...letter()) : pool.store.writeNothing())
  return again(pool, { ...proof, challenge: 'CUSTOM_CHALLENGE', code, to, tries: 0 })
}

export function demandCustom(pool: Pool): void {
  if (pool.settings.customChallenge === 'off')
    throw invalidParameter('CUSTOM_AUTH flow not enabled for this client')
}

export async function answerCustom(answer: Answer<PendingOf<'CUSTOM_CHALLENGE'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  const { subject, clientId, code, tries } = pending
  if (subject.known && isSameCode(code, responses.ANSWER ?? ''))
    return { passed: { subject, clientId }, claimedKey: responses.DEVICE_KEY }
  if (tries + 1 < MOST_TRIES) return again(pool, { ...pending, tries: tries + 1 })
  pool.attempts.fail(subject.sub)
  throw wrongCredentials()
}

function again(pool: Pool, pending: PendingOf<'CUSTOM_CHALLENGE'>): Challenge {
  const { to } = pending
  return challenge(pool, pending, { medium: 'EMAIL', ...(to ? { destination: maskDestination(to) } : {}) })
}

/** Compares codes without telling by time how far they agree. */
export function isSameCode(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
