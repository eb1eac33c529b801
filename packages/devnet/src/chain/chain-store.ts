import type { SpendData } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Block, BlockHead } from './block.js'
import { toHead } from './block.js'
import { decodeEntryHead, decodeEntrySpends, encodeEntry } from './block-codec.js'
import type { BlockLog, EntryRef, OpenedLog } from './block-log.js'
import { CoinIndex } from './coin-index.js'

interface Place {
  readonly ref: EntryRef
  readonly index: number
}

const cachedBlocks = 64

/** The chain: every block in the log, its heads and coins indexed in memory, its spends read on demand. */
export class ChainStore {
  readonly coins = new CoinIndex()
  /** Counts the reorgs in the log, so that a new branch never repeats the hashes of an old one. */
  branch = 0
  readonly #log: BlockLog
  readonly #heads: BlockHead[] = []
  readonly #places: Place[] = []
  readonly #heightOf = new Map<string, number>()
  readonly #spends = new Map<string, readonly SpendData[]>()

  constructor(opened: OpenedLog) {
    this.#log = opened.log
    for (const { ref, payload } of opened.entries) {
      const entry = decodeEntryHead(payload)
      if (entry.revertTo !== undefined) this.#revert(entry.revertTo)
      entry.blocks.forEach((head, index) => {
        this.#push(head, { ref, index })
      })
    }
  }

  /** The newest block; undefined before the first. */
  get peak(): BlockHead | undefined {
    return this.#heads.at(-1)
  }

  at(height: number): BlockHead | undefined {
    return this.#heads[height]
  }

  byHash(headerHash: string): BlockHead | undefined {
    const height = this.#heightOf.get(headerHash)
    return height === undefined ? undefined : this.#heads[height]
  }

  spendsOf(head: BlockHead): readonly SpendData[] {
    if (head.removals.length === 0) return []
    const cached = this.#spends.get(head.headerHash)
    if (cached) return cached
    const place = this.#places[head.height]
    if (!place || this.#heads[head.height] !== head)
      throw new DevnetError('not-found', `block ${head.headerHash} is not in the chain`)
    const spends = decodeEntrySpends(this.#log.read(place.ref))[place.index] ?? []
    this.#cache(head.headerHash, spends)
    return spends
  }

  /** Adds blocks to the peak, all or none of them. */
  append(...blocks: readonly Block[]): void {
    this.#write(undefined, blocks)
  }

  /** Falls back to a height and adds a new branch, all or nothing. */
  replaceFrom(revertTo: number, blocks: readonly Block[]): void {
    this.#write(revertTo, blocks)
  }

  close(): void {
    this.#log.close()
  }

  #write(revertTo: number | undefined, blocks: readonly Block[]): void {
    const ref = this.#log.append(encodeEntry({ revertTo, blocks }))
    if (revertTo !== undefined) this.#revert(revertTo)
    blocks.forEach((block, index) => {
      this.#cache(block.headerHash, block.spends)
      this.#push(toHead(block), { ref, index })
    })
  }

  #push(head: BlockHead, place: Place): void {
    if (head.height !== this.#heads.length || (this.peak && head.prevHash !== this.peak.headerHash))
      throw new DevnetError(
        'corrupt-log',
        `block ${head.height} does not follow block ${this.#heads.length - 1}`,
      )
    this.#heads.push(head)
    this.#places.push(place)
    this.#heightOf.set(head.headerHash, head.height)
    this.coins.apply(head)
  }

  #revert(height: number): void {
    this.branch += 1
    while (this.#heads.length > height + 1) {
      const head = this.#heads.pop()
      this.#places.pop()
      if (!head) return
      this.#heightOf.delete(head.headerHash)
      this.#spends.delete(head.headerHash)
      this.coins.undo(head)
    }
  }

  #cache(headerHash: string, spends: readonly SpendData[]): void {
    this.#spends.set(headerHash, spends)
    const oldest = this.#spends.size > cachedBlocks ? this.#spends.keys().next().value : undefined
    if (oldest !== undefined) this.#spends.delete(oldest)
  }
}
