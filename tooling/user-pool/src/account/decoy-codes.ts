import { codeExpired, codeMismatch } from '../error.js'
import type { Clock } from '../pool.js'
import type { CodePurpose } from '../store/user.js'
import { aliasOf } from '../store/user.js'

const MOST = 100_000
const KEPT_MS = 60 * 60_000

/**
 * Codes that were asked for and never sent, because nobody has the name or its account needs none. Guessing at one
 * is refused as guessing at a real one is, so that the refusal tells nothing.
 */
export class DecoyCodes {
  readonly #asked = new Map<string, { tries: number; until: number }>()

  readonly #clock: Clock
  readonly #mostTries: number

  constructor(clock: Clock, mostTries: number) {
    this.#clock = clock
    this.#mostTries = mostTries
  }

  ask(name: string, purpose: CodePurpose): void {
    const key = keyOf(name, purpose)
    this.#asked.delete(key)
    this.#asked.set(key, { tries: 0, until: this.#clock() + KEPT_MS })
    if (this.#asked.size <= MOST) return
    const [oldest] = this.#asked.keys()
    if (oldest !== undefined) this.#asked.delete(oldest)
  }

  /** What a guess is answered with: CodeMismatchException at first, ExpiredCodeException after. */
  refusal(name: string, purpose: CodePurpose): Error {
    const key = keyOf(name, purpose)
    const asked = this.#asked.get(key)
    if (!asked || asked.until <= this.#clock()) return codeExpired()
    const tries = asked.tries + 1
    if (tries < this.#mostTries) this.#asked.set(key, { ...asked, tries })
    else this.#asked.delete(key)
    return codeMismatch()
  }
}

function keyOf(name: string, purpose: CodePurpose): string {
  return `${purpose} ${aliasOf(name)}`
}
