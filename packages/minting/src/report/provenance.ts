import { formatDid, formatNftId, type Hex32 } from '@chiaroscuro/domain/id'
import type { RunState } from '../journal/fold.js'
import { MintingError } from '../minting-error.js'
import { batchesOf } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'
import { canonical, planHash } from '../plan/plan-hash.js'

/** A piece that was minted: what it is, where its files lie, and in which block. */
export interface MintedPiece {
  /** In the plan, from 1. */
  readonly number: number
  readonly name: string
  /** `nft1…` */
  readonly nftId: string
  readonly launcherId: Hex32
  readonly edition: number
  readonly editionTotal: number
  readonly dataHash: Hex32
  readonly dataUris: readonly string[]
  readonly metadataHash: Hex32 | null
  readonly metadataUris: readonly string[]
  readonly height: number
  /** It lies deep enough to stay. */
  readonly isSettled: boolean
}

/** What a mint has brought into the world so far: for an archive, a page, or whoever wants to check it against the chain. */
export interface Provenance {
  readonly version: 1
  readonly planHash: Hex32
  readonly network: string
  /** `did:chia:1…` */
  readonly did: string
  readonly royaltyPuzzleHash: Hex32
  /** Those whom that puzzle hash pays out to, where it is no one's own: without them nobody could. */
  readonly royaltySplit?: Plan['royaltySplit']
  readonly royaltyBasisPoints: number
  /** In the order of the plan. */
  readonly pieces: readonly MintedPiece[]
  /** Nothing of the plan is left to mint, and all of it settled. */
  readonly isComplete: boolean
}

/** What a plan's journal tells of its pieces. Throws `MintingError` `other-plan`. */
export function provenanceOf(plan: Plan, state: RunState): Provenance {
  const hash = planHash(plan)
  if (state.planHash !== hash) throw new MintingError('other-plan', 'This journal was begun for another plan')
  const pieces = batchesOf(plan).flatMap(({ index, from, pieces: planned }): MintedPiece[] => {
    const { attempts = [], included, isSettled = false } = state.batches.get(index) ?? {}
    const launcherIds = included && attempts[included.attempt]?.launcherIds
    if (!included || !launcherIds) return []
    return planned.flatMap((piece, at) => {
      const launcherId = launcherIds[at]
      if (launcherId === undefined) return []
      const { name, edition, editionTotal, dataHash, dataUris, metadataHash, metadataUris } = piece
      return {
        ...{ number: from + at + 1, name, nftId: formatNftId(launcherId), launcherId, edition, editionTotal },
        ...{ dataHash, dataUris, metadataHash, metadataUris, height: included.height, isSettled },
      }
    })
  })
  return {
    ...{ version: 1, planHash: hash, network: plan.network, did: formatDid(plan.didId) },
    ...(plan.royaltySplit && { royaltySplit: plan.royaltySplit }),
    ...{ royaltyPuzzleHash: plan.royaltyPuzzleHash, royaltyBasisPoints: plan.royaltyBasisPoints, pieces },
    isComplete: pieces.length === plan.pieces.length && pieces.every(({ isSettled }) => isSettled),
  }
}

/** The text of a provenance that is the same on every machine: what a signature of it is over. */
export function formatProvenance(provenance: Provenance): string {
  return canonical(provenance)
}
