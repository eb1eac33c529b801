import type { AuthError } from '../auth-error.js'
import { type RequiredName, requiredError } from '../required.js'
import type { Secret } from '../secret.js'
import type { CodeDeliveryDetails } from '../user-pool/answer.js'
import { go, machineOf, type Step, type Table } from './machine.js'

export type ResetState =
  | { readonly at: 'idle' }
  | { readonly at: 'asking' }
  | { readonly at: 'awaitingCode'; readonly codeDeliveryDetails: CodeDeliveryDetails }
  | { readonly at: 'confirming' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly error: AuthError }

export interface NewPassword {
  readonly username: string
  readonly newPassword: Secret
  readonly code: Secret
}

type Metadata = { readonly clientMetadata: Readonly<Record<string, string>> | undefined }

export type ResetEvent =
  | ({ readonly type: 'ResetAsked'; readonly username: string } & Metadata)
  | { readonly type: 'CodeSent'; readonly codeDeliveryDetails: CodeDeliveryDetails }
  | ({ readonly type: 'NewPasswordGiven'; readonly given: NewPassword } & Metadata)
  | { readonly type: 'Changed' }
  | { readonly type: 'Refused'; readonly error: AuthError }

export type ResetEffect =
  | ({ readonly type: 'SendCode'; readonly username: string } & Metadata)
  | ({ readonly type: 'ChangePassword'; readonly given: NewPassword } & Metadata)

type ResetStep = Step<ResetState, ResetEffect>

const fail = (name: RequiredName): ResetStep => go({ at: 'failed', error: requiredError(name) })

function ask(
  _: ResetState,
  { username, clientMetadata }: Extract<ResetEvent, { type: 'ResetAsked' }>,
): ResetStep {
  if (!username) return fail('EmptyResetPasswordUsername')
  return go({ at: 'asking' }, { type: 'SendCode', username, clientMetadata })
}

/** The code may come by mail days later, on another machine: a new password is taken in any resting state. */
function change(
  _: ResetState,
  { given, clientMetadata }: Extract<ResetEvent, { type: 'NewPasswordGiven' }>,
): ResetStep {
  if (!given.username) return fail('EmptyConfirmResetPasswordUsername')
  if (!given.newPassword.reveal()) return fail('EmptyConfirmResetPasswordNewPassword')
  if (!given.code.reveal()) return fail('EmptyConfirmResetPasswordConfirmationCode')
  return go({ at: 'confirming' }, { type: 'ChangePassword', given, clientMetadata })
}

const refused = (_: ResetState, { error }: { readonly error: AuthError }): ResetStep =>
  go({ at: 'failed', error })

/** Resetting a password, state by state. */
export const resetTable: Table<ResetState, ResetEvent, ResetEffect> = {
  idle: { ResetAsked: ask, NewPasswordGiven: change },
  awaitingCode: { ResetAsked: ask, NewPasswordGiven: change },
  done: { ResetAsked: ask, NewPasswordGiven: change },
  failed: { ResetAsked: ask, NewPasswordGiven: change },
  asking: {
    CodeSent: (_, { codeDeliveryDetails }) => go({ at: 'awaitingCode', codeDeliveryDetails }),
    Refused: refused,
  },
  confirming: { Changed: () => go({ at: 'done' }), Refused: refused },
}

/** Password reset as a pure machine. */
export const resetStep = machineOf(resetTable)
