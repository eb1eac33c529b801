import type { IdentityTransport } from './identity-pool/action.js'
import type { Clock, Lock, Page, Passkeys, Store, Transport } from './port.js'
import type { Random, Tools } from './srp/index.js'
import type { User } from './tokens.js'

/** Everything an identity is set up with. */
export interface AuthConfig {
  readonly userPool?: {
    /** With an underscore: `eu-west-1_AbCdEf`. */
    readonly id: string
    readonly clientId: string
    /** Where the service answers; the vendor's own address in the region if left out. */
    readonly endpoint?: string
    /** The part of the id before the underscore if left out. */
    readonly region?: string
  }
  readonly identityPool?: {
    /** With a colon: `eu-west-1:0b6a…`. */
    readonly id: string
    readonly endpoint?: string
    readonly region?: string
    /** Whether visitors who are not signed in get credentials too. */
    readonly allowGuestAccess?: boolean
  }
  readonly oauth?: {
    /** The hosted pages' host, without a scheme. */
    readonly domain: string
    readonly redirectSignOut: readonly string[]
    /** Where the hosted pages lead back to, of those that are registered with them; none: nobody signs in there. */
    readonly redirectSignIn?: readonly string[]
    /** What is asked for; `openid` among it. The account itself, too, if left out. */
    readonly scopes?: readonly string[]
  }
  /** How people confirm a sign-up: by a code they type (the default), or by a link in their mail. */
  readonly verificationMethod?: 'code' | 'link'
  /**
   * What a person knows this device by in the list of theirs ("Firefox on Linux"): given to the service when it begins
   * to remember the device. Cut to the 1,024 characters the service takes; none if left out or empty.
   */
  readonly deviceName?: string | undefined
  readonly ports: Ports
  readonly onEvent?: (event: AuthEvent) => void
}

/** The world, by ports. `browserPorts`, `nodePorts` and `memoryPorts` make them. */
export interface Ports {
  /** Tokens and device keys. */
  readonly store: Store
  /** The question a sign-in waits with; short-lived. `store` if left out. */
  readonly challengeStore?: Store
  readonly clock: Clock
  readonly random: Random
  readonly lock: Lock
  /** The arithmetic of SRP, loaded when first needed. */
  readonly srp: () => Promise<Tools>
  readonly fetch?: typeof globalThis.fetch
  /** Instead of HTTP. */
  readonly transport?: Transport
  readonly identityTransport?: IdentityTransport
  readonly page?: Page
  readonly passkeys?: Passkeys
  /** Encoded facts of the device for the vendor's risk scores, where the page collects them. */
  readonly contextData?: (username: string, userPool: { id: string; clientId: string }) => string | undefined
}

/** What happened, told to `onEvent`. */
export type AuthEvent =
  | { readonly type: 'signedIn'; readonly user: User }
  | { readonly type: 'signedOut' }
  | { readonly type: 'tokenRefresh' }
  | { readonly type: 'tokenRefresh_failure' }
