import { confirmForgotPassword } from '../action/confirm-forgot-password.js'
import { confirmSignUp } from '../action/confirm-sign-up.js'
import { forgotPassword } from '../action/forgot-password.js'
import { getUser } from '../action/get-user.js'
import { initiateAuth } from '../action/initiate-auth.js'
import { resendConfirmationCode } from '../action/resend-confirmation-code.js'
import { respondToAuthChallenge } from '../action/respond-to-auth-challenge.js'
import { signUp } from '../action/sign-up.js'
import type { Action } from './action.js'

const USER_POOL = 'AWSCognitoIdentityProviderService.'

/** Every action of the service, by its `x-amz-target`. A Map: no name of an object's own can be called. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map([
  [`${USER_POOL}ConfirmForgotPassword`, confirmForgotPassword],
  [`${USER_POOL}ConfirmSignUp`, confirmSignUp],
  [`${USER_POOL}ForgotPassword`, forgotPassword],
  [`${USER_POOL}GetUser`, getUser],
  [`${USER_POOL}InitiateAuth`, initiateAuth],
  [`${USER_POOL}ResendConfirmationCode`, resendConfirmationCode],
  [`${USER_POOL}RespondToAuthChallenge`, respondToAuthChallenge],
  [`${USER_POOL}SignUp`, signUp],
])
