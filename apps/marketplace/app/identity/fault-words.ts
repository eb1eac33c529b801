import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const wrongPassword = msg`The e-mail address or the password is not right.`
const tooOften = msg`Too many attempts. Please wait a few minutes and try again.`
const ours = msg`The sign-in service has a fault. Please try again in a minute.`
const unreachable = msg`The sign-in service cannot be reached. Check your connection and try again.`
const startAgain = msg`This sign-in took too long or was interrupted. Please start again.`
const undelivered = msg`The code could not be delivered. Check the address and try again.`
const fillIn = msg`Please fill in every field.`
const authenticator = msg`This code is not right. Codes change every 30 seconds: wait for the next one and try again.`
const password = msg`A password needs at least 8 characters, with a letter, a number and a symbol.`

/** What is said of each fault (specification, section 8). No words tell whether an account exists. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  NotAuthorizedException: wrongPassword,
  UserNotFoundException: wrongPassword,
  AliasExistsException: msg`This address is in use by another account.`,
  UsernameExistsException: msg`This address is in use by another account.`,
  CodeMismatchException: msg`This code is not right. Check it, or ask for a new one.`,
  ExpiredCodeException: msg`This code is too old or was used already. Ask for a new one.`,
  EnableSoftwareTokenMFAException: authenticator,
  CodeDeliveryFailureException: undelivered,
  InvalidSmsRoleAccessPolicyException: undelivered,
  InvalidSmsRoleTrustRelationshipException: undelivered,
  InvalidEmailRoleAccessPolicyException: undelivered,
  InvalidPasswordException: password,
  PasswordHistoryPolicyViolationException: msg`This password was used before. Please choose another.`,
  InvalidParameterException: msg`Something in the form is not as it should be. Please check it.`,
  LimitExceededException: tooOften,
  TooManyRequestsException: tooOften,
  TooManyFailedAttemptsException: tooOften,
  PasswordResetRequiredException: msg`Your password has to be reset. We sent you a code.`,
  UserNotConfirmedException: msg`Your account is not confirmed yet.`,
  MFAMethodNotFoundException: msg`This account has no such second factor.`,
  SoftwareTokenMFANotFoundException: msg`This account has no authenticator app set up.`,
  IncorrectMFAMethod: msg`Please choose one of the ways that are offered.`,
  ForbiddenException: msg`The sign-in service refuses requests from here.`,
  InternalErrorException: ours,
  InvalidLambdaResponseException: ours,
  InvalidUserPoolConfigurationException: ours,
  UnexpectedLambdaException: ours,
  UserLambdaValidationException: msg`The sign-in service does not accept this.`,
  ResourceNotFoundException: ours,
  ResourceConflictException: ours,
  ConcurrentModificationException: ours,
  ExternalServiceException: ours,
  NetworkError: unreachable,
  SignInException: startAgain,
  UnexpectedSignInInterruptionException: startAgain,
  EmptyUserIdForSRPException: ours,
  InvalidTokens: ours,
  EmptySignInUsername: fillIn,
  EmptySignInPassword: fillIn,
  EmptySignUpUsername: fillIn,
  EmptySignUpPassword: fillIn,
  EmptyConfirmSignUpUsername: fillIn,
  EmptyConfirmSignUpCode: fillIn,
  EmptyResetPasswordUsername: fillIn,
  EmptyConfirmResetPasswordUsername: fillIn,
  EmptyConfirmResetPasswordNewPassword: fillIn,
  EmptyConfirmResetPasswordConfirmationCode: fillIn,
  EmptyChallengeResponse: fillIn,
  EmptyVerifyTOTPSetupCode: fillIn,
  PasskeyNotSupported: msg`This browser cannot use passkeys.`,
  PasskeyCanceled: msg`The passkey was not used. Try again, or sign in with your password.`,
  WebAuthnNotEnabledException: msg`Passkeys are not offered here.`,
  BotCheckFailed: msg`We could not tell that you are a person. Please wait a moment and send the form again.`,
  UserUnAuthenticatedException: msg`You are not signed in any more. Please sign in again.`,
}

/** Words for a fault; those without words of their own are the service's, and say so. */
export function faultWords(fault: string): MessageDescriptor {
  return (Object.hasOwn(WORDS, fault) ? WORDS[fault] : undefined) ?? ours
}

/** Faults that have words of their own. */
export const KNOWN_FAULTS: readonly string[] = Object.keys(WORDS)
