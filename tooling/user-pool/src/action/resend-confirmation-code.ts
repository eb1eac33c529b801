import { mailCode, nameSchema } from '../account/mail-code.js'
import { defineAction } from '../wire/action.js'

/** Mails another sign-up code. Names nobody has, or confirmed long ago, are answered the same and get no letter. */
export const resendConfirmationCode = defineAction(nameSchema, (pool, input) =>
  mailCode(pool, input, 'sign-up', ({ status }) => (status === 'UNCONFIRMED' ? 'sign-up' : undefined)),
)
