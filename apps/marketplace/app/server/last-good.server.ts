import { within } from './within.js'

/** An answer, and since when it is known to be old: null while the source still answers. */
export interface Told<T> {
  readonly value: T
  readonly staleSince: number | null
}

interface Kept<T> {
  value: T
  at: number
}

export interface LastGoodRules {
  /** Younger than this, an answer is given without asking. */
  freshMs: number
  /** Younger than this, it is given at once and asked for behind the page. */
  calmMs: number
  /** How long is waited for a new answer where an old one is there; and where none is. */
  patienceMs: { known: number; unknown: number }
  /** After a failure, nobody asks for as long. */
  restMs: number
  /** Answers that are kept, at most. */
  most: number
  /** Whether an error says that there is no such thing, rather than that it cannot be had. */
  isGone: (error: unknown) => boolean
  /** Whether an error says that nothing else would be answered either. */
  isDown: (error: unknown) => boolean
  now: () => number
}

/** A page does not wait longer. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

/**
 * The last good answers of a source that a page must not wait for. What was answered once is shown with its age
 * while the source is silent; what never was fails soon.
 */
export class LastGood<T> {
  readonly #rules: LastGoodRules
  readonly #kept = new Map<string, Kept<T>>()
  readonly #asking = new Map<string, Promise<T>>()
  #failure: { error: unknown; until: number } | undefined

  constructor(rules: LastGoodRules) {
    this.#rules = rules
  }

  /** The answer to a question, which the key names. Rejects with the question's own error where none was ever given. */
  async ask(key: string, question: () => Promise<T>): Promise<Told<T>> {
    const { freshMs, calmMs, patienceMs, now } = this.#rules
    const kept = this.#kept.get(key)
    if (kept && now() - kept.at < calmMs) {
      if (now() - kept.at >= freshMs) this.#askBehind(key, question)
      return { value: kept.value, staleSince: null }
    }
    try {
      if (this.#isResting()) throw this.#failure?.error
      const ms = kept ? patienceMs.known : patienceMs.unknown
      const value = await within(ms, this.#once(key, question), () => {
        throw new TooSlowError(`No answer within ${ms} ms`)
      })
      return { value, staleSince: null }
    } catch (error) {
      this.#learn(key, error)
      if (!kept || this.#rules.isGone(error)) throw error
      return { value: kept.value, staleSince: kept.at }
    }
  }

  /** However many wait for the same, it is asked once; a late answer is kept for the next. */
  #once(key: string, question: () => Promise<T>): Promise<T> {
    const under = this.#asking.get(key)
    if (under) return under
    const asked = question()
      .then((value) => {
        this.#keep(key, value)
        return value
      })
      .finally(() => this.#asking.delete(key))
    this.#asking.set(key, asked)
    return asked
  }

  #keep(key: string, value: T): void {
    this.#failure = undefined
    this.#kept.delete(key)
    this.#kept.set(key, { value, at: this.#rules.now() })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#rules.most && oldest !== undefined) this.#kept.delete(oldest)
  }

  #askBehind(key: string, question: () => Promise<T>): void {
    if (!this.#isResting()) this.#once(key, question).catch((error) => this.#learn(key, error))
  }

  #learn(key: string, error: unknown): void {
    const { now, restMs, isGone, isDown } = this.#rules
    if (isGone(error)) this.#kept.delete(key)
    const isSilent = error instanceof TooSlowError || isDown(error)
    if (isSilent && !this.#isResting()) this.#failure = { error, until: now() + restMs }
  }

  #isResting(): boolean {
    return this.#failure !== undefined && this.#rules.now() < this.#failure.until
  }
}
