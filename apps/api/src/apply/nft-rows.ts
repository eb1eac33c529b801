import type { NftEvent, NftState } from '@chiaroscuro/domain/chain'
import { isBurnAddress } from '@chiaroscuro/domain/chain'
import type { PuzzleHash } from '@chiaroscuro/domain/id'
import { isSettlementHash } from '@chiaroscuro/domain/puzzle'
import type { event as eventTable, nft as nftTable } from '../store/schema.js'
import type { Versions } from './versions.js'

export type NftRow = typeof nftTable.$inferInsert
export type EventRow = typeof eventTable.$inferInsert

/** What rows say of their block. */
export interface BlockFacts {
  readonly height: number
  readonly timestamp: number | null
}

/** The numbers the field gives to kinds of event; 4 and 5 are ours. */
export const EVENT_TYPE = {
  mint: 0,
  transfer: 1,
  trade: 2,
  burn: 3,
  assign: 4,
  update: 5,
} as const satisfies Record<NftEvent['kind'], number>

/** Turns the events of a block into rows, on top of the versions before it; one version an NFT and block. */
export function nftRows(nfts: Versions<NftRow>, block: BlockFacts, events: readonly NftEvent[]): EventRow[] {
  return events.map((event, position) => {
    const known = nfts.current(event.launcherId)
    const eventIndex = known?.eventCount ?? 0
    nfts.put(event.launcherId, nextState(block, event, known, eventIndex + 1))
    return eventRow(block, position, eventIndex, event, known)
  })
}

function isOwner(puzzleHash: PuzzleHash | undefined): puzzleHash is PuzzleHash {
  return puzzleHash !== undefined && !isSettlementHash(puzzleHash)
}

function nextState(
  block: BlockFacts,
  event: NftEvent,
  known: NftRow | undefined,
  eventCount: number,
): NftRow {
  const state: NftState = event.after ?? event.before
  const { metadata } = state
  const minted = event.kind === 'mint'
  // A creator who signs a whole batch at once assigns the DID in a later spend of the same block.
  const assigned =
    event.kind === 'assign' && known?.mintHeight === block.height && known.minterDid === null
      ? event.did
      : undefined
  const moved = event.kind !== 'update' && event.kind !== 'assign'
  return {
    launcherId: event.launcherId,
    validFrom: block.height,
    validTo: null,
    coinId: event.after?.coinId ?? null,
    ownerHash: event.after ? event.after.p2PuzzleHash : null,
    ownerDid: event.after?.ownerDid ?? null,
    burned: !event.after || isBurnAddress(event.after.p2PuzzleHash),
    movedAt: moved ? block.timestamp : (known?.movedAt ?? block.timestamp),
    royaltyHash: event.royaltyPuzzleHash,
    royaltyBasisPoints: event.royaltyBasisPoints,
    dataHash: metadata.dataHash,
    metadataHash: metadata.metadataHash,
    licenseHash: metadata.licenseHash,
    dataUris: metadata.dataUris.map(storable),
    metadataUris: metadata.metadataUris.map(storable),
    licenseUris: metadata.licenseUris.map(storable),
    edition: Number(metadata.edition),
    editionTotal: Number(metadata.editionTotal),
    mintHeight: minted ? block.height : (known?.mintHeight ?? null),
    mintedAt: minted ? block.timestamp : (known?.mintedAt ?? null),
    minterDid: minted ? state.ownerDid : (assigned ?? known?.minterDid ?? null),
    minterHash: minted ? state.p2PuzzleHash : (known?.minterHash ?? null),
    launcherDid: minted ? event.launcherDid : (known?.launcherDid ?? null),
    eventCount,
  }
}

/** PostgreSQL's text cannot hold NUL. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD')
}

function eventRow(
  block: BlockFacts,
  position: number,
  eventIndex: number,
  event: NftEvent,
  known: NftRow | undefined,
): EventRow {
  const trade = event.kind === 'trade' ? event : undefined
  const price = trade?.prices[0]
  const royalty = trade?.royalties.find(({ asset }) => asset === price?.asset)
  const from = event.kind === 'mint' ? undefined : (trade?.seller ?? event.before.p2PuzzleHash)
  const to = event.after?.p2PuzzleHash
  return {
    launcherId: event.launcherId,
    eventIndex,
    height: block.height,
    position,
    type: EVENT_TYPE[event.kind],
    fromHash: isOwner(from) ? from : null,
    toHash: isOwner(to) ? to : null,
    fromDid: event.kind === 'mint' ? null : (known?.ownerDid ?? event.before.ownerDid),
    toDid: event.after?.ownerDid ?? null,
    priceAsset: price?.asset ?? null,
    priceAmount: price ? price.amount.toString() : null,
    priceEvidence: trade?.priceEvidence ?? null,
    royaltyAmount: price ? (royalty?.amount ?? 0n).toString() : null,
    payments: trade?.prices.map(({ asset, amount }) => ({ asset, amount: amount.toString() })) ?? [],
    royalties:
      trade?.royalties.map(({ asset, amount, puzzleHash }) => ({
        asset,
        amount: amount.toString(),
        puzzleHash,
      })) ?? [],
    payerHash: trade?.payer ?? null,
    royaltyHash: event.royaltyPuzzleHash,
    royaltyBasisPoints: event.royaltyBasisPoints,
    coinId: event.coinId,
    childCoinId: event.after?.coinId ?? null,
    spendBytes: event.spendBytes,
  }
}
