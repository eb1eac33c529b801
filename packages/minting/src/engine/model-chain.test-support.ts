import { concatBytes } from '@chiaroscuro/domain/bytes'
import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import { hashOf } from '../hash-of.test-support.js'
import type { JournalFile, MintChain, MintWallet, SeenCoin, Sent } from './port.js'

/** A bundle by what it spends and makes. */
interface ModelBundle {
  readonly id: Hex32
  readonly spends: readonly CoinId[]
  readonly makes: readonly CoinId[]
  readonly fee: number
  /** First coins of pieces, by the pieces. */
  readonly minted: Readonly<Record<CoinId, string>>
}

/** Coins have ids as on the chain: by parent and content, and not by the bundle that made them. */
const nextDid = (did: CoinId): CoinId => hashOf(did, 'did')

/** A chain with a mempool, small enough to be seen through. Coins: a DID's, and money to pay with. */
export class ModelChain {
  #blocks: { hash: Hex32; bundles: readonly ModelBundle[] }[] = []
  #mempool: ModelBundle[] = []
  /** What some node somewhere may still have. */
  readonly #everSent: ModelBundle[] = []
  #salt = 0
  #known: { readonly tip: Hex32; readonly seen: ReadonlyMap<CoinId, SeenCoin> } | undefined
  readonly firstDid = hashOf('genesis', 'did')
  readonly #genesis: ReadonlySet<CoinId>

  constructor(coins: number) {
    const money = Array.from({ length: coins }, (_, i) => hashOf('money', i))
    this.#genesis = new Set([this.firstDid, ...money])
  }

  get height(): number {
    return this.#blocks.length
  }
  get hash(): Hex32 {
    return this.#blocks.at(-1)?.hash ?? hashOf('genesis')
  }
  seen(): ReadonlyMap<CoinId, SeenCoin> {
    // The same blocks hold the same coins; most looks are at the same blocks.
    const tip = this.hash
    const known = this.#known?.tip === tip ? this.#known.seen : this.#read()
    this.#known = { tip, seen: known }
    return known
  }
  #read(): Map<CoinId, SeenCoin> {
    const seen = new Map([...this.#genesis].map((id) => [id, { madeAt: 0, isSpent: false }]))
    this.#blocks.forEach(({ bundles }, at) => {
      for (const { spends, makes } of bundles) {
        for (const id of makes) seen.set(id, { madeAt: at + 1, isSpent: false })
        for (const id of spends) seen.set(id, { madeAt: seen.get(id)?.madeAt ?? 0, isSpent: true })
      }
    })
    return seen
  }
  /** The pieces that blocks have minted, in order. */
  minted(): string[] {
    return this.#blocks.flatMap(({ bundles }) => bundles.flatMap(({ minted }) => Object.values(minted)))
  }
  feesPaid(): number {
    return this.#blocks.reduce((sum, { bundles }) => bundles.reduce((all, { fee }) => all + fee, sum), 0)
  }
  did(): CoinId {
    const seen = this.seen()
    let did = this.firstDid
    while (seen.get(did)?.isSpent) did = nextDid(did)
    return did
  }
  money(): CoinId[] {
    return [...this.seen()].filter(([id, { isSpent }]) => !isSpent && this.#isMoney(id)).map(([id]) => id)
  }

  /** Takes a bundle up, as a mempool does: a conflicting one only for a higher fee, and where it spends all that the others do. */
  send(bundle: ModelBundle): Sent {
    if (this.#mempool.some(({ id }) => id === bundle.id)) return 'taken'
    if (!this.#fits(bundle, this.seen())) return 'refused'
    const rivals = this.#mempool.filter(({ spends }) => spends.some((id) => bundle.spends.includes(id)))
    const isMore = (one: ModelBundle) =>
      bundle.fee > one.fee && one.spends.every((id) => bundle.spends.includes(id))
    if (!rivals.every(isMore)) return 'not-now'
    this.#mempool = [...this.#mempool.filter((one) => !rivals.includes(one)), bundle]
    this.#everSent.push(bundle)
    return 'taken'
  }
  /** Something that whoever makes the next block heard of before anything that conflicts with it. */
  #hearFirst(bundle: ModelBundle): void {
    const isRival = ({ spends }: ModelBundle) => spends.some((id) => bundle.spends.includes(id))
    this.#mempool = this.#mempool.filter((one) => !isRival(one))
    this.send(bundle)
  }
  /** A block of what waits, if it pays at least so much. */
  farm(least = 0): void {
    const bundles: ModelBundle[] = []
    for (const bundle of [...this.#mempool].sort((a, b) => b.fee - a.fee)) {
      const spent = new Set(bundles.flatMap(({ spends }) => spends))
      const fits = this.#fits(bundle, this.seen()) && !bundle.spends.some((id) => spent.has(id))
      if (fits && bundle.fee >= least) bundles.push(bundle)
    }
    this.#blocks.push({ hash: hashOf('block', this.#salt++, this.hash), bundles })
    this.#mempool = this.#mempool.filter((one) => this.#fits(one, this.seen()))
  }
  /** Drops blocks; what they held may come again, or be forgotten, and something else may come first. */
  reorg(depth: number, forgets: boolean): void {
    const dropped = this.#blocks.splice(Math.max(0, this.#blocks.length - depth))
    const again = forgets ? [] : dropped.flatMap(({ bundles }) => bundles)
    const kept = new Map([...again, ...this.#mempool].map((one) => [one.id, one]))
    this.#mempool = [...kept.values()].filter((one) => this.#fits(one, this.seen()))
  }
  /** Somebody sends again what was sent once. */
  echo(which: number): void {
    const bundle = this.#everSent[which % Math.max(1, this.#everSent.length)]
    if (bundle) this.send(bundle)
  }
  forgetMempool(): void {
    this.#mempool = []
  }
  /** The owner moves the DID with another program, which pays well. */
  moveDid(): void {
    const did = this.did()
    this.#hearFirst({
      id: hashOf('move', did, this.#salt++),
      spends: [did],
      makes: [nextDid(did)],
      fee: 1e6,
      minted: {},
    })
  }
  /** The owner pays somebody. */
  spendMoney(): void {
    const [coin] = this.money()
    if (coin)
      this.#hearFirst({
        id: hashOf('pay', coin),
        spends: [coin],
        makes: [hashOf(coin, 'change')],
        fee: 1e6,
        minted: {},
      })
  }
  bundleFor(
    did: CoinId,
    pieces: readonly string[],
    fee: number,
    instead: ModelBundle | undefined,
  ): ModelBundle | undefined {
    const all = this.money()
    // A wallet that chooses by what it needs takes another coin as soon as it needs more.
    const again = all.filter((id) => instead?.spends.includes(id))
    const [money] = again.length > 0 ? again : all.slice(-1)
    if (!money) return undefined
    const launchers = pieces.map((_, i) => hashOf(did, 'launcher', i))
    const firsts = pieces.map((piece, i) => hashOf(launchers[i] ?? '', piece))
    return {
      id: hashOf('mint', did, money, fee, ...pieces),
      spends: [did, money],
      makes: [nextDid(did), ...launchers, ...firsts, hashOf(money, 'change')],
      fee,
      minted: Object.fromEntries(firsts.map((id, i) => [id, pieces[i] ?? ''])),
    }
  }

  #fits({ spends, makes }: ModelBundle, seen: ReadonlyMap<CoinId, SeenCoin>): boolean {
    return spends.every((id) => seen.get(id)?.isSpent === false) && makes.every((id) => !seen.has(id))
  }
  #isMoney(id: CoinId): boolean {
    if (this.#genesis.has(id)) return id !== this.firstDid
    return this.#blocks.some(({ bundles }) =>
      bundles.some(
        ({ spends, makes }) => makes.at(-1) === id && spends.some((one) => hashOf(one, 'change') === id),
      ),
    )
  }
}

/** A loss of power: whatever was to be done next is not done. */
export class Killed extends Error {}

/** Calls one after the other, until one is fatal: before it did anything, or after. */
export class Power {
  #left = Number.POSITIVE_INFINITY
  #isAfter = false
  #amid: { left: number; befall: () => void } | undefined
  /** Something happens to the world while so many calls later is under way. */
  disturb(left: number, befall: () => void): void {
    this.#amid = { left, befall }
  }
  fail(after: number, isAfter: boolean): void {
    this.#left = after
    this.#isAfter = isAfter
  }
  async call<T>(deed: () => T | Promise<T>): Promise<T> {
    const isFatal = this.#left-- === 0
    if (this.#amid && this.#amid.left-- === 0) {
      const { befall } = this.#amid
      this.#amid = undefined
      befall()
    }
    if (isFatal && !this.#isAfter) throw this.#off()
    const result = await deed()
    if (isFatal) throw this.#off()
    return result
  }
  #off(): Killed {
    this.#left = Number.POSITIVE_INFINITY
    return new Killed()
  }
}

/** A journal in memory that can be torn in the middle of a line. */
export class ModelJournal implements JournalFile {
  bytes: Uint8Array = new Uint8Array()
  readonly #power: Power
  readonly #tear: () => number
  constructor(power: Power, tear: () => number) {
    this.#power = power
    this.#tear = tear
  }
  async read(): Promise<Uint8Array> {
    return this.bytes
  }
  async cut(length: number): Promise<void> {
    this.bytes = this.bytes.slice(0, length)
  }
  async append(line: Uint8Array): Promise<void> {
    const before = this.bytes
    const grown = (part: Uint8Array) => concatBytes(before, part)
    try {
      await this.#power.call(() => {
        this.bytes = grown(line)
      })
    } catch (error) {
      // Of what was being written when the power went, some of the line may be there.
      if (this.bytes === before) this.bytes = grown(line.subarray(0, Math.floor(this.#tear() * line.length)))
      throw error
    }
  }
}

/** The engine's ports onto a model. */
export function portsOf(model: ModelChain, power: Power): { chain: MintChain; wallet: MintWallet } {
  const read = (bytes: Uint8Array): ModelBundle => JSON.parse(new TextDecoder().decode(bytes))
  return {
    chain: {
      peak: () => power.call(() => ({ height: model.height, hash: model.hash })),
      coins: (ids) =>
        power.call(() => {
          const seen = model.seen()
          return new Map(ids.flatMap((id) => (seen.has(id) ? [[id, seen.get(id) as SeenCoin]] : [])))
        }),
      send: (bundle) => power.call(() => model.send(read(bundle))),
    },
    wallet: {
      didCoin: () => power.call(() => model.did()),
      build: ({ batch, didCoinId, fee, instead }) =>
        power.call(() => {
          const pieces = batch.pieces.map(({ name }) => name)
          const bundle = model.bundleFor(didCoinId, pieces, Number(fee), instead && read(instead))
          if (!bundle) return undefined
          return {
            bundleId: bundle.id,
            bundle: new TextEncoder().encode(JSON.stringify(bundle)),
            launcherIds: pieces.map((_, i) => hashOf(didCoinId, 'launcher', i)),
            firstCoinIds: Object.keys(bundle.minted).map((id) => id as CoinId),
          }
        }),
    },
  }
}
