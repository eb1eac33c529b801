import type { SpendBundle } from '../sdk/offer.js'
import type { BundleFacts } from './read-bundle.js'

/** A bundle waiting for a block. */
export interface MempoolItem {
  readonly bundle: SpendBundle
  readonly facts: BundleFacts
}

/** A replacement must pay this much more, as in a real node. */
const replacementFeeStep = 10_000_000n

/** The bundles waiting for a block, by id and by the coins they spend. */
export class Mempool {
  readonly #items = new Map<string, MempoolItem>()
  readonly #spender = new Map<string, MempoolItem>()

  get size(): number {
    return this.#items.size
  }

  items(): MempoolItem[] {
    return [...this.#items.values()]
  }

  get(id: string): MempoolItem | undefined {
    return this.#items.get(id)
  }

  ofCoin(coinId: string): MempoolItem | undefined {
    return this.#spender.get(coinId)
  }

  conflicts(facts: BundleFacts): MempoolItem[] {
    const found = facts.removals.map((id) => this.#spender.get(id)).filter((item) => item !== undefined)
    return [...new Set(found)]
  }

  /** The rule of a real node: spend all that the old ones spend, at a better rate and a clearly higher fee. */
  mayReplace(facts: BundleFacts, conflicts: readonly MempoolItem[]): boolean {
    const removals = new Set(facts.removals)
    const fee = conflicts.reduce((sum, item) => sum + item.facts.fee, 0n)
    const cost = conflicts.reduce((sum, item) => sum + item.facts.cost, 0n)
    return (
      conflicts.every((item) => item.facts.removals.every((id) => removals.has(id))) &&
      facts.fee >= fee + replacementFeeStep &&
      facts.fee * cost > fee * facts.cost
    )
  }

  add(item: MempoolItem): void {
    this.#items.set(item.facts.id, item)
    for (const id of item.facts.removals) this.#spender.set(id, item)
  }

  remove(item: MempoolItem): void {
    this.#items.delete(item.facts.id)
    for (const id of item.facts.removals) if (this.#spender.get(id) === item) this.#spender.delete(id)
  }

  clear(): void {
    this.#items.clear()
    this.#spender.clear()
  }
}
