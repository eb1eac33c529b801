import type * as sdk from '@aws-sdk/client-cognito-identity'

/** The actions of the identity pool that are used here. */
export interface IdentityActions {
  GetId: { readonly input: sdk.GetIdInput; readonly output: sdk.GetIdResponse }
  GetCredentialsForIdentity: {
    readonly input: sdk.GetCredentialsForIdentityInput
    readonly output: sdk.GetCredentialsForIdentityResponse
  }
}

/** Sends one action to the identity pool. Rejects with `AuthError` only. */
export type IdentityTransport = <A extends keyof IdentityActions>(
  action: A,
  input: IdentityActions[A]['input'],
) => Promise<IdentityActions[A]['output']>
