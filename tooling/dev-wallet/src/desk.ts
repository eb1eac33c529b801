import { EventEmitter, once } from 'node:events'
import type { HtmlEscapedString } from 'hono/utils/html'
import { WalletError } from './wallet-error.js'

export type Page = HtmlEscapedString | Promise<HtmlEscapedString>

/** Something a site asks for, until its person answers. */
export interface Asked {
  /** What its window is called by. */
  readonly id: string
  /** What is shown; `token` goes back with the answer. */
  page(token: string, fault?: string): Page | Promise<Page>
  /** Takes what was filled in before the answer; what is wrong with it, in words. */
  change?(form: unknown): Promise<string | undefined>
  /** Whether a page showed what would be done now. */
  isShownAs?(form: unknown): boolean
  /** Does it, as the person chose. Rejects with `WalletError`. */
  commit(choice: Choice): Promise<unknown>
}

/** What somebody filled in beside yes or no. */
export interface Choice {
  readonly account?: number | undefined
}

interface Waiting extends Asked {
  readonly answer: (value: unknown) => void
  readonly refuse: (error: WalletError) => void
  readonly stopClock: () => void
}

const MOST_WAITING = 20

/** Requests that wait for a click. Each is answered once, or refused when nobody clicks in time. */
export class Desk {
  readonly #patienceMs: number
  readonly #auto: boolean
  readonly #waiting = new Map<string, Waiting>()
  readonly #arrivals = new EventEmitter().setMaxListeners(0)

  /** With `auto`, everything is approved at once: for tests. */
  constructor({ patienceMs, auto }: { patienceMs: number; auto: boolean }) {
    this.#patienceMs = patienceMs
    this.#auto = auto
  }

  /** Resolves with what the approved request gave; rejects with `WalletError`. */
  async ask(asked: Asked): Promise<unknown> {
    if (this.#auto) return asked.commit({})
    if (this.#waiting.size >= MOST_WAITING)
      throw new WalletError('too-many', 'Too many requests wait already')
    if (this.#waiting.has(asked.id)) throw new WalletError('invalid-params', 'This request waits already')
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.refuse(asked.id, 'Nobody answered'), this.#patienceMs)
      const stopClock = () => clearTimeout(timer)
      this.#waiting.set(asked.id, { ...asked, answer: resolve, refuse: reject, stopClock })
      this.#arrivals.emit(asked.id)
    })
  }

  /** The request, which may still be on its way for so long: windows open before anything is asked. */
  async find(id: string, forMs: number): Promise<Asked | undefined> {
    const found = this.#waiting.get(id)
    if (found) return found
    await once(this.#arrivals, id, { signal: AbortSignal.timeout(forMs) }).catch(() => {})
    return this.#waiting.get(id)
  }

  /** Does what was asked. What comes of it goes to the site; what went wrong, to whoever clicked as well. */
  async approve(id: string, choice: Choice): Promise<WalletError | undefined> {
    const waiting = this.#take(id)
    if (!waiting) return new WalletError('rejected', 'This request is over.')
    try {
      waiting.answer(await waiting.commit(choice))
      return undefined
    } catch (error) {
      const told =
        error instanceof WalletError ? error : new WalletError('refused', 'This could not be done', error)
      waiting.refuse(told)
      return told
    }
  }

  /** False where there was nothing to refuse any more. */
  refuse(id: string, why = 'Refused in the wallet'): boolean {
    const waiting = this.#take(id)
    waiting?.refuse(new WalletError('rejected', why))
    return waiting !== undefined
  }

  /** Takes a request off the desk before it is answered: a second click must not sign twice. */
  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    waiting?.stopClock()
    this.#waiting.delete(id)
    return waiting
  }
}
