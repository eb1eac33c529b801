import type { CoinData } from '../coin.js'
import { coinId } from '../coin.js'
import type { Addition, BlockHead } from './block.js'

/** What the chain knows of one coin; `spentHeight` is 0 while it is unspent, as in a real node. */
export interface CoinRecord {
  readonly id: string
  readonly coin: CoinData
  readonly hint: string | undefined
  readonly confirmedHeight: number
  readonly timestamp: number
  readonly coinbase: boolean
  spentHeight: number
}

/** Coin records by id, puzzle hash, hint and parent, moved forward and back a block at a time. */
export class CoinIndex {
  readonly #byId = new Map<string, CoinRecord>()
  readonly #byPuzzleHash = new Map<string, Set<CoinRecord>>()
  readonly #byHint = new Map<string, Set<CoinRecord>>()
  readonly #byParent = new Map<string, Set<CoinRecord>>()

  get(id: string): CoinRecord | undefined {
    return this.#byId.get(id)
  }

  ofPuzzleHash(puzzleHash: string): Iterable<CoinRecord> {
    return this.#byPuzzleHash.get(puzzleHash) ?? []
  }

  ofHint(hint: string): Iterable<CoinRecord> {
    return this.#byHint.get(hint) ?? []
  }

  ofParent(parent: string): Iterable<CoinRecord> {
    return this.#byParent.get(parent) ?? []
  }

  /** Unspent coins in the order in which they were made. */
  unspent(): CoinRecord[] {
    return [...this.#byId.values()].filter((record) => record.spentHeight === 0)
  }

  apply(block: BlockHead): void {
    for (const addition of block.additions) this.#add(addition, block)
    // Additions first: a coin may be made and spent in the same block.
    for (const id of block.removals) {
      const record = this.#byId.get(id)
      if (record) record.spentHeight = block.height
    }
  }

  undo(block: BlockHead): void {
    for (const id of block.removals) {
      const record = this.#byId.get(id)
      if (record) record.spentHeight = 0
    }
    for (const addition of block.additions) this.#remove(coinId(addition.coin))
  }

  #add({ coin, hint }: Addition, block: BlockHead): void {
    const record: CoinRecord = {
      id: coinId(coin),
      coin,
      hint,
      confirmedHeight: block.height,
      timestamp: block.timestamp,
      coinbase: block.coinbase,
      spentHeight: 0,
    }
    this.#byId.set(record.id, record)
    put(this.#byPuzzleHash, coin.puzzleHash, record)
    put(this.#byParent, coin.parent, record)
    if (hint !== undefined) put(this.#byHint, hint, record)
  }

  #remove(id: string): void {
    const record = this.#byId.get(id)
    if (!record) return
    this.#byId.delete(id)
    drop(this.#byPuzzleHash, record.coin.puzzleHash, record)
    drop(this.#byParent, record.coin.parent, record)
    if (record.hint !== undefined) drop(this.#byHint, record.hint, record)
  }
}

function put(index: Map<string, Set<CoinRecord>>, key: string, record: CoinRecord): void {
  const found = index.get(key)
  if (found) found.add(record)
  else index.set(key, new Set([record]))
}

function drop(index: Map<string, Set<CoinRecord>>, key: string, record: CoinRecord): void {
  const found = index.get(key)
  found?.delete(record)
  if (found?.size === 0) index.delete(key)
}
