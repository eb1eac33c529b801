import type { Collection, CollectionResult, FlatNft, NestedNft, NftEvent } from '@chiaroscuro/contract/public'
import { didsOfEvents } from '../../endpoint/with-people.js'
import { attachedCounts, latestMetadata } from '../../query/collection-extras.js'
import { loadMarks } from '../../query/collection-marks.js'
import { type CollectionRow, listCollectionRows } from '../../query/collection-rows.js'
import { documentsOf } from '../../query/document-rows.js'
import type { EventListRow } from '../../query/event-rows.js'
import type { NftSort } from '../../query/item-page.js'
import { listNftRows, nftRowsOf } from '../../query/nft-rows.js'
import type { ItemFilter } from '../../query/read-filter.js'
import type { PublicContext } from './answer.js'
import { cursorOf, type Paging } from './paging.js'
import { type CollectionExtras, toCollection, toCollectionResult } from './view/collection.js'
import { toEvent } from './view/event.js'
import { didsOf, documentHashes, type NftRow, toFlatNft, toNestedNft } from './view/nft.js'
import { loadPeople } from './view/people.js'

/** Something that loads what an answer's rows have in common, and then turns each into what is sent. */
type Presenter<Row, Shown> = (row: Row) => Shown

/** A page of items, as it was asked for. */
export function listNfts({ db, moment }: PublicContext, asked: Paging, filter: ItemFilter, sort: NftSort) {
  return listNftRows(db, { moment: moment(), filter, sort, cursor: cursorOf(asked), size: asked.size })
}

/** For lists of items. */
export async function nftPresenter(
  context: PublicContext,
  rows: readonly NftRow[],
  asked: { metadata?: boolean; uris?: boolean } = {},
): Promise<Presenter<NftRow, FlatNft>> {
  wantFiles(context, rows)
  const [people, marksOf, metadata] = await Promise.all([
    loadPeople(context, didsOf(rows)),
    loadMarks(
      context.db,
      rows.map(({ detail }) => detail.collectionId),
    ),
    asked.metadata
      ? documentsOf(
          context.db,
          rows.map(({ nft }) => nft.metadataHash),
        )
      : undefined,
  ])
  return (row) => toFlatNft(context.view, row, people, marksOf, { metadata, uris: asked.uris })
}

/** For items inside something else, by launcher id; those that are gone are not among them. */
export async function loadNested(
  context: PublicContext,
  launcherIds: readonly string[],
): Promise<ReadonlyMap<string, NestedNft>> {
  const rows = await nftRowsOf(context.db, context.moment(), [...new Set(launcherIds)])
  const [people, documents, collections] = await Promise.all([
    loadPeople(context, didsOf(rows)),
    documentsOf(context.db, documentHashes(rows)),
    loadCollections(
      context,
      rows.flatMap(({ detail }) => detail.collectionId ?? []),
    ),
  ])
  return new Map(
    rows.map((row) => {
      const nft = toNestedNft(context.view, row, people, documents)
      return [
        row.nft.launcherId,
        { ...nft, collection: collections.get(row.detail.collectionId ?? '') ?? null },
      ]
    }),
  )
}

/** For lists of events. */
export async function eventPresenter(
  context: PublicContext,
  rows: readonly EventListRow[],
): Promise<Presenter<EventListRow, NftEvent>> {
  const ids = [...new Set(rows.map(({ event }) => event.launcherId))]
  const [people, marksOf, items] = await Promise.all([
    loadPeople(context, didsOfEvents(rows)),
    loadMarks(
      context.db,
      rows.map(({ collectionId }) => collectionId),
    ),
    nftRowsOf(context.db, context.moment(), ids),
  ])
  const documents = await documentsOf(
    context.db,
    items.map(({ nft }) => nft.metadataHash),
  )
  const byId = new Map(items.map((item) => [item.nft.launcherId, item]))
  return (row) => toEvent(context.view, row, people, byId.get(row.event.launcherId), documents, marksOf)
}

/** For lists of collections. */
export async function collectionPresenter(
  context: PublicContext,
  rows: readonly CollectionRow[],
  asked: { fair?: boolean; floor?: boolean; metadata?: boolean } = {},
): Promise<Presenter<CollectionRow, Collection>> {
  const ids = rows.map(({ id }) => id)
  const [people, attached, metadata] = await Promise.all([
    loadPeople(
      context,
      rows.map((row) => row.minter_did),
    ),
    attachedCounts(context.db, ids),
    asked.metadata ? latestMetadata(context.db, ids) : undefined,
  ])
  const extras: CollectionExtras = { fair: asked.fair, floor: asked.floor, attached, metadata }
  return (row) => toCollection(context.view, row, people, extras)
}

/** For collections that a search found. */
export async function collectionResultPresenter(
  context: PublicContext,
  rows: readonly CollectionRow[],
): Promise<Presenter<CollectionRow, CollectionResult>> {
  const people = await loadPeople(
    context,
    rows.map((row) => row.minter_did),
  )
  return (row) => toCollectionResult(context.view, row, people)
}

/** Collections by id, with their figures since they began. */
export async function loadCollections(
  context: PublicContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Collection>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await listCollectionRows(context.db, {
    interval: 'all',
    sort: 'volume',
    ids: asked,
    size: asked.length,
  })
  const present = await collectionPresenter(context, rows, { floor: true })
  return new Map(rows.map((row) => [row.id, present(row)]))
}

/** Says which files of these items nobody has tried to fetch yet. */
export function wantFiles({ onWanted }: PublicContext, rows: readonly NftRow[]): void {
  onWanted?.(
    rows.flatMap(({ nft, detail, media }) => [
      ...(media === null && nft.dataHash ? [nft.dataHash] : []),
      ...(detail.metadataHash === null && nft.metadataHash ? [nft.metadataHash] : []),
    ]),
  )
}
