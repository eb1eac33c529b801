import { findSubject } from '../account/subject.js'
import { PoolError } from '../error.js'
import type { Call, Pool } from '../pool.js'
import { takeUp } from '../session/take-up.js'
import type { Outcome } from '../sign-in/answer.js'
import { signInByPassword } from '../sign-in/password-flow.js'
import type { Progress } from '../sign-in/progress.js'
import { goOn } from '../sign-in/progress.js'
import { answerSms, answerTotp } from '../sign-in/second-factor.js'
import type { Ending } from '../token/issue.js'

/** Second factors the hosted page can ask for; everything else belongs to the site's own pages. */
export const FACTORS = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] as const

/** What the site's request says of the tokens it wants. */
type Asked = Pick<Ending, 'scope' | 'nonce'>

/** Checks the password of the hosted page's first step. */
export function takePassword(
  pool: Pool,
  username: string,
  password: string,
  asked: Asked,
  call: Call,
): Promise<Progress> {
  const clientId = pool.settings.clientId
  const outcome = signInByPassword(pool, { username, password, clientId, deviceKey: undefined })
  return goOn(pool, outcome, call, { offersDevice: false, ...asked })
}

/** Checks the code of its second; a wrong one leaves the session open. */
export async function takeCode(
  pool: Pool,
  session: string,
  username: string,
  code: string,
  asked: Asked,
  call: Call,
) {
  const { pending, putBack } = takeUp(pool, session)
  try {
    const responses = { SMS_MFA_CODE: code, SOFTWARE_TOKEN_MFA_CODE: code, attributes: {} }
    if (findSubject(pool, username).sub !== pending.subject.sub) throw expired()
    let outcome: Outcome
    if (pending.challenge === 'SMS_MFA')
      outcome = await answerSms({ pool, pending, session, responses, call })
    else if (pending.challenge === 'SOFTWARE_TOKEN_MFA')
      outcome = await answerTotp({ pool, pending, session, responses, call })
    else throw expired()
    return await goOn(pool, outcome, call, { offersDevice: false, ...asked })
  } catch (error) {
    if (error instanceof PoolError && error.keepsSession) putBack()
    throw error
  }
}

function expired(): PoolError {
  return new PoolError('NotAuthorizedException', 'Invalid session for the user.')
}
