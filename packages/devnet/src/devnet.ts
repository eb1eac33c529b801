import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Block, BlockHead } from './chain/block.js'
import { makeBlock } from './chain/block.js'
import type { ChainStore } from './chain/chain-store.js'
import { DevnetError } from './error.js'
import { checkBundle } from './mempool/check-bundle.js'
import type { MempoolItem } from './mempool/mempool.js'
import { Mempool } from './mempool/mempool.js'
import { readBundle } from './mempool/read-bundle.js'
import type { Validator } from './mempool/validator.js'
import type { Sdk } from './sdk/native.js'
import type { SpendBundle } from './sdk/offer.js'

/** The answer to a pushed bundle, as a real node words it. */
export type PushOutcome =
  | { readonly status: 'SUCCESS' }
  | { readonly status: 'PENDING'; readonly error: string }
  | { readonly status: 'FAILED'; readonly error: string }

/** How a chain is reorganised. */
export interface ReorgPlan {
  /** The last height both branches share. */
  readonly toHeight: number
  /** Whether the dropped transactions enter the new branch (those still valid) or vanish. */
  readonly keepTransactions: boolean
}

const maxMempool = 2000

/** A Chia network in one object: our block store is the chain, the native simulator its validator. */
export class Devnet {
  readonly sdk: Sdk
  readonly store: ChainStore
  readonly mempool = new Mempool()
  /** What AGG_SIG_ME signatures of this network commit to. */
  readonly genesisChallenge: string
  readonly #clock: () => number
  readonly #validator: Validator
  readonly #mempoolFile: string | undefined
  readonly #release: () => void
  readonly #listeners = new Set<() => void>()
  #unsaved = false
  #simulatorIsOff = false

  constructor(parts: {
    sdk: Sdk
    store: ChainStore
    validator: Validator
    genesisChallenge: string
    clock: () => number
    mempoolFile: string | undefined
    release: () => void
  }) {
    this.sdk = parts.sdk
    this.store = parts.store
    this.#validator = parts.validator
    this.genesisChallenge = parts.genesisChallenge
    this.#clock = parts.clock
    this.#mempoolFile = parts.mempoolFile
    this.#release = parts.release
  }

  get peak(): BlockHead {
    const { peak } = this.store
    if (!peak) throw new DevnetError('not-found', 'the chain has no block')
    return peak
  }

  /** Wall-clock seconds. */
  now(): number {
    return Math.floor(this.#clock() / 1000)
  }

  /** Calls back after every bundle that enters the mempool; returns how to stop. */
  onPush(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Checks a bundle and puts it into the mempool. Pushing a waiting bundle again is no error. */
  push(bundle: SpendBundle): PushOutcome {
    if (this.mempool.get(bundle.hash().toString('hex'))) return { status: 'SUCCESS' }
    if (this.mempool.size >= maxMempool) return { status: 'FAILED', error: 'MEMPOOL_FULL' }
    let facts: MempoolItem['facts']
    try {
      facts = readBundle(this.sdk, bundle)
    } catch (error) {
      return { status: 'FAILED', error: error instanceof DevnetError ? error.message : 'UNKNOWN' }
    }
    const next = { height: this.peak.height + 1, timestamp: Math.max(this.now(), this.peak.timestamp + 1) }
    const violation = checkBundle(this.store, facts, next)
    if (violation) return { status: 'FAILED', error: violation }
    const conflicts = this.mempool.conflicts(facts)
    if (conflicts.length > 0 && !this.mempool.mayReplace(facts, conflicts))
      return { status: 'PENDING', error: 'MEMPOOL_CONFLICT' }
    const refusal = this.#validate(bundle)
    if (refusal) return { status: 'FAILED', error: refusal }
    for (const item of conflicts) this.mempool.remove(item)
    this.mempool.add({ bundle, facts })
    this.#unsaved = true
    for (const listener of this.#listeners) listener()
    return { status: 'SUCCESS' }
  }

  /** Makes one block of what waits in the mempool. `timestamp` never goes back nor beyond the wall clock. */
  farm(timestamp?: number): BlockHead {
    const block = this.#nextBlock(this.peak, this.#takeIncluded(), timestamp)
    this.store.append(block)
    if (this.#simulatorIsOff) this.#rebuild()
    this.saveMempool()
    return this.peak
  }

  /** Replaces the blocks after a height by a branch that is one block longer. */
  reorg(plan: ReorgPlan): BlockHead {
    const { peak } = this
    const base = this.store.at(plan.toHeight)
    if (!base || plan.toHeight < 1 || plan.toHeight >= peak.height)
      throw new DevnetError('invalid-request', `cannot reorganise to height ${plan.toHeight}`)
    const dropped = this.#droppedBundles(plan)
    const branch: Block[] = []
    let prev: BlockHead = base
    for (let height = plan.toHeight + 1; height <= peak.height + 1; height++) {
      const old = plan.keepTransactions ? dropped.get(height) : undefined
      // One second later than before: the same spends at another time make another block.
      const time = (this.store.at(height)?.timestamp ?? peak.timestamp + 1) + 1
      const block = makeBlock({
        height,
        prevHash: prev.headerHash,
        timestamp: Math.max(time, prev.timestamp + 1),
        branch: this.store.branch + 1,
        fees: old?.fees ?? 0n,
        coinbase: false,
        spends: old?.spends ?? [],
        additions: old?.additions ?? [],
      })
      branch.push(block)
      prev = block
    }
    this.store.replaceFrom(plan.toHeight, branch)
    this.#rebuild()
    return this.peak
  }

  /** Writes the waiting bundles down, so that a restart finds them again. */
  saveMempool(): void {
    if (!this.#mempoolFile || !this.#unsaved) return
    const bundles = this.mempool.items().map(({ bundle }) => bundle.toBytes().toString('base64'))
    writeFileSync(`${this.#mempoolFile}.new`, JSON.stringify(bundles))
    renameSync(`${this.#mempoolFile}.new`, this.#mempoolFile)
    this.#unsaved = this.mempool.size > 0
  }

  /** Reads the bundles of the last run; those that no longer fit are let go. */
  loadMempool(): void {
    if (!this.#mempoolFile) return
    try {
      const saved: unknown = JSON.parse(readFileSync(this.#mempoolFile, 'utf8'))
      if (!Array.isArray(saved)) return
      const texts = saved.filter((text) => typeof text === 'string')
      this.#refillMempool(texts.map((text) => this.sdk.SpendBundle.fromBytes(Buffer.from(text, 'base64'))))
    } catch {
      // Waiting bundles are a courtesy: a real node forgets them too, and wallets push again.
    }
  }

  close(): void {
    this.saveMempool()
    this.store.close()
    this.#release()
  }

  #validate(bundle: SpendBundle): string | undefined {
    const refusal = this.#validator.push(bundle)
    if (!refusal?.includes('SECONDS')) return refusal
    // Our own clock let it pass, so the simulator's has drifted: set it right and ask once more.
    this.#rebuild()
    return this.#validator.push(bundle)
  }

  #rebuild(): void {
    this.#simulatorIsOff = false
    this.#validator.rebuild(this.now())
    this.#refillMempool(this.mempool.items().map((item) => item.bundle))
  }

  #refillMempool(bundles: readonly SpendBundle[]): void {
    this.mempool.clear()
    for (const bundle of bundles) {
      try {
        const facts = readBundle(this.sdk, bundle)
        const next = { height: this.peak.height + 1, timestamp: this.now() }
        if (checkBundle(this.store, facts, next) || this.#validator.push(bundle)) continue
        this.mempool.add({ bundle, facts })
      } catch {
        // One bundle that no longer reads must not cost the others their place.
      }
    }
  }

  #takeIncluded(): MempoolItem[] {
    const spent = this.#validator.farm()
    const now = this.now()
    const items = this.mempool.items()
    const included = items.filter((item) => item.facts.removals.every((id) => spent.has(id)))
    for (const item of included) {
      this.mempool.remove(item)
      for (const id of item.facts.removals) spent.delete(id)
    }
    const next = { height: this.peak.height + 2, timestamp: now }
    for (const item of this.mempool.items()) {
      const gone = included.some((other) =>
        other.facts.removals.some((id) => item.facts.removals.includes(id)),
      )
      if (gone || checkBundle(this.store, item.facts, next)) this.mempool.remove(item)
    }
    // Spends of a bundle we had let go already: its coins are unspent for us, so the simulator is wrong now.
    this.#simulatorIsOff = spent.size > 0
    return included
  }

  #nextBlock(peak: BlockHead, items: readonly MempoolItem[], timestamp: number | undefined): Block {
    const wanted = Math.min(timestamp ?? this.now(), this.now())
    return makeBlock({
      height: peak.height + 1,
      prevHash: peak.headerHash,
      timestamp: Math.max(wanted, peak.timestamp + 1),
      branch: this.store.branch,
      fees: items.reduce((sum, item) => sum + item.facts.fee, 0n),
      coinbase: false,
      spends: items.flatMap((item) => item.facts.spends),
      additions: items.flatMap((item) => item.facts.additions),
    })
  }

  #droppedBundles(plan: ReorgPlan): Map<number, Block> {
    const dropped = new Map<number, Block>()
    for (let height = plan.toHeight + 1; height <= this.peak.height; height++) {
      const head = this.store.at(height)
      if (head && head.removals.length > 0)
        dropped.set(height, { ...head, spends: this.store.spendsOf(head) })
    }
    return dropped
  }
}
