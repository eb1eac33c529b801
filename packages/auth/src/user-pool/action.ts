import type * as sdk from '@aws-sdk/client-cognito-identity-provider'

interface Action<Input, Output> {
  readonly input: Input
  readonly output: Output
}

/** The actions of the service that are used here, by name. Types only: nothing of the SDK is loaded. */
export interface ServiceActions {
  AssociateSoftwareToken: Action<sdk.AssociateSoftwareTokenRequest, sdk.AssociateSoftwareTokenResponse>
  CompleteWebAuthnRegistration: Action<
    sdk.CompleteWebAuthnRegistrationRequest,
    sdk.CompleteWebAuthnRegistrationResponse
  >
  ConfirmDevice: Action<sdk.ConfirmDeviceRequest, sdk.ConfirmDeviceResponse>
  ConfirmForgotPassword: Action<sdk.ConfirmForgotPasswordRequest, sdk.ConfirmForgotPasswordResponse>
  ConfirmSignUp: Action<sdk.ConfirmSignUpRequest, sdk.ConfirmSignUpResponse>
  DeleteWebAuthnCredential: Action<sdk.DeleteWebAuthnCredentialRequest, sdk.DeleteWebAuthnCredentialResponse>
  ForgetDevice: Action<sdk.ForgetDeviceRequest, object>
  ForgotPassword: Action<sdk.ForgotPasswordRequest, sdk.ForgotPasswordResponse>
  GetUser: Action<sdk.GetUserRequest, sdk.GetUserResponse>
  GlobalSignOut: Action<sdk.GlobalSignOutRequest, sdk.GlobalSignOutResponse>
  InitiateAuth: Action<sdk.InitiateAuthRequest, sdk.InitiateAuthResponse>
  ListDevices: Action<sdk.ListDevicesRequest, sdk.ListDevicesResponse>
  ListWebAuthnCredentials: Action<sdk.ListWebAuthnCredentialsRequest, sdk.ListWebAuthnCredentialsResponse>
  ResendConfirmationCode: Action<sdk.ResendConfirmationCodeRequest, sdk.ResendConfirmationCodeResponse>
  RespondToAuthChallenge: Action<sdk.RespondToAuthChallengeRequest, sdk.RespondToAuthChallengeResponse>
  RevokeToken: Action<sdk.RevokeTokenRequest, sdk.RevokeTokenResponse>
  SetUserMFAPreference: Action<sdk.SetUserMFAPreferenceRequest, sdk.SetUserMFAPreferenceResponse>
  SignUp: Action<sdk.SignUpRequest, sdk.SignUpResponse>
  StartWebAuthnRegistration: Action<
    sdk.StartWebAuthnRegistrationRequest,
    sdk.StartWebAuthnRegistrationResponse
  >
  UpdateDeviceStatus: Action<sdk.UpdateDeviceStatusRequest, sdk.UpdateDeviceStatusResponse>
  VerifySoftwareToken: Action<sdk.VerifySoftwareTokenRequest, sdk.VerifySoftwareTokenResponse>
}
