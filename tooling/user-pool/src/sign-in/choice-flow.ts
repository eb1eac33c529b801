import { findSubject } from '../account/subject.js'
import { invalidParameter, PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import type { PendingOf, Proof } from '../session/pending.js'
import type { Answer, Challenge, Outcome } from './answer.js'
import { challenge } from './answer.js'
import { askPasskey } from './passkey-flow.js'
import { signInByPassword } from './password-flow.js'
import { demandClientPublic, startSrp } from './srp-flow.js'

/** What USER_AUTH offers, to everyone alike: who has a passkey is nobody's business before signing in. */
const WAYS = ['PASSWORD_SRP', 'PASSWORD', 'WEB_AUTHN'] as const

/** How a person wants to show who they are, with what that needs. */
export interface Choice {
  readonly username: string
  readonly clientId: string
  readonly way: string | undefined
  readonly srpA: string | undefined
  readonly password: string | undefined
  readonly deviceKey: string | undefined
}

/** Goes the chosen way, or shows the ways there are. */
export async function startChoice(pool: Pool, choice: Choice): Promise<Outcome> {
  const proof: Proof = { subject: findSubject(pool, choice.username), clientId: choice.clientId }
  if (choice.way === undefined) return showWays(pool, proof)
  switch (choice.way) {
    case 'PASSWORD_SRP':
      return startSrp(pool, { ...choice, clientPublic: demandClientPublic(choice.srpA), leadsTo: 'tokens' })
    case 'PASSWORD':
      if (!choice.password) throw invalidParameter('Missing required parameter PASSWORD')
      return signInByPassword(pool, { ...choice, password: choice.password })
    case 'WEB_AUTHN':
      return askPasskey(pool, proof)
    default:
      return showWays(pool, proof)
  }
}

function showWays(pool: Pool, proof: Proof): Challenge & { AvailableChallenges: readonly string[] } {
  return { ...challenge(pool, { ...proof, challenge: 'SELECT_CHALLENGE' }), AvailableChallenges: WAYS }
}

export async function answerChoice(answer: Answer<PendingOf<'SELECT_CHALLENGE'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  if (!WAYS.some((way) => way === responses.ANSWER))
    throw new PoolError('InvalidParameterException', `ANSWER must be one of ${WAYS.join(', ')}`, {
      keepsSession: true,
    })
  return startChoice(pool, {
    username: responses.USERNAME ?? '',
    clientId: pending.clientId,
    way: responses.ANSWER,
    srpA: responses.SRP_A,
    password: responses.PASSWORD,
    deviceKey: responses.DEVICE_KEY,
  })
}
