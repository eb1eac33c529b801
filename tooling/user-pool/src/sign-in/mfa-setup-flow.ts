import { userOf } from '../account/subject.js'
import { stepOf } from '../account/totp.js'
import { invalidSession, wrongCredentials } from '../error.js'
import type { PendingOf } from '../session/pending.js'
import type { Answer, Outcome } from './answer.js'

/** Ends the set-up of a second factor that the pool demands: its secret must have been verified in this session. */
export async function answerMfaSetup(answer: Answer<PendingOf<'MFA_SETUP'>>): Promise<Outcome> {
  const { pool, pending, responses } = answer
  const { subject, clientId, secret, verified, deviceName } = pending
  if (secret === undefined || !verified) throw invalidSession()
  const user = userOf(pool, subject)
  if (!user) throw wrongCredentials()
  await pool.store.write(
    pool.store.users.put({
      ...user,
      totp: { secret, lastStep: stepOf(pool.clock()), ...(deviceName ? { name: deviceName } : {}) },
      mfa: {
        methods: [...new Set([...user.mfa.methods, 'SOFTWARE_TOKEN_MFA' as const])],
        preferred: 'SOFTWARE_TOKEN_MFA',
      },
    }),
  )
  return { passed: { subject, clientId, secondFactorProven: true }, claimedKey: responses.DEVICE_KEY }
}
