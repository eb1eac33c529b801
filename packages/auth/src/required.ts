import { AuthError } from './auth-error.js'

/** What must not be empty, beside the sign-in's own (specification, section 5). */
const MESSAGES = {
  EmptySignUpUsername: 'username is required to signUp',
  EmptySignUpPassword: 'password is required to signUp',
  EmptyConfirmSignUpUsername: 'username is required to confirmSignUp',
  EmptyConfirmSignUpCode: 'code is required to confirmSignUp',
  EmptyResetPasswordUsername: 'username is required to resetPassword',
  EmptyConfirmResetPasswordUsername: 'username is required to confirmResetPassword',
  EmptyConfirmResetPasswordNewPassword: 'newPassword is required to confirmResetPassword',
  EmptyConfirmResetPasswordConfirmationCode: 'confirmationCode is required to confirmResetPassword',
  EmptyVerifyTOTPSetupCode: 'code is required to verifyTOTPSetup',
} as const

export type RequiredName = keyof typeof MESSAGES

/** The error of something left empty. */
export function requiredError(name: RequiredName): AuthError {
  return new AuthError(name, MESSAGES[name])
}

/** Throws the error of that name unless the text says something. */
export function requireText(text: string | undefined, name: RequiredName): asserts text is string {
  if (!text) throw requiredError(name)
}
