import type { MintItem, NodeClient, Sdk, SpendBundle } from '@chiaroscuro/devnet'
import { coinId, loadSdk, toSpendData } from '@chiaroscuro/devnet'
import type { Collection } from '../content/collection.js'
import type { ContentStore } from '../content/content-store.js'
import type { BatchPlan } from '../content/make-batch.js'
import type { TokenInfo } from '../gateway/serve-gateway.js'
import type { Cast } from './cast.js'
import { castOf } from './cast.js'
import { Ledger } from './ledger.js'
import type { Purse } from './purse.js'
import { createPurse } from './purse.js'

/** Everything a step of the market needs at hand. */
export interface Market {
  readonly sdk: Sdk
  readonly node: NodeClient
  readonly genesis: Buffer
  readonly seed: string
  readonly collections: readonly Collection[]
  readonly cast: Cast
  readonly ledger: Ledger
  readonly purse: Purse
  readonly store: ContentStore
  /** Tokens issued so far. */
  readonly tokens: TokenInfo[]
}

/** Opens a market over a node. */
export async function openMarket(input: {
  node: NodeClient
  store: ContentStore
  seed: string
  collections: readonly Collection[]
  collectorCount: number
  networkSeed?: bigint | undefined
}): Promise<Market> {
  const { node, store, seed, collections } = input
  const sdk = loadSdk()
  const cast = castOf({ ...input, sdk })
  const ledger = new Ledger(sdk, node, cast)
  const genesis = await node.genesisChallenge()
  return {
    sdk,
    node,
    genesis,
    seed,
    collections,
    cast,
    ledger,
    purse: createPurse(node, ledger),
    store,
    tokens: [],
  }
}

/** Lets the ledger know the pieces of a batch by their metadata. */
export function nameBatch(market: Market, plan: BatchPlan, items: readonly MintItem[]): void {
  items.forEach((item, index) => {
    const hash = Buffer.from(item.metadataHash ?? []).toString('hex')
    market.ledger.namePiece(hash, { slug: plan.collection.slug, number: plan.first + index })
  })
}

/** Whether a bundle is in the chain: its first coin is spent, by nobody but itself. */
export async function isConfirmed(market: Market, bundle: SpendBundle): Promise<boolean> {
  const spends = bundle.coinSpends.map(toSpendData)
  const known = await market.node.coinsOfNames(spends.map((spend) => coinId(spend.coin)))
  return known.length > 0 && known.every(({ spentHeight }) => spentHeight > 0)
}

/** Follows a confirmed bundle in the ledger. */
export function follow(market: Market, bundle: SpendBundle): void {
  const spends = bundle.coinSpends
  market.ledger.apply(spends, spends.map(toSpendData))
}
