import type { Clock } from '../pool.js'
import type { Sub } from '../store/user.js'

const MOST = 10_000

/** Passkey registrations under way, one to an account. Each challenge is taken once. Memory only. */
export class Registrations {
  readonly #open = new Map<Sub, { challenge: string; until: number }>()
  readonly #clock: Clock
  readonly #lifetimeMs: number

  constructor(clock: Clock, lifetimeMs: number) {
    this.#clock = clock
    this.#lifetimeMs = lifetimeMs
  }

  begin(sub: Sub, challenge: string): void {
    this.#open.delete(sub)
    this.#open.set(sub, { challenge, until: this.#clock() + this.#lifetimeMs })
    if (this.#open.size <= MOST) return
    const [oldest] = this.#open.keys()
    if (oldest !== undefined) this.#open.delete(oldest)
  }

  take(sub: Sub): string | undefined {
    const open = this.#open.get(sub)
    this.#open.delete(sub)
    return open && open.until > this.#clock() ? open.challenge : undefined
  }
}
