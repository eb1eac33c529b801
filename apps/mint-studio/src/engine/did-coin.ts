import type { CoinId } from '@chiaroscuro/domain/id'
import type { CoinRecord, FullNode } from './full-node.js'

/** A DID's newest coin is found by going on from where it was found last. */
export interface DidTrail {
  /** The spent coin that made the DID's newest one; nothing where it has melted, or is not in a block yet. */
  newestParent(): Promise<CoinRecord | undefined>
}

export function didTrail(didId: CoinId, node: FullNode): DidTrail {
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
async function newestParent(from: CoinId, node: FullNode): Promise<CoinRecord | undefined> {
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
async function recordOf(id: CoinId, spentAt: number, node: FullNode): Promise<CoinRecord> {
  const { coin } = await node.spendOf(id, spentAt)
  return { id, coin, madeAt: 0, spentAt }
}
