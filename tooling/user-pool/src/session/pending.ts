import type { Subject } from '../account/subject.js'
import type { Exchange } from '../srp/exchange.js'
import type { MfaMethod } from '../store/user.js'

/** What has been shown so far on the way to tokens. */
export interface Proof {
  readonly subject: Subject
  readonly clientId: string
  /** The device that proved itself. */
  readonly deviceKey?: string
  readonly secondFactorProven?: boolean
}

interface About<Challenge extends string> extends Proof {
  readonly challenge: Challenge
}

/** A challenge that was given out, with all that its answer is held against. */
export type Pending =
  | (About<'PASSWORD_VERIFIER'> & { readonly exchange: Exchange; readonly leadsTo: 'tokens' | 'custom' })
  | About<'SELECT_CHALLENGE'>
  | (About<'DEVICE_SRP_AUTH'> & { readonly claimedKey: string })
  | (About<'DEVICE_PASSWORD_VERIFIER'> & { readonly claimedKey: string; readonly exchange: Exchange })
  | (About<'SMS_MFA'> & { readonly code: string })
  | About<'SOFTWARE_TOKEN_MFA'>
  | (About<'SELECT_MFA_TYPE'> & { readonly methods: readonly MfaMethod[] })
  | (About<'MFA_SETUP'> & {
      readonly secret?: string
      readonly verified?: boolean
      readonly deviceName?: string
    })
  | About<'NEW_PASSWORD_REQUIRED'>
  | (About<'CUSTOM_CHALLENGE'> & { readonly code: string; readonly to: string; readonly tries: number })
  | (About<'WEB_AUTHN'> & { readonly webAuthnChallenge: string })

export type ChallengeName = Pending['challenge']

/** The pending challenge of that name, or undefined. */
export type PendingOf<Name extends ChallengeName> = Extract<Pending, { challenge: Name }>
