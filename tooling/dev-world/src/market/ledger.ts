import type {
  CatState,
  CoinData,
  CoinSpend,
  KnownCoin,
  NftState,
  NodeClient,
  Sdk,
  SpendData,
} from '@chiaroscuro/devnet'
import { assetsAfter, coinId, readCats, readDid, readNft } from '@chiaroscuro/devnet'
import type { Actor, Cast } from './cast.js'

/** Which piece of which collection an NFT is. */
export interface PieceName {
  readonly slug: string
  readonly number: number
}

/** An NFT somebody of the cast holds. */
export interface Holding {
  readonly nft: NftState
  readonly owner: Actor
  readonly piece: PieceName | undefined
}

/** A DID somebody of the cast holds. */
export interface HeldDid {
  readonly launcherId: string
  readonly coin: CoinData
  readonly parentSpend: SpendData
}

/** Who holds what, read from the chain and kept up with our own spends. */
export class Ledger {
  readonly #sdk: Sdk
  readonly #node: NodeClient
  readonly #cast: Cast
  readonly #nfts = new Map<string, NftState>()
  readonly #dids = new Map<string, HeldDid>()
  readonly #pieces = new Map<string, PieceName>()
  #sorted: readonly Holding[] | undefined

  constructor(sdk: Sdk, node: NodeClient, cast: Cast) {
    this.#sdk = sdk
    this.#node = node
    this.#cast = cast
  }

  /** Tells which piece a metadata file belongs to. */
  namePiece(metadataHash: string, piece: PieceName): void {
    this.#pieces.set(metadataHash, piece)
    this.#sorted = undefined
  }

  /** Everything the cast holds, in an order that only the chain decides. */
  holdings(): readonly Holding[] {
    this.#sorted ??= [...this.#nfts.values()]
      .sort((a, b) => (a.launcherId < b.launcherId ? -1 : 1))
      .flatMap((nft) => {
        const owner = this.#cast.byAddress(nft.owner)
        const piece = this.#pieces.get(nft.metadataHash ?? '')
        return owner ? [{ nft, owner, piece }] : []
      })
    return this.#sorted
  }

  holding(launcherId: string): Holding | undefined {
    return this.holdings().find(({ nft }) => nft.launcherId === launcherId)
  }

  didOf(actor: Actor): HeldDid | undefined {
    return this.#dids.get(actor.address)
  }

  /** Reads what the cast and the given further addresses hold. */
  async load(further: readonly string[] = []): Promise<void> {
    const addresses = [...this.#cast.creators, ...this.#cast.collectors].map(({ address }) => address)
    for (const address of [...addresses, ...further]) {
      for (const known of await this.#node.coinsOfHint(address))
        if (known.coin.amount === 1n) await this.#read(known, address)
    }
    this.#sorted = undefined
  }

  /** Forgets what it read, for instance after a reorg. */
  clear(): void {
    this.#nfts.clear()
    this.#dids.clear()
    this.#sorted = undefined
  }

  /** Follows spends that are in the chain now. */
  apply(spends: readonly CoinSpend[], data: readonly SpendData[]): void {
    for (const nft of assetsAfter(this.#sdk, spends).nfts) this.#nfts.set(nft.launcherId, nft)
    this.#sorted = undefined
    const dids = [...this.#dids].filter(([, did]) =>
      data.some((spend) => coinId(spend.coin) === coinId(did.coin)),
    )
    for (const [address] of dids) this.#dids.delete(address)
  }

  /** A DID as the chain has it now; spends of ours may have moved it. */
  async refreshDid(actor: Actor): Promise<HeldDid | undefined> {
    const held = this.#dids.get(actor.address)
    if (held) return held
    for (const known of await this.#node.coinsOfHint(actor.address)) {
      if (known.coin.amount !== 1n) continue
      const parentSpend = await parentSpendOf(this.#node, known)
      if (this.#addDid(actor.address, known.coin, parentSpend)) break
    }
    return this.#dids.get(actor.address)
  }

  /** The state of one token coin. */
  async readCat(known: KnownCoin): Promise<CatState | undefined> {
    const states = readCats(this.#sdk, await parentSpendOf(this.#node, known))
    return states.find((state) => coinId(state.coin) === known.id)
  }

  async #read(known: KnownCoin, address: string): Promise<void> {
    const parentSpend = await parentSpendOf(this.#node, known)
    const nft = readNft(this.#sdk, parentSpend)
    if (nft && coinId(nft.coin) === known.id) this.#nfts.set(nft.launcherId, nft)
    else this.#addDid(address, known.coin, parentSpend)
  }

  #addDid(address: string, coin: CoinData, parentSpend: SpendData): boolean {
    const launcherId = readDid(this.#sdk, parentSpend, coin)
    if (launcherId === undefined) return false
    this.#dids.set(address, { launcherId, coin, parentSpend })
    return true
  }
}

/** A coin is made in the block that spends its parent. */
function parentSpendOf(node: NodeClient, { coin, confirmedHeight }: KnownCoin): Promise<SpendData> {
  return node.spendOf(coin.parent, confirmedHeight)
}
