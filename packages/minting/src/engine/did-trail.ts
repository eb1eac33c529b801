import type { Coin, CoinSpend } from '@chiaroscuro/domain/chain'
import type { CoinId } from '@chiaroscuro/domain/id'

/** A coin as a node tells of it. */
export interface CoinRecord {
  readonly id: CoinId
  readonly coin: Coin
  readonly madeAt: number
  /** 0 while it is unspent. */
  readonly spentAt: number
}

/** What is asked of a node to find a DID. */
export interface TrailNode {
  /** Coins that a spent coin made. */
  childrenOf(id: CoinId): Promise<readonly CoinRecord[]>
  spendOf(id: CoinId, height: number): Promise<CoinSpend>
}

/** A DID's newest coin is found by going on from where it was found last. */
export interface DidTrail {
  /** The spent coin that made the DID's newest one; nothing where it has melted, or is not in a block yet. */
  newestParent(): Promise<CoinRecord | undefined>
}

export function didTrail(didId: CoinId, node: TrailNode): DidTrail {
  let known: CoinId = didId
  return {
    async newestParent() {
      const parent = await newestParent(known, node)
      // A reorg may have taken away what it goes on from.
      const found = parent ?? (known === didId ? undefined : await newestParent(didId, node))
      if (found) known = found.id
      return found
    },
  }
}

/** The spent coin, from one of a DID's on, whose child is unspent. */
async function newestParent(from: CoinId, node: TrailNode): Promise<CoinRecord | undefined> {
  let parent: CoinRecord | undefined
  for (let id = from; ; ) {
    const next = (await node.childrenOf(id)).find(({ coin }) => coin.amount % 2n === 1n)
    if (!next) return undefined
    if (next.spentAt === 0) return parent ?? (await recordOf(id, next.madeAt, node))
    parent = next
    id = next.id
  }
}

/** A coin that made another at a height was spent there. */
async function recordOf(id: CoinId, spentAt: number, node: TrailNode): Promise<CoinRecord> {
  const { coin } = await node.spendOf(id, spentAt)
  return { id, coin, madeAt: 0, spentAt }
}
