import type { Letter } from '../store/letter.js'
import type { CodePurpose } from '../store/user.js'

type Words = Pick<Letter, 'purpose' | 'subject' | 'text'>

/** What a letter with a code says. */
export function composeCode(purpose: CodePurpose | 'sign-in', code: string): Words {
  switch (purpose) {
    case 'sign-up':
      return {
        purpose: 'sign-up',
        subject: `${code} is your Chiaroscuro code`,
        text: `Welcome. Enter ${code} to confirm your address. If you did not sign up, ignore this letter.`,
      }
    case 'reset':
      return {
        purpose: 'reset',
        subject: `${code} resets your password`,
        text: `Enter ${code} and a new password. If you did not ask for this, ignore this letter: your password stays.`,
      }
    case 'sign-in':
      return {
        purpose: 'sign-in',
        subject: `${code} is your sign-in code`,
        text: `Enter ${code} to sign in. If that was not you, change your password.`,
      }
    case 'email':
    case 'phone_number':
      return {
        purpose: 'attribute',
        subject: `${code} confirms your new ${purpose === 'email' ? 'address' : 'number'}`,
        text: `Enter ${code} where you changed it. Until then everything stays as it was.`,
      }
  }
}

/** An address or number as one may show it to somebody who has not proven to own it. */
export function maskDestination(destination: string): string {
  // In lower case, or its case would tell whether it was typed just now or kept from a registration.
  const to = destination.toLowerCase()
  const at = to.indexOf('@')
  if (at > 0) return `${to.slice(0, 1)}***@${to.slice(at + 1, at + 2)}***`
  return `+*******${to.slice(-4)}`
}
