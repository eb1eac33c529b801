import type { Clock, Random } from '../pool.js'
import { randomToken } from '../random-text.js'
import { ShortLived } from '../store/short-lived.js'
import type { AuthenticationResult } from '../token/issue.js'

const MOST = 10_000

/** A sign-in waiting to be fetched by the site that asked for it. */
export interface Ticket {
  readonly clientId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly tokens: AuthenticationResult
}

/** Authorization codes: each is taken once, within its time (RFC 6749, section 4.1.2). Memory only. */
export class OauthCodes {
  readonly #open: ShortLived<string, Ticket>
  readonly #random: Random

  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    this.#open = new ShortLived(clock, lifetimeMs, MOST)
    this.#random = random
  }

  give(ticket: Ticket): string {
    const code = randomToken(this.#random, 32)
    this.#open.keep(code, ticket)
    return code
  }

  take(code: string): Ticket | undefined {
    return this.#open.take(code)
  }
}
