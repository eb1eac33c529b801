import type { Devnet, NodeClient, NodePeak, RpcServer, SpendBundle } from '@chiaroscuro/devnet'
import { createNodeClient, openDevnet, serveRpc } from '@chiaroscuro/devnet'
import type { Collection } from '../content/collection.js'
import { collections } from '../content/collection.js'
import type { ContentStore } from '../content/content-store.js'
import { openContentStore } from '../content/content-store.js'
import { makeBatch } from '../content/make-batch.js'
import type { Gateway, TokenInfo } from '../gateway/serve-gateway.js'
import { serveGateway } from '../gateway/serve-gateway.js'
import type { Actor } from '../market/cast.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'
import { follow, nameBatch, openMarket } from '../market/market.js'
import { issueToken, spreadToken, tokenPlans } from '../market/token.js'
import type { End, Price } from '../market/trade.js'
import * as trade from '../market/trade.js'

/** What a world holds at first: nothing but money, or a small market. */
export type WorldSeed = 'empty' | 'basic'

/** How a world for tests is made. */
export interface DevWorldOptions {
  readonly seed: WorldSeed
  /** Kept in memory when absent. */
  readonly dataDir?: string | undefined
  /** Where pictures and documents are kept, if not with the rest: worlds that share it draw each once. */
  readonly contentDir?: string | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** A whole small network in this process: chain, content, people, and the moves they make. */
export interface DevWorld {
  readonly devnet: Devnet
  readonly rpc: RpcServer
  readonly node: NodeClient
  readonly gateway: Gateway
  readonly content: ContentStore
  readonly market: Market
  readonly creators: readonly Actor[]
  readonly collectors: readonly Actor[]
  readonly tokens: readonly TokenInfo[]
  holdings(): readonly Holding[]
  /** The NFT as it stands now. */
  holding(launcherId: string): Holding
  /** Mints the next pieces of a collection; the launcher ids in the order of their numbers. */
  mint(collection: Collection, count: number): Promise<readonly string[]>
  /** Text of an offer to sell, not yet taken. */
  list(launcherId: string, price: Price, end?: End): string
  /** Text of an offer to sell several of one owner's together, not yet taken. */
  listTogether(launcherIds: readonly string[], price: Price, end?: End): string
  /** Text of a bid, not yet taken. */
  bid(launcherId: string, bidder: Actor, amount: bigint, end?: End): Promise<string>
  /** Takes an offer to sell; `whileWaiting` runs before the block that holds it. */
  take(
    offer: string,
    sold: string | readonly string[],
    buyer: Actor,
    price: Price,
    whileWaiting?: () => Promise<void>,
  ): Promise<void>
  /** Lists and takes in one block. */
  sell(launcherId: string, buyer: Actor, price: Price): Promise<void>
  acceptBid(offer: string, launcherId: string): Promise<void>
  transfer(launcherId: string, to: Actor): Promise<void>
  burn(launcherId: string): Promise<void>
  assignDid(launcherId: string): Promise<void>
  /** Makes a block of whatever waits. */
  farm(): Promise<NodePeak>
  /** Replaces the blocks after a height; holdings are read anew. */
  reorg(toHeight: number, keepTransactions: boolean): Promise<NodePeak>
  close(): Promise<void>
}

const xch = 1_000_000_000_000n

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(what)
  return value
}

/** Funds everybody, names the creators, issues the tokens. */
async function open(
  market: Market,
  settle: (bundles: readonly SpendBundle[]) => Promise<void>,
): Promise<void> {
  const { cast } = market
  const actors = [...cast.creators, ...cast.collectors]
  await settle([
    await trade.fund(
      market,
      actors.map((actor) => ({ actor, amount: 50n * xch, coins: 6 })),
    ),
  ])
  const named = [...cast.creators, ...cast.collectors.slice(0, 1)]
  const issuers = cast.collectors.slice(0, tokenPlans.length)
  const issues = await Promise.all(
    tokenPlans.map((plan, index) => issueToken(market, need(issuers[index], 'too few collectors'), plan)),
  )
  market.tokens.push(...issues.map(({ token }) => token))
  const dids = await Promise.all(named.map((actor) => trade.createDid(market, actor)))
  await settle([...issues.map(({ bundle }) => bundle), ...dids])
  await settle(
    await Promise.all(
      market.tokens.map((token, index) => spreadToken(market, need(issuers[index], 'no issuer'), token, 4)),
    ),
  )
}

/** Two collections of six, one sale, one sale for a token, one gift, one burn. */
async function seedBasic(world: DevWorld): Promise<void> {
  const [first, second] = [need(collections[0], 'no collection'), need(collections[1], 'no collection')]
  const [a = '', b = '', c = ''] = await world.mint(first, 6)
  const [d = ''] = await world.mint(second, 6)
  const [ann, ben] = [need(world.collectors[0], 'no collector'), need(world.collectors[1], 'no collector')]
  await world.sell(a, ann, { amount: 2n * xch })
  await world.sell(b, ben, { amount: 250_000n, token: need(world.tokens[0], 'no token') })
  await world.transfer(c, ben)
  await world.burn(d)
}

/** Makes a world in this process; farming is by hand, so that a test says when a block comes. */
export async function createDevWorld(options: DevWorldOptions): Promise<DevWorld> {
  const { clock, dataDir } = options
  const contentDir = options.contentDir ?? (dataDir === undefined ? undefined : `${dataDir}/content`)
  const now = Math.floor(clock() / 1000)
  const devnet = openDevnet({
    clock,
    dataDir: dataDir === undefined ? undefined : `${dataDir}/devnet`,
    genesisTime: now - 86_400,
  })
  const rpc = await serveRpc(devnet, { devControls: true })
  const node = createNodeClient({ url: rpc.url })
  const content = openContentStore(contentDir)
  const market = await openMarket({
    node,
    store: content,
    seed: 'test',
    collections: collections.slice(0, 3),
    collectorCount: 3,
  })
  const gateway = await serveGateway({ store: content, tokens: () => market.tokens })
  const world = makeWorld({ devnet, rpc, node, content, market, gateway })
  if (devnet.peak.height <= 1) {
    await open(market, world.settle)
    if (options.seed === 'basic') await seedBasic(world)
  } else {
    await market.ledger.load()
  }
  return world
}

type Parts = Pick<DevWorld, 'devnet' | 'rpc' | 'node' | 'content' | 'market' | 'gateway'>

function makeWorld(parts: Parts): DevWorld & { settle(bundles: readonly SpendBundle[]): Promise<void> } {
  const { market, node, rpc, gateway, devnet } = parts
  const minted = new Map<string, number>()

  async function settle(bundles: readonly SpendBundle[], whileWaiting?: () => Promise<void>): Promise<void> {
    for (const bundle of bundles) await node.push(bundle)
    await whileWaiting?.()
    await node.farm()
    for (const bundle of bundles) follow(market, bundle)
    market.purse.release()
  }
  const holding = (launcherId: string) =>
    need(market.ledger.holding(launcherId), `nobody of the cast holds ${launcherId}`)

  const world = {
    ...parts,
    settle,
    holding,
    creators: market.cast.creators,
    collectors: market.cast.collectors,
    tokens: market.tokens,
    holdings: () => market.ledger.holdings(),
    async mint(collection: Collection, count: number) {
      const first = (minted.get(collection.slug) ?? 0) + 1
      const plan = { seed: market.seed, collection, first, count }
      const items = await makeBatch(plan, market.store)
      nameBatch(market, plan, items)
      minted.set(collection.slug, first + count - 1)
      await settle([need(await trade.mint(market, collection, items), `${collection.name} cannot be minted`)])
      const pieces = market.ledger.holdings().filter(({ piece }) => piece?.slug === collection.slug)
      const numbered = pieces.map(({ nft, piece }) => ({ id: nft.launcherId, number: piece?.number ?? 0 }))
      return numbered
        .filter(({ number }) => number >= first)
        .sort((one, other) => one.number - other.number)
        .map(({ id }) => id)
    },
    list: (launcherId: string, price: Price, end?: End) =>
      trade.listForSale(market, holding(launcherId), price, end),
    listTogether(launcherIds: readonly string[], price: Price, end?: End) {
      const [first, ...others] = launcherIds.map(holding)
      return trade.listTogether(market, [need(first, 'nothing is listed'), ...others], price, end)
    },
    async bid(launcherId: string, bidder: Actor, amount: bigint, end?: End) {
      const made = need(await trade.bid(market, holding(launcherId), bidder, amount, end), 'too little money')
      return made.offer
    },
    async take(
      offer: string,
      sold: string | readonly string[],
      buyer: Actor,
      price: Price,
      whileWaiting?: () => Promise<void>,
    ) {
      const bundle = await trade.buy(market, offer, [sold].flat().map(holding), buyer, price)
      await settle([need(bundle, `${buyer.name} cannot pay`)], whileWaiting)
    },
    async sell(launcherId: string, buyer: Actor, price: Price) {
      await world.take(world.list(launcherId, price), launcherId, buyer, price)
    },
    async acceptBid(offer: string, launcherId: string) {
      await settle([trade.acceptBid(market, offer, holding(launcherId))])
    },
    async transfer(launcherId: string, to: Actor) {
      await settle([trade.give(market, holding(launcherId), to)])
    },
    async burn(launcherId: string) {
      await settle([trade.burn(market, holding(launcherId))])
    },
    async assignDid(launcherId: string) {
      await settle([need(await trade.assignDid(market, holding(launcherId)), 'the owner has no DID')])
    },
    farm: () => node.farm(),
    async reorg(toHeight: number, keepTransactions: boolean) {
      const peak = await node.reorg(toHeight, keepTransactions)
      market.ledger.clear()
      await market.ledger.load()
      return peak
    },
    async close() {
      await gateway.close()
      await rpc.close()
      devnet.close()
    },
  }
  return world
}
