import { findSubject } from '../account/subject.js'
import { invalidParameter, invalidSession, PoolError, wrongCredentials } from '../error.js'
import type { Pool } from '../pool.js'
import type { PendingOf, Proof } from '../session/pending.js'
import { poolNameOf } from '../settings.js'
import type { Exchange } from '../srp/exchange.js'
import { isProven, openExchange, readClientPublic } from '../srp/exchange.js'
import { readTimestamp } from '../srp/timestamp.js'
import type { Answer, Challenge, Outcome, Responses } from './answer.js'
import { challenge } from './answer.js'

/** How far a client's clock may be from ours. */
const DRIFT_MS = 5 * 60_000

/** The client's public value; throws InvalidParameterException for 0, a multiple of N, or no number at all. */
export function demandClientPublic(hex: string | undefined): bigint {
  if (!hex) throw invalidParameter('Missing required parameter SRP_A')
  const value = readClientPublic(hex)
  if (value === undefined) throw invalidParameter('SRP_A is not a public value of this group')
  return value
}

/** Begins a password proof for a name, had by somebody or not. */
export function startSrp(
  pool: Pool,
  input: { username: string; clientId: string; clientPublic: bigint; leadsTo: 'tokens' | 'custom' },
): Challenge {
  const subject = findSubject(pool, input.username)
  pool.attempts.check(subject.sub)
  const exchange = openExchange(subject.password, input.clientPublic, pool.random)
  const proof: Proof = { subject, clientId: input.clientId }
  return withBlock(
    challenge(
      pool,
      { ...proof, challenge: 'PASSWORD_VERIFIER', exchange, leadsTo: input.leadsTo },
      {
        SALT: subject.password.salt,
        SRP_B: exchange.serverPublic.toString(16),
        USER_ID_FOR_SRP: subject.sub,
      },
    ),
  )
}

/** The secret block is the session's own name, so that clients which send but one of them are known by either. */
export function withBlock(opened: Challenge): Challenge {
  const block = Buffer.from(opened.Session, 'base64url').toString('base64')
  return { ...opened, ChallengeParameters: { ...opened.ChallengeParameters, SECRET_BLOCK: block } }
}

export function sessionOfBlock(block: string): string {
  return Buffer.from(block, 'base64').toString('base64url')
}

export async function answerPasswordVerifier(
  answer: Answer<PendingOf<'PASSWORD_VERIFIER'>>,
): Promise<Outcome> {
  const { pool, pending, responses } = answer
  const { subject } = pending
  pool.attempts.check(subject.sub)
  const { poolId } = pool.settings
  if (!checkClaim(answer, pending.exchange, poolNameOf(poolId), subject.sub) || !subject.known) {
    pool.attempts.fail(subject.sub)
    throw wrongCredentials()
  }
  pool.attempts.succeed(subject.sub)
  const proof: Proof = { subject, clientId: pending.clientId }
  if (pending.leadsTo === 'custom') return { passed: proof, leadsTo: 'custom' }
  return { passed: proof, claimedKey: responses.DEVICE_KEY }
}

/** Whether the answer's signature proves the secret. Throws for a block or a time that are not this challenge's. */
export function checkClaim(answer: Answer, exchange: Exchange, group: string, user: string): boolean {
  const { secretBlock, signature, timestamp } = demandClaim(answer.responses)
  if (sessionOfBlock(secretBlock) !== answer.session) throw invalidSession()
  const sent = readTimestamp(timestamp)
  if (sent === undefined)
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  if (Math.abs(sent - answer.pool.clock()) > DRIFT_MS)
    throw new PoolError(
      'NotAuthorizedException',
      'TIMESTAMP is more than 5 minutes from the time of the service.',
    )
  return isProven(exchange, { group, user, secretBlock, timestamp, signature })
}

function demandClaim(responses: Responses) {
  const {
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    PASSWORD_CLAIM_SIGNATURE: signature,
    TIMESTAMP,
  } = responses
  if (!secretBlock) throw invalidParameter('Missing required parameter PASSWORD_CLAIM_SECRET_BLOCK')
  if (!signature) throw invalidParameter('Missing required parameter PASSWORD_CLAIM_SIGNATURE')
  if (!TIMESTAMP) throw invalidParameter('Missing required parameter TIMESTAMP')
  return { secretBlock, signature, timestamp: TIMESTAMP }
}
