import { codeExpired, codeMismatch } from '../error.js'
import { composeCode, maskDestination } from '../mail/compose.js'
import type { Pool } from '../pool.js'
import { randomCode } from '../random-text.js'
import { isSameCode } from '../sign-in/custom-flow.js'
import type { Change } from '../store/table.js'
import type { Code, CodePurpose, User } from '../store/user.js'

/** Where a code went, as the service says it. */
export interface CodeDelivery {
  readonly Destination: string
  readonly DeliveryMedium: 'EMAIL' | 'SMS'
  readonly AttributeName: 'email' | 'phone_number'
}

export function deliveryTo(to: string, attribute: CodeDelivery['AttributeName'] = 'email'): CodeDelivery {
  return {
    Destination: maskDestination(to),
    DeliveryMedium: attribute === 'email' ? 'EMAIL' : 'SMS',
    AttributeName: attribute,
  }
}

/** The account with a fresh code in place of any older one of its purpose, and the letter that carries it. */
export function sendCode(
  pool: Pool,
  user: User,
  purpose: CodePurpose,
  target?: string,
): { user: User; letters: Change[] } {
  const value = randomCode(pool.random)
  const medium = purpose === 'phone_number' ? 'SMS' : 'EMAIL'
  const to = target ?? (medium === 'SMS' ? user.attributes.phone_number : user.attributes.email) ?? ''
  const code: Code = {
    purpose,
    value,
    expires: pool.clock() + lifetimeOf(pool, purpose) * 1000,
    tries: 0,
    ...(target === undefined ? {} : { target }),
  }
  return {
    user: { ...user, codes: [...user.codes.filter((one) => one.purpose !== purpose), code] },
    letters: pool.mailbox.post({ medium, to, code: value, ...composeCode(purpose, value) }),
  }
}

function lifetimeOf(pool: Pool, purpose: CodePurpose): number {
  const { lifetime } = pool.settings
  if (purpose === 'sign-up') return lifetime.signUpCode
  return purpose === 'reset' ? lifetime.resetCode : lifetime.attributeCode
}

/**
 * The account without its code, which was right, and the code. A wrong answer is counted; after a few the code is
 * burnt. A name without such a code is refused in the same words. Throws CodeMismatchException or ExpiredCodeException.
 */
export function useCode(
  pool: Pool,
  name: string,
  user: User | undefined,
  purpose: CodePurpose,
  given: string,
): { user: User; code: Code } {
  const code = user?.codes.find((one) => one.purpose === purpose)
  if (!user || !code) throw pool.decoyCodes.refusal(name, purpose)
  if (code.expires <= pool.clock()) throw codeExpired()
  const others = user.codes.filter((one) => one !== code)
  if (isSameCode(code.value, given)) return { user: { ...user, codes: others }, code }
  const tries = code.tries + 1
  const codes = tries < pool.settings.limits.tries ? [...others, { ...code, tries }] : others
  // Counted at once; a journal that fails says so at the next write.
  pool.store.write(pool.store.users.put({ ...user, codes })).catch(() => {})
  throw codeMismatch()
}
