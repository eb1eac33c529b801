import {
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-cognito-identity'
import { type ServiceOptions, serviceClient } from '../service-client.js'
import { toUserPoolError } from '../user-pool/error.js'
import type { IdentityActions, IdentityTransport } from './action.js'

const SERVICE = {
  namespace: 'com.amazonaws.cognitoidentity',
  target: 'AWSCognitoIdentityService',
  apiVersion: '2014-06-30',
}

type Send = {
  [A in keyof IdentityActions]: (input: IdentityActions[A]['input']) => Promise<IdentityActions[A]['output']>
}

/** The identity pool over HTTP. A chunk of its own: only who asks for credentials loads it. */
export function identityTransport(options: ServiceOptions): IdentityTransport {
  const client = serviceClient<ServiceInputTypes, ServiceOutputTypes>(SERVICE, options)
  const send: Send = {
    GetId: (input) => client.send(new GetIdCommand(input)),
    GetCredentialsForIdentity: (input) => client.send(new GetCredentialsForIdentityCommand(input)),
  }
  return async (action, input) => {
    try {
      return await send[action](input)
    } catch (thrown) {
      throw toUserPoolError(thrown)
    }
  }
}
