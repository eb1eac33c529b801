import type { DidSpend } from '@chiaroscuro/domain/chain'
import type { did as didTable } from '../store/schema.js'
import { type BlockFacts, storable } from './nft-rows.js'
import type { Versions } from './versions.js'

export type DidRow = typeof didTable.$inferInsert

/** Turns the DID spends of a block into rows, on top of the versions before it. */
export function didRows(dids: Versions<DidRow>, block: BlockFacts, spends: readonly DidSpend[]): void {
  for (const spend of spends) {
    const known = dids.current(spend.didId)
    const { metadata, recoveryListHash, verificationsRequired } = spend.before
    dids.put(spend.didId, {
      didId: spend.didId,
      validFrom: block.height,
      validTo: null,
      coinId: spend.after?.coinId ?? null,
      ownerHash: spend.after?.p2PuzzleHash ?? null,
      metadata: Object.fromEntries(
        Object.entries(metadata).map(([key, value]) => [storable(key), storable(value)]),
      ),
      recoveryListHash,
      verificationsRequired,
      createdHeight: spend.kind === 'create' ? block.height : (known?.createdHeight ?? null),
      spendCount: (known?.spendCount ?? 0) + 1,
    })
  }
}
