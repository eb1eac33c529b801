import type { AuthError } from '../auth-error.js'
import { flowError } from '../flow-error.js'
import { readList } from '../machine/sign-in-answer.js'
import type { SignInState } from '../machine/sign-in-state.js'
import { type CodeDeliveryDetails, delivery } from '../user-pool/answer.js'

/** What a person sets an authenticator app up with. */
export interface TotpSetupDetails {
  /** Base32; for typing. */
  readonly sharedSecret: string
  /** For the QR code: `otpauth://totp/…`, with the names escaped. */
  readonly getSetupUri: (appName: string, accountName?: string) => URL
}

/** What comes next in a sign-in (specification, section 4). */
export type SignInNextStep =
  | { readonly signInStep: 'DONE' }
  | {
      readonly signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'
      readonly additionalInfo: Readonly<Record<string, string>>
    }
  | { readonly signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'; readonly totpSetupDetails: TotpSetupDetails }
  | {
      readonly signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
      readonly missingAttributes: readonly string[]
    }
  | {
      readonly signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION'
      readonly allowedMFATypes: readonly ('SMS' | 'TOTP')[]
    }
  | {
      readonly signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE'
      readonly codeDeliveryDetails: CodeDeliveryDetails
    }
  | { readonly signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
  | { readonly signInStep: 'RESET_PASSWORD' }
  | { readonly signInStep: 'CONFIRM_SIGN_UP' }

export interface SignInResult {
  readonly isSignedIn: boolean
  readonly nextStep: SignInNextStep
  /** The service remembers this device only if the person agrees: ask, then `rememberDevice`. */
  readonly deviceConfirmationNecessary?: boolean
}

/** The answer to the caller where a sign-in rests. Throws the `AuthError` it rests on. */
export function toSignInResult(state: SignInState): SignInResult {
  switch (state.at) {
    case 'signedIn':
      return {
        isSignedIn: true,
        nextStep: { signInStep: 'DONE' },
        ...(state.confirmationNecessary ? { deviceConfirmationNecessary: true } : {}),
      }
    case 'stopped':
      return { isSignedIn: false, nextStep: { signInStep: state.step } }
    case 'challenged':
      if (state.error) throw state.error
      return toQuestion(state)
    case 'failed':
      throw state.error
    default:
      throw interrupted()
  }
}

/** The question a sign-in waits with, whatever came of the last answer. */
export function toQuestion(state: Extract<SignInState, { at: 'challenged' }>): SignInResult {
  return { isSignedIn: false, nextStep: toNextStep(state) }
}

/** A sign-in that nobody waits for any more. */
export function interrupted(): AuthError {
  return flowError('SignInException')
}

function toNextStep({
  challenge,
  attempt,
  totpSecret,
}: Extract<SignInState, { at: 'challenged' }>): SignInNextStep {
  const { name, parameters } = challenge
  switch (name) {
    case 'CUSTOM_CHALLENGE':
      return { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', additionalInfo: parameters }
    case 'MFA_SETUP':
      return {
        signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
        totpSetupDetails: totpSetup(totpSecret?.reveal() ?? '', attempt.username),
      }
    case 'NEW_PASSWORD_REQUIRED': {
      const missingAttributes = readList(parameters.requiredAttributes).map((attribute) =>
        attribute.replace(/^userAttributes\./, ''),
      )
      return { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes }
    }
    case 'SELECT_MFA_TYPE': {
      const types = readList(parameters.MFAS_CAN_CHOOSE)
      return {
        signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
        allowedMFATypes: [
          ...(types.includes('SMS_MFA') ? (['SMS'] as const) : []),
          ...(types.includes('SOFTWARE_TOKEN_MFA') ? (['TOTP'] as const) : []),
        ],
      }
    }
    case 'SMS_MFA': {
      const { CODE_DELIVERY_DELIVERY_MEDIUM: medium, CODE_DELIVERY_DESTINATION: destination } = parameters
      return {
        signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
        codeDeliveryDetails: delivery(medium, destination),
      }
    }
    case 'SOFTWARE_TOKEN_MFA':
      return { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
  }
}

/** The key of an authenticator app as text and as a link. */
export function totpSetup(sharedSecret: string, username: string): TotpSetupDetails {
  return {
    sharedSecret,
    getSetupUri(appName, accountName = username) {
      const [app, account] = [appName, accountName].map(encodeURIComponent)
      return new URL(`otpauth://totp/${app}:${account}?secret=${sharedSecret}&issuer=${app}`)
    },
  }
}
