/** Seconds, unless a name says otherwise. */
export interface Settings {
  readonly poolId: string
  readonly clientId: string
  readonly identityPoolId: string
  readonly lifetime: Lifetime
  /** `always`: a device is remembered once confirmed. `opt-in`: only once its owner says so. `off`: never. */
  readonly devices: 'always' | 'opt-in' | 'off'
  /** Whether a second factor is refused, a person's choice, or demanded of everyone. */
  readonly mfa: 'off' | 'optional' | 'required'
  /** CUSTOM_AUTH asks for a code that is mailed, where it is on. */
  readonly customChallenge: 'mailed-code' | 'off'
  /** Attributes an invited account must have before its first session. */
  readonly requiredAttributes: readonly string[]
  readonly rotation: Rotation
  readonly relyingParty: RelyingParty
  readonly callbackUrls: readonly string[]
  readonly logoutUrls: readonly string[]
  /** Guests may have an identity. */
  readonly guests: boolean
  readonly limits: Limits
}

export interface Lifetime {
  readonly accessToken: number
  readonly idToken: number
  readonly refreshToken: number
  /** How long a challenge may be answered. */
  readonly session: number
  readonly signUpCode: number
  /** How long a sign-up keeps its address after its last code ran out, where nobody confirms it. */
  readonly abandonedSignUp: number
  readonly resetCode: number
  readonly attributeCode: number
  readonly oauthCode: number
  readonly credentials: number
}

/** GetTokensFromRefreshToken always rotates; REFRESH_TOKEN_AUTH only with `everyRefresh`. */
export interface Rotation {
  readonly everyRefresh: boolean
  /** How long a replaced refresh token still works. */
  readonly grace: number
}

export interface RelyingParty {
  readonly id: string
  readonly name: string
  /** Origins whose passkeys are taken. None: for `localhost`, every port of it. */
  readonly origins: readonly string[]
}

export interface Limits {
  /** Requests of one address: refilled each second, and saved up at most. */
  readonly addressRate: number
  readonly addressBurst: number
  /** Requests about one account, likewise. */
  readonly accountRate: number
  readonly accountBurst: number
  /** Letters to one account in a quarter of an hour. */
  readonly letters: number
  /** Wrong answers before a code is burnt, or a name is made to wait. */
  readonly tries: number
}

/** Settings a caller may change; what is missing is taken from the defaults. */
export type GivenSettings = {
  readonly [Key in keyof Settings]?: Settings[Key] extends string | boolean | readonly string[]
    ? Settings[Key]
    : Partial<Settings[Key]>
}

const DEFAULTS: Settings = {
  poolId: 'local_Chiaroscuro',
  clientId: '4hia705curo1oca1c1ient0001',
  identityPoolId: 'local:c41a705c-0000-4000-8000-00000000c1a0',
  lifetime: {
    accessToken: 3600,
    idToken: 3600,
    refreshToken: 30 * 86_400,
    session: 180,
    signUpCode: 86_400,
    abandonedSignUp: 7 * 86_400,
    resetCode: 3600,
    attributeCode: 86_400,
    oauthCode: 300,
    credentials: 3600,
  },
  devices: 'always',
  mfa: 'optional',
  customChallenge: 'off',
  requiredAttributes: [],
  rotation: { everyRefresh: false, grace: 60 },
  relyingParty: { id: 'localhost', name: 'Chiaroscuro', origins: [] },
  callbackUrls: [],
  logoutUrls: [],
  guests: true,
  limits: {
    addressRate: 100,
    addressBurst: 600,
    accountRate: 5,
    accountBurst: 60,
    letters: 8,
    tries: 5,
  },
}

/** The defaults with what the caller gave. */
export function toSettings(given: GivenSettings): Settings {
  return {
    ...DEFAULTS,
    ...given,
    lifetime: { ...DEFAULTS.lifetime, ...given.lifetime },
    rotation: { ...DEFAULTS.rotation, ...given.rotation },
    relyingParty: { ...DEFAULTS.relyingParty, ...given.relyingParty },
    limits: { ...DEFAULTS.limits, ...given.limits },
  }
}

/** The part of the pool's id that enters every SRP proof: what stands after the first underscore. */
export function poolNameOf(poolId: string): string {
  return poolId.split('_')[1] ?? ''
}

/** The region is what stands before it. */
export function regionOf(poolId: string): string {
  return poolId.split('_')[0] ?? ''
}
