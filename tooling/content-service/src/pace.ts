/** How many requests each token made in the last second. */
export class Pace {
  readonly #most: number
  readonly #now: () => number
  readonly #made = new Map<string, number[]>()

  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /** Counts a request, unless it is one too many. */
  allows(token: string): boolean {
    const now = this.#now()
    const lately = (this.#made.get(token) ?? []).filter((at) => now - at < 1000)
    this.#made.set(token, lately)
    if (lately.length >= this.#most) return false
    lately.push(now)
    return true
  }
}
