import { within } from '../server/within.js'
import type { Card } from './card.js'

/** A thread, as far as it matters here. */
export interface Drawer {
  draw: (card: Card, picture: Uint8Array | undefined) => Promise<Uint8Array>
  /** Ends it, whatever it is doing. */
  stop: () => void
}

export interface DeskRules {
  open: () => Drawer
  /** One card may take as long. */
  patienceMs: number
  /** As many may wait. */
  mostWaiting: number
  /** As many drawn cards are kept. */
  mostKept: number
}

/** No card can be drawn at the moment. */
export class CardDeskError extends Error {
  override readonly name = 'CardDeskError'
}

/** Draws one card at a time, each once; a card that takes too long takes its thread with it. */
export class CardDesk {
  readonly #rules: DeskRules
  readonly #kept = new Map<string, Uint8Array>()
  readonly #underway = new Map<string, Promise<Uint8Array>>()
  #last: Promise<unknown> = Promise.resolve()
  #drawer: Drawer | undefined

  constructor(rules: DeskRules) {
    this.#rules = rules
  }

  /** A card by its key, which names everything on it. The picture is fetched only for a card that is drawn. */
  ask(key: string, card: Card, picture: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
    const kept = this.#kept.get(key)
    if (kept) return Promise.resolve(kept)
    const underway = this.#underway.get(key)
    if (underway) return underway
    if (this.#underway.size >= this.#rules.mostWaiting) throw new CardDeskError('Too many cards are waiting')
    const asked = this.#last
      .then(async () => this.#draw(card, await picture()))
      .then((png) => this.#keep(key, png))
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, asked)
    this.#last = asked.catch(() => {})
    return asked
  }

  close(): void {
    this.#drawer?.stop()
    this.#drawer = undefined
  }

  async #draw(card: Card, picture: Uint8Array | undefined): Promise<Uint8Array> {
    this.#drawer ??= this.#rules.open()
    const { patienceMs } = this.#rules
    try {
      return await within(patienceMs, this.#drawer.draw(card, picture), () => {
        throw new CardDeskError(`A card took longer than ${patienceMs} ms`)
      })
    } catch (error) {
      this.close()
      throw error
    }
  }

  #keep(key: string, png: Uint8Array): Uint8Array {
    this.#kept.set(key, png)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#rules.mostKept && oldest !== undefined) this.#kept.delete(oldest)
    return png
  }
}
