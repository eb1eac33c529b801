import {
  type CatCoin,
  type HeldCoin,
  type OwnedDid,
  type OwnedNft,
  readCatCoins,
  readOwnedDid,
  readOwnedNft,
  readXchCoin,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { type Coin, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, hex32Of } from '@chiaroscuro/domain/id'
import type { Account } from './account.js'
import type { CoinRecord, WalletNode } from './node.js'

/** What an account can spend. */
export interface Holdings {
  readonly xch: readonly XchCoin[]
  readonly cats: readonly CatCoin[]
  readonly nfts: readonly OwnedNft[]
  readonly dids: readonly OwnedDid[]
}

type HeldAsset = CatCoin | OwnedNft | OwnedDid

/** Coins read once: a coin never changes. */
const MOST_READ = 20_000
/** Parents asked for side by side. */
const AT_ONCE = 8

/** Reads what accounts hold from a node alone; coins that wait to be spent are left out for as long as they wait. */
export class HoldingsReader {
  readonly #node: WalletNode
  readonly #run: ClvmRunner
  readonly #now: () => number
  readonly #read = new Map<CoinId, HeldAsset | undefined>()
  readonly #waiting = new Map<CoinId, number>()

  constructor(node: WalletNode, run: ClvmRunner, now: () => number) {
    this.#node = node
    this.#run = run
    this.#now = now
  }

  async of(account: Account): Promise<Holdings> {
    const { puzzleHash } = account.key
    const [own, hinted] = await Promise.all([
      this.#node.coinsAt(puzzleHash),
      this.#node.coinsHinting(puzzleHash),
    ])
    const xch = own.flatMap(({ coin }) => readXchCoin(coin, account.keyOf) ?? [])
    const assets = await this.#assets(account, hinted)
    const free = <C extends Pick<HeldCoin, 'coin'>>(coins: readonly C[]) =>
      coins.filter(({ coin }) => !this.#isWaiting(coin))
    return {
      xch: free(xch),
      cats: free(assets.filter((held) => held.kind === 'cat')),
      nfts: free(assets.filter((held) => held.kind === 'nft')),
      dids: free(assets.filter((held) => held.kind === 'did')),
    }
  }

  /** Coins of a bundle that was sent: not offered twice until the block is there, or the node forgot it. */
  sent(coins: readonly Coin[], forMs: number): void {
    for (const coin of coins) this.#waiting.set(coinIdOf(coin), this.#now() + forMs)
  }

  #isWaiting(coin: Coin): boolean {
    return (this.#waiting.get(coinIdOf(coin)) ?? 0) > this.#now()
  }

  async #assets(account: Account, records: readonly CoinRecord[]): Promise<HeldAsset[]> {
    const found: HeldAsset[] = []
    for (let i = 0; i < records.length; i += AT_ONCE) {
      const some = records.slice(i, i + AT_ONCE)
      const held = await Promise.all(some.map((record) => this.#asset(account, record)))
      found.push(...held.filter((one) => one !== undefined))
    }
    return found
  }

  async #asset(account: Account, { coin, madeAt }: CoinRecord): Promise<HeldAsset | undefined> {
    const id = coinIdOf(coin)
    if (this.#read.has(id)) return this.#read.get(id)
    const parent = await this.#node.spendOf(hex32Of(coin.parentCoinInfo), madeAt)
    let held: HeldAsset | undefined
    try {
      held =
        readOwnedNft(parent, account.keyOf, this.#run) ??
        readCatCoins(parent, account.keyOf, this.#run).find((cat) => coinIdOf(cat.coin) === id) ??
        readOwnedDid(parent, account.keyOf, this.#run)
    } catch {
      // Somebody sent a coin whose puzzle is broken: it is nothing.
    }
    const own = held && coinIdOf(held.coin) === id ? held : undefined
    if (this.#read.size >= MOST_READ) this.#read.clear()
    this.#read.set(id, own)
    return own
  }
}
