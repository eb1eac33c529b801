/** Where people of the market sign in. */
export interface IdentityPlace {
  readonly url: string
  readonly clientId: string
}

/** The pool did not let somebody in. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
}

/** The ID token of somebody with a password. */
export async function signIn(place: IdentityPlace, email: string, password: string): Promise<string> {
  const response = await fetch(place.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: place.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
    signal: AbortSignal.timeout(20_000),
  })
  const token = idToken(await response.json())
  if (token === undefined) throw new SignInError(`the pool answered ${response.status}`)
  return token
}

function idToken(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('AuthenticationResult' in value)) return undefined
  const { AuthenticationResult: result } = value
  if (typeof result !== 'object' || result === null || !('IdToken' in result)) return undefined
  return typeof result.IdToken === 'string' ? result.IdToken : undefined
}
