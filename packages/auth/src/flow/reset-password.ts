import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { toAuthError } from '../flow-error.js'
import { type ResetEffect, type ResetEvent, resetStep } from '../machine/reset-password.js'
import { Secret } from '../secret.js'
import { type CodeDeliveryDetails, readDelivery } from '../user-pool/answer.js'
import { metadata } from './sign-up.js'

type Options = { readonly clientMetadata?: Readonly<Record<string, string>> }

export interface ResetPasswordResult {
  readonly isPasswordReset: boolean
  readonly nextStep: {
    readonly resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE'
    readonly codeDeliveryDetails: CodeDeliveryDetails
  }
}

/** A forgotten password: a code is sent, and taken with the new password. */
export interface ResetPasswordFlow {
  readonly resetPassword: (input: {
    readonly username: string
    readonly options?: Options
  }) => Promise<ResetPasswordResult>
  readonly confirmResetPassword: (input: {
    readonly username: string
    readonly newPassword: string
    readonly confirmationCode: string
    readonly options?: Options
  }) => Promise<void>
}

export function resetPasswordFlow(context: Context): ResetPasswordFlow {
  const run = async (event: ResetEvent) => {
    const state = await drive(resetStep, { at: 'idle' }, event, performer(context))
    if (state.at === 'failed') throw state.error
    return state
  }
  return {
    async resetPassword({ username, options = {} }) {
      const state = await run({ type: 'ResetAsked', username, clientMetadata: options.clientMetadata })
      const codeDeliveryDetails = state.at === 'awaitingCode' ? state.codeDeliveryDetails : {}
      return {
        isPasswordReset: false,
        nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails },
      }
    },
    async confirmResetPassword({ username, newPassword, confirmationCode, options = {} }) {
      const given = { username, newPassword: new Secret(newPassword), code: new Secret(confirmationCode) }
      await run({ type: 'NewPasswordGiven', given, clientMetadata: options.clientMetadata })
    },
  }
}

function performer(context: Context) {
  const perform = async (effect: ResetEffect): Promise<ResetEvent> => {
    const common = { ClientId: context.pool().clientId, ...metadata(effect.clientMetadata) }
    if (effect.type === 'SendCode') {
      const said = await context.transport('ForgotPassword', { ...common, Username: effect.username })
      return { type: 'CodeSent', codeDeliveryDetails: readDelivery(said.CodeDeliveryDetails) }
    }
    const { username, newPassword, code } = effect.given
    await context.transport('ConfirmForgotPassword', {
      ...common,
      Username: username,
      Password: newPassword.reveal(),
      ConfirmationCode: code.reveal(),
    })
    return { type: 'Changed' }
  }
  return (effect: ResetEffect) =>
    perform(effect).catch((thrown): ResetEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
}
