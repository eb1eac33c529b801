import type { Clock, Random } from '../pool.js'
import { randomToken } from '../random-text.js'
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
  readonly #open = new Map<string, Ticket & { until: number }>()
  readonly #clock: Clock
  readonly #random: Random
  readonly #lifetimeMs: number

  constructor(clock: Clock, random: Random, lifetimeMs: number) {
    this.#clock = clock
    this.#random = random
    this.#lifetimeMs = lifetimeMs
  }

  give(ticket: Ticket): string {
    const code = randomToken(this.#random, 32)
    this.#open.set(code, { ...ticket, until: this.#clock() + this.#lifetimeMs })
    if (this.#open.size > MOST) {
      const [oldest] = this.#open.keys()
      if (oldest !== undefined) this.#open.delete(oldest)
    }
    return code
  }

  take(code: string): Ticket | undefined {
    const open = this.#open.get(code)
    this.#open.delete(code)
    return open && open.until > this.#clock() ? open : undefined
  }
}
