import { LetterAllowance } from '../account/letter-allowance.js'
import type { Clock, Random } from '../pool.js'
import { randomUuid } from '../random-text.js'
import type { Letter } from '../store/letter.js'
import type { Store } from '../store/store.js'
import type { Change } from '../store/table.js'
import { aliasOf } from '../store/user.js'

/** More letters than this, and the oldest are thrown away. */
const MOST = 500

/** Where every mail and text message of the pool ends up. */
export class Mailbox {
  readonly allowance: LetterAllowance

  readonly #store: Store
  readonly #clock: Clock
  readonly #random: Random

  constructor(store: Store, clock: Clock, random: Random, mostOfOne: number) {
    this.#store = store
    this.#clock = clock
    this.#random = random
    this.allowance = new LetterAllowance(clock, mostOfOne)
  }

  /** The changes that put a letter into the mailbox, to be written with what it tells of; none for one whose `id` is there. */
  post(letter: Omit<Letter, 'id' | 'sentAt'>, id = randomUuid(this.#random)): Change[] {
    const { letters } = this.#store
    if (letters.get(id)) return []
    const posted = letters.put({ ...letter, id, sentAt: this.#clock() })
    if (letters.size < MOST) return [posted]
    const [oldest] = letters.values()
    return oldest ? [letters.drop(oldest.id), posted] : [posted]
  }

  /** Letters to an address or number (to all, without one), the newest first. */
  list(to?: string): Letter[] {
    const all = [...this.#store.letters.values()].reverse()
    return to === undefined ? all : all.filter((letter) => aliasOf(letter.to) === aliasOf(to))
  }
}
