import {
  AssociateSoftwareTokenCommand,
  CompleteWebAuthnRegistrationCommand,
  ConfirmDeviceCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteWebAuthnCredentialCommand,
  ForgetDeviceCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  ListWebAuthnCredentialsCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  type ServiceInputTypes,
  type ServiceOutputTypes,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  StartWebAuthnRegistrationCommand,
  UpdateDeviceStatusCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Transport } from '../port.js'
import { type ServiceOptions, serviceClient } from '../service-client.js'
import type { ServiceActions } from './action.js'
import { toUserPoolError } from './error.js'

const SERVICE = {
  namespace: 'com.amazonaws.cognitoidentityprovider',
  target: 'AWSCognitoIdentityProviderService',
  apiVersion: '2016-04-18',
}

type Send = {
  [A in keyof ServiceActions]: (input: ServiceActions[A]['input']) => Promise<ServiceActions[A]['output']>
}

const NOTHING = '{"ChallengeName":"PASSWORD_VERIFIER","ChallengeParameters":{}}'

/** Runs the SDK's way of asking once, without asking anybody: an engine is slow at what it never ran. */
export async function warmUp(options: ServiceOptions): Promise<void> {
  const fetch = async () => {
    await options.clock.wait(0)
    return new Response(NOTHING, { headers: { 'content-type': 'application/x-amz-json-1.1' } })
  }
  const answer = await userPoolTransport({ ...options, fetch })('InitiateAuth', {
    ClientId: 'nobody',
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: '', SRP_A: '' },
  })
  if (!answer.ChallengeName) throw new TypeError('The SDK cannot read an answer.')
}

/** The user pool over HTTP: the SDK's commands, our retries, our errors. Loaded when first needed. */
export function userPoolTransport(options: ServiceOptions): Transport {
  const client = serviceClient<ServiceInputTypes, ServiceOutputTypes>(SERVICE, options)
  const send: Send = {
    AssociateSoftwareToken: (input) => client.send(new AssociateSoftwareTokenCommand(input)),
    CompleteWebAuthnRegistration: (input) => client.send(new CompleteWebAuthnRegistrationCommand(input)),
    ConfirmDevice: (input) => client.send(new ConfirmDeviceCommand(input)),
    ConfirmForgotPassword: (input) => client.send(new ConfirmForgotPasswordCommand(input)),
    ConfirmSignUp: (input) => client.send(new ConfirmSignUpCommand(input)),
    DeleteWebAuthnCredential: (input) => client.send(new DeleteWebAuthnCredentialCommand(input)),
    ForgetDevice: (input) => client.send(new ForgetDeviceCommand(input)),
    ForgotPassword: (input) => client.send(new ForgotPasswordCommand(input)),
    GetUser: (input) => client.send(new GetUserCommand(input)),
    GlobalSignOut: (input) => client.send(new GlobalSignOutCommand(input)),
    InitiateAuth: (input) => client.send(new InitiateAuthCommand(input)),
    ListDevices: (input) => client.send(new ListDevicesCommand(input)),
    ListWebAuthnCredentials: (input) => client.send(new ListWebAuthnCredentialsCommand(input)),
    ResendConfirmationCode: (input) => client.send(new ResendConfirmationCodeCommand(input)),
    RespondToAuthChallenge: (input) => client.send(new RespondToAuthChallengeCommand(input)),
    RevokeToken: (input) => client.send(new RevokeTokenCommand(input)),
    SetUserMFAPreference: (input) => client.send(new SetUserMFAPreferenceCommand(input)),
    SignUp: (input) => client.send(new SignUpCommand(input)),
    StartWebAuthnRegistration: (input) => client.send(new StartWebAuthnRegistrationCommand(input)),
    UpdateDeviceStatus: (input) => client.send(new UpdateDeviceStatusCommand(input)),
    VerifySoftwareToken: (input) => client.send(new VerifySoftwareTokenCommand(input)),
  }
  return async (action, input) => {
    try {
      return await send[action](input)
    } catch (thrown) {
      throw toUserPoolError(thrown)
    }
  }
}
