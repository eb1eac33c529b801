import type { Clock, Random } from '../pool.js'
import { Handles } from '../store/handles.js'
import type { AuthenticationResult } from '../token/issue.js'

const MOST = 10_000

/** A sign-in waiting to be fetched by the site that asked for it. */
export interface Ticket {
  readonly clientId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly tokens: AuthenticationResult
}

/** Authorization codes: each is taken once, within its time (RFC 6749, section 4.1.2). */
export class OauthCodes extends Handles<Ticket> {
  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    super({ clock, random, bytes: 32, lifetimeMs, most: MOST })
  }
}
