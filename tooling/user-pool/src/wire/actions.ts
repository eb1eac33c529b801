import { associateSoftwareToken } from '../action/associate-software-token.js'
import { changePassword } from '../action/change-password.js'
import { completeWebAuthnRegistration } from '../action/complete-web-authn-registration.js'
import { confirmDevice } from '../action/confirm-device.js'
import { confirmForgotPassword } from '../action/confirm-forgot-password.js'
import { confirmSignUp } from '../action/confirm-sign-up.js'
import { deleteUser } from '../action/delete-user.js'
import { deleteUserAttributes } from '../action/delete-user-attributes.js'
import { deleteWebAuthnCredential } from '../action/delete-web-authn-credential.js'
import { forgetDevice } from '../action/forget-device.js'
import { forgotPassword } from '../action/forgot-password.js'
import { getCredentialsForIdentity } from '../action/get-credentials-for-identity.js'
import { getDevice } from '../action/get-device.js'
import { getId } from '../action/get-id.js'
import { getTokensFromRefreshToken } from '../action/get-tokens-from-refresh-token.js'
import { getUser } from '../action/get-user.js'
import { getUserAttributeVerificationCode } from '../action/get-user-attribute-verification-code.js'
import { globalSignOut } from '../action/global-sign-out.js'
import { initiateAuth } from '../action/initiate-auth.js'
import { listDevices } from '../action/list-devices.js'
import { listWebAuthnCredentials } from '../action/list-web-authn-credentials.js'
import { resendConfirmationCode } from '../action/resend-confirmation-code.js'
import { respondToAuthChallenge } from '../action/respond-to-auth-challenge.js'
import { revokeToken } from '../action/revoke-token.js'
import { setUserMfaPreference } from '../action/set-user-mfa-preference.js'
import { signUp } from '../action/sign-up.js'
import { startWebAuthnRegistration } from '../action/start-web-authn-registration.js'
import { updateDeviceStatus } from '../action/update-device-status.js'
import { updateUserAttributes } from '../action/update-user-attributes.js'
import { verifySoftwareToken } from '../action/verify-software-token.js'
import { verifyUserAttribute } from '../action/verify-user-attribute.js'
import type { Action } from './action.js'

const USER_POOL = 'AWSCognitoIdentityProviderService.'
const IDENTITY_POOL = 'AWSCognitoIdentityService.'

/** Every action of both services, by its `x-amz-target`. A Map: no name of an object's own can be called. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map([
  [`${USER_POOL}AssociateSoftwareToken`, associateSoftwareToken],
  [`${USER_POOL}ChangePassword`, changePassword],
  [`${USER_POOL}CompleteWebAuthnRegistration`, completeWebAuthnRegistration],
  [`${USER_POOL}ConfirmDevice`, confirmDevice],
  [`${USER_POOL}ConfirmForgotPassword`, confirmForgotPassword],
  [`${USER_POOL}ConfirmSignUp`, confirmSignUp],
  [`${USER_POOL}DeleteUserAttributes`, deleteUserAttributes],
  [`${USER_POOL}DeleteUser`, deleteUser],
  [`${USER_POOL}DeleteWebAuthnCredential`, deleteWebAuthnCredential],
  [`${USER_POOL}ForgetDevice`, forgetDevice],
  [`${USER_POOL}ForgotPassword`, forgotPassword],
  [`${IDENTITY_POOL}GetCredentialsForIdentity`, getCredentialsForIdentity],
  [`${USER_POOL}GetDevice`, getDevice],
  [`${IDENTITY_POOL}GetId`, getId],
  [`${USER_POOL}GetTokensFromRefreshToken`, getTokensFromRefreshToken],
  [`${USER_POOL}GetUserAttributeVerificationCode`, getUserAttributeVerificationCode],
  [`${USER_POOL}GetUser`, getUser],
  [`${USER_POOL}GlobalSignOut`, globalSignOut],
  [`${USER_POOL}InitiateAuth`, initiateAuth],
  [`${USER_POOL}ListDevices`, listDevices],
  [`${USER_POOL}ListWebAuthnCredentials`, listWebAuthnCredentials],
  [`${USER_POOL}ResendConfirmationCode`, resendConfirmationCode],
  [`${USER_POOL}RespondToAuthChallenge`, respondToAuthChallenge],
  [`${USER_POOL}RevokeToken`, revokeToken],
  [`${USER_POOL}SetUserMFAPreference`, setUserMfaPreference],
  [`${USER_POOL}SignUp`, signUp],
  [`${USER_POOL}StartWebAuthnRegistration`, startWebAuthnRegistration],
  [`${USER_POOL}UpdateDeviceStatus`, updateDeviceStatus],
  [`${USER_POOL}UpdateUserAttributes`, updateUserAttributes],
  [`${USER_POOL}VerifySoftwareToken`, verifySoftwareToken],
  [`${USER_POOL}VerifyUserAttribute`, verifyUserAttribute],
])
