/** Names of what is kept, shared with the field's other clients: a session of theirs goes on in ours. */
export interface KeySpace {
  readonly lastUser: string
  readonly token: (username: string, part: TokenPart) => string
  readonly deviceUser: (alias: string) => string
  readonly oauth: (part: OAuthPart) => string
  readonly challenge: string
  readonly signUp: string
}

export type TokenPart =
  | 'accessToken'
  | 'idToken'
  | 'refreshToken'
  | 'clockDrift'
  | 'signInDetails'
  | 'deviceKey'
  | 'deviceGroupKey'
  | 'randomPasswordKey'
  | 'newDevice'

export type OAuthPart =
  | 'inflightOAuth'
  | 'oauthSignIn'
  | 'oauthPKCE'
  | 'oauthState'
  | 'oauthNonce'
  | 'oauthAway'

/** The names of one client of a user pool. */
export function keysOf(clientId: string): KeySpace {
  const root = `CognitoIdentityServiceProvider.${clientId}`
  return {
    lastUser: `${root}.LastAuthUser`,
    token: (username, part) => `${root}.${username}.${part}`,
    // Whoever signs in by e-mail address is known to the service by another name, which devices are kept under.
    deviceUser: (alias) => `${root}.${alias}.deviceUser`,
    oauth: (part) => `${root}.${part}`,
    challenge: `CognitoSignInState.${clientId}`,
    signUp: `CognitoSignUpState.${clientId}`,
  }
}

/** Where a guest's identity is kept. */
export function identityKey(identityPoolId: string): string {
  return `com.amplify.Cognito.${identityPoolId}.identityId`
}
