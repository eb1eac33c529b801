import { codeExpired, codeMismatch } from '../error.js'
import type { Clock } from '../pool.js'
import { ShortLived } from '../store/short-lived.js'
import type { CodePurpose } from '../store/user.js'
import { aliasOf } from '../store/user.js'

const MOST = 100_000
const KEPT_MS = 60 * 60_000

/**
 * Codes that were asked for and never sent, because nobody has the name or its account needs none. Guessing at one
 * is refused as guessing at a real one is, so that the refusal tells nothing.
 */
export class DecoyCodes {
  /** Wrong guesses so far. */
  readonly #asked: ShortLived<string, number>
  readonly #clock: Clock
  readonly #mostTries: number

  constructor(clock: Clock, mostTries: number) {
    this.#asked = new ShortLived(clock, KEPT_MS, MOST)
    this.#clock = clock
    this.#mostTries = mostTries
  }

  ask(name: string, purpose: CodePurpose): void {
    this.#asked.keep(keyOf(name, purpose), 0)
  }

  /** What a guess is answered with: CodeMismatchException at first, ExpiredCodeException after. */
  refusal(name: string, purpose: CodePurpose): Error {
    const key = keyOf(name, purpose)
    const asked = this.#asked.pluck(key)
    if (!asked || asked.expires <= this.#clock()) return codeExpired()
    const tries = asked.value + 1
    if (tries < this.#mostTries) this.#asked.keep(key, tries, asked.expires)
    return codeMismatch()
  }
}

function keyOf(name: string, purpose: CodePurpose): string {
  return `${purpose} ${aliasOf(name)}`
}
