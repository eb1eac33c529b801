import { type Token, textClaim, timeClaim } from './token.js'

/** How a person signed in. */
export interface SignInDetails {
  /** What was typed. */
  readonly loginId: string
  readonly authFlowType: AuthFlow
}

const AUTH_FLOWS = [
  'USER_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'CUSTOM_WITH_SRP',
  'CUSTOM_WITHOUT_SRP',
  'USER_AUTH',
] as const

/** The flows of sign-in. USER_AUTH lets the service offer what the person has; here it serves passkeys. */
export type AuthFlow = (typeof AUTH_FLOWS)[number]

export function isAuthFlow(value: unknown): value is AuthFlow {
  return AUTH_FLOWS.some((flow) => flow === value)
}

/** Tokens as they are held: the texts, and what was true when they came. */
export interface Tokens {
  /** As the service knows the person; the name in storage keys. */
  readonly username: string
  readonly access: Token
  readonly id: Token | undefined
  readonly refresh: string | undefined
  /** The service's clock minus this machine's when the tokens came, in milliseconds. */
  readonly clockDrift: number
  readonly signInDetails: SignInDetails | undefined
}

/** Who is signed in. */
export interface User {
  readonly username: string
  /** The `sub` of the ID token; never changes. */
  readonly userId: string
  readonly signInDetails?: SignInDetails
}

/** The texts of tokens, as a service or another part of the product hands them over. */
export interface TokenTexts {
  readonly accessToken: string
  readonly idToken?: string | undefined
  readonly refreshToken?: string | undefined
}

/** Whether the access or the ID token has expired by the service's clock (specification, section 4). */
export function isExpired({ access, id, clockDrift }: Tokens, now: number): boolean {
  return [access, id].some((token) => {
    const until = timeClaim(token, 'exp')
    return until !== undefined && now + clockDrift > until
  })
}

/** The person these tokens are of. */
export function userOf({ username, access, id, signInDetails }: Tokens): User {
  return {
    username: textClaim(id, 'cognito:username') ?? username,
    userId: textClaim(id, 'sub') ?? textClaim(access, 'sub') ?? '',
    ...(signInDetails ? { signInDetails } : {}),
  }
}
