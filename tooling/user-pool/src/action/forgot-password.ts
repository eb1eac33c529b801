import { mailCode, nameSchema } from '../account/mail-code.js'
import { defineAction } from '../wire/action.js'

/**
 * Mails a code that resets the password. Names nobody has are answered the same; an account that was never
 * confirmed gets its sign-up code once more, which is what it lacks.
 */
export const forgotPassword = defineAction(nameSchema, (pool, input) =>
  mailCode(pool, input, 'reset', ({ status }) => (status === 'UNCONFIRMED' ? 'sign-up' : 'reset')),
)
