import {
  getFacets,
  getNft,
  getNftEvent,
  listEvents,
  listNfts,
  type NftDetail,
} from '@chiaroscuro/contract/operation'
import { eventPath, listEventsQuery, listNftsQuery, nftFilter, nftPath } from '@chiaroscuro/contract/schema'
import { type LauncherId, parseNftId } from '@chiaroscuro/domain/id'
import { copiesOf } from '../query/duplicate-rows.js'
import { findEventRow, listEventRows, withItem } from '../query/event-rows.js'
import { countFacets } from '../query/facet-rows.js'
import { hidingOf } from '../query/hidden-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { openLotsOf, openOffersOf } from '../query/offer-rows.js'
import { itemTraitCounts } from '../query/trait-rows.js'
import { wholeItem } from '../query/whole-item.js'
import {
  toAddress,
  toAddressOrNull,
  toFileFault,
  toIntegrity,
  toProfile,
  toThumbnail,
} from '../view/common.js'
import { toDuplicates } from '../view/duplicate.js'
import { toEvent } from '../view/event.js'
import { toHiding } from '../view/hiding.js'
import { toFlatNft } from '../view/nft.js'
import { presentShownOffers } from '../view/offer.js'
import { cardPage, firstToRunOut, missingFiles } from './card-page.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { didsOfEvents, didsOfItems, withPeople } from './with-people.js'

const DEFAULT_SIZE = 50
/** Copies shown with an item. */
const MOST_COPIES = 10

/** What stands beyond a page comes onto it only where something on it goes: by itself, an offer can do nothing but end. */
export const listNftsEndpoint = endpoint(
  listNfts,
  listNftsQuery,
  async (context: EndpointContext, input) => {
    const ask = {
      moment: context.moment(),
      filter: input,
      sort: input.sort ?? 'newest',
      cursor: cursorOf(input.page),
      size: input.size ?? DEFAULT_SIZE,
    }
    return cardPage(context, ask, input.page)
  },
  { dated: true },
)

export const getFacetsEndpoint = endpoint(getFacets, nftFilter, async (context: EndpointContext, input) => {
  return countFacets(context.db, context.moment(), input)
})

export const listEventsEndpoint = endpoint(
  listEvents,
  listEventsQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const cursor = cursorOf(input.page)
    const rows = await listEventRows(context.db, input, cursor, size)
    const view = await withPeople(context, didsOfEvents(rows))
    return toPage(rows, input.page, size, (row) => toEvent(view, row))
  },
  { dated: true },
)

export const getNftEventEndpoint = endpoint(
  getNftEvent,
  eventPath,
  async (context: EndpointContext, input) => {
    const launcherId = launcherIdOf(input.nft_id)
    const row = await findEventRow(context.db, launcherId, input.event_index)
    if (!row) throw new NotFoundError('Unknown event.')
    return toEvent(await withPeople(context, didsOfEvents([row])), row)
  },
  { dated: true },
)

export const getNftEndpoint = endpoint(
  getNft,
  nftPath,
  async (context: EndpointContext, input): Promise<NftDetail> => {
    const launcherId = launcherIdOf(input.nft_id)
    const moment = context.moment()
    const row = await wholeItem(context.db, moment, launcherId)
    if (!row) throw new NotFoundError('Unknown NFT.')
    const events = (row.story ?? []).map((happened) => withItem(happened, row))
    context.onWanted?.(missingFiles([row]))
    const hasTraits = row.detail.attributes.length > 0
    const isOffered = row.listing !== null || row.bidCount > 0
    const [offers, lots, counts, copies, hiding] = await Promise.all([
      isOffered ? openOffersOf(context.db, launcherId, moment) : [],
      row.isInLots ? openLotsOf(context.db, launcherId, moment) : [],
      itemTraitCounts(context.db, hasTraits ? row.detail.collectionId : null, {
        own: row.ownCounts,
        total: row.ranked,
      }),
      row.hasCopies ? copiesOf(context.db, launcherId, MOST_COPIES) : [],
      row.isHidden
        ? hidingOf(context.db, ['nft', launcherId], ['collection', row.detail.collectionId])
        : undefined,
    ])
    const view = await withPeople(context, [...didsOfItems([row]), ...didsOfEvents(events)])
    const own = [launcherId, { name: row.detail.name, media: row.media }] as const
    const shown = await presentShownOffers(context.db, view, [...offers, ...lots], moment, own)
    context.changesAt?.(firstToRunOut(row))
    for (const { offer } of [...offers, ...lots]) context.changesAt?.(offer.expiresAt)
    const flat = toFlatNft(view, row)
    const { nft: state, media, metadata, license } = row
    return {
      hidden: toHiding(hiding),
      data: {
        data_uris: state.dataUris,
        data_hash: state.dataHash,
        data_type: flat.data_type,
        thumbnail_uri: flat.thumbnail_uri,
        preview_uri: toThumbnail(view, media, 1024),
        integrity_state: flat.integrity_state,
        integrity_reason: media?.reason ?? null,
        integrity_code: toFileFault(media?.code),
        integrity_detail: media?.codeDetail ?? null,
        media_uri: media?.state === 1 && media.fileHash ? `${view.mediaUrl}/files/${media.fileHash}` : null,
        media_bytes: media?.bytes ?? null,
        metadata_uris: state.metadataUris,
        metadata_hash: state.metadataHash,
        metadata_integrity_state: toIntegrity(state.metadataHash, metadata?.state),
        metadata_integrity_reason: metadata?.reason ?? null,
        metadata_integrity_code: toFileFault(metadata?.code),
        metadata_integrity_detail: metadata?.codeDetail ?? null,
        metadata_json: isRecord(metadata?.json) ? metadata.json : null,
        license_uris: state.licenseUris,
        license_hash: state.licenseHash,
        license_integrity_state: toIntegrity(state.licenseHash, license?.state),
        edition_number: state.edition,
        edition_total: state.editionTotal,
      },
      royalty_percentage: state.royaltyBasisPoints,
      royalty_address_encoded_id: toAddress(view, state.royaltyHash).encoded_id,
      creator: toProfile(view, state.minterDid),
      creator_address: toAddressOrNull(view, state.minterHash),
      owner: toProfile(view, state.ownerDid),
      owner_address: toAddressOrNull(view, state.ownerHash),
      launcher_coin: { id: launcherId, spent_block_index: state.mintHeight },
      coin_id: state.coinId,
      attributes: row.detail.attributes.map(({ traitType, value }) => {
        const count = counts.byValue.get(`${traitType}\u0000${value}`) ?? 1
        return {
          trait_type: traitType,
          value,
          count,
          frequency: counts.total === 0 ? 1 : count / counts.total,
        }
      }),
      events: events.map((event) => toEvent(view, event)),
      duplicates: toDuplicates(view, copies),
      offers: shown.slice(0, offers.length),
      lots: shown.slice(offers.length),
      ...flat,
    }
  },
  { dated: true },
)

/** The id of a path; 404 where it cannot be one. */
export function launcherIdOf(text: string): LauncherId {
  const id = parseNftId(text)
  if (id === undefined) throw new NotFoundError('Unknown NFT.')
  return id
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
