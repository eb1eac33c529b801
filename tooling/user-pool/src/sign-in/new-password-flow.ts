import { readAttributes } from '../account/attributes.js'
import { checkPolicy } from '../account/password-policy.js'
import { withPassword } from '../account/set-password.js'
import { userOf } from '../account/subject.js'
import { invalidParameter, PoolError, wrongCredentials } from '../error.js'
import type { PendingOf } from '../session/pending.js'
import type { Answer, Outcome } from './answer.js'

/** Replaces the password an account was invited with, and fills in what it still lacks. */
export async function answerNewPassword(
  answer: Answer<PendingOf<'NEW_PASSWORD_REQUIRED'>>,
): Promise<Outcome> {
  const { pool, pending, responses } = answer
  const user = userOf(pool, pending.subject)
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw wrongCredentials()
  if (!responses.NEW_PASSWORD) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  checkPolicy(responses.NEW_PASSWORD, { keepsSession: true })
  // The address and what was verified stay what the invitation says.
  const given = readAttributes(Object.entries(responses.attributes).filter(([name]) => name !== 'email'))
  const attributes = { ...user.attributes, ...given }
  const missing = pool.settings.requiredAttributes.find((name) => !attributes[name])
  if (missing)
    throw new PoolError(
      'InvalidParameterException',
      `Invalid user attributes: ${missing}: Attribute is required`,
      {
        keepsSession: true,
      },
    )
  const renewed = withPassword(pool, { ...user, attributes, status: 'CONFIRMED' }, responses.NEW_PASSWORD)
  await pool.store.write(pool.store.users.put(renewed))
  const { subject, clientId } = pending
  // What goes on from here began with the password that is now.
  const passed = { subject: { ...subject, password: renewed.password }, clientId }
  return { passed, claimedKey: responses.DEVICE_KEY }
}
