import type { FlatNft } from '@chiaroscuro/contract/operation'
import type { PageAsked } from '../query/item-page.js'
import { placesOf } from '../query/item-places.js'
import { toPage } from '../query/keyset.js'
import { type CardRow, cardRowsOf } from '../query/nft-rows.js'
import { toFlatNft } from '../view/nft.js'
import type { DatedCard, EndpointContext, WrittenCard } from './endpoint.js'
import { didsOfItems, withPeople } from './with-people.js'
import { Written } from './written.js'

/**
 * A page of a list of NFTs. First which they are, by `item` alone, then what is shown of them: the second question is the
 * same for every list, so its plan is kept, and so are cards that another list has just shown. An item that a reorg took
 * back in between is left out.
 */
export async function cardPage(context: EndpointContext, ask: PageAsked, page: string | undefined) {
  const places = await placesOf(context.db, ask)
  const cards = await cardsOf(
    context,
    places.map(({ sortId }) => sortId),
    ask.filter.price_asset,
  )
  const there = places.flatMap((place) => {
    const shown = cards.get(place.sortId)
    return shown ? [{ ...place, card: shown.card }] : []
  })
  return toPage(there, page, ask.size, ({ card }) => card)
}

/** The cards of some NFTs that are there, in that order. */
export async function cardsInOrder(
  context: EndpointContext,
  launcherIds: readonly string[],
): Promise<FlatNft[]> {
  const cards = await cardsOf(context, launcherIds, undefined)
  return launcherIds.flatMap((id) => {
    const shown = cards.get(id)
    if (!shown) return []
    return shown.card instanceof Written ? shown.card.read() : shown.card
  })
}

/** Cards by launcher id; with an asset, they show what is asked in it, which no other list does. */
async function cardsOf(
  context: EndpointContext,
  launcherIds: readonly string[],
  asset: string | undefined,
): Promise<ReadonlyMap<string, DatedCard | WrittenCard>> {
  const make = async (missing: readonly string[]) => {
    const rows = await cardRowsOf(context.db, context.moment(), missing, asset)
    context.onWanted?.(missingFiles(rows))
    const view = await withPeople(context, didsOfItems(rows))
    return rows.map((row) => ({
      card: toFlatNft(view, row),
      until: firstToRunOut(row),
      untilHeight: lowestToRunOut(row),
      speaksOf: didsOfItems([row]).filter((did) => did !== null),
    }))
  }
  const cards =
    context.cards && asset === undefined
      ? await context.cards(context.db, launcherIds, make)
      : new Map((await make(launcherIds)).map((made) => [made.card.id, made]))
  for (const { until } of cards.values()) context.changesAt?.(until)
  return cards
}

/** When the first offer that a card speaks of runs out by the clock, Unix seconds; by height, a block comes before. */
export function firstToRunOut({ listing, bidsRunOutAt }: CardRow): number | null {
  return first(listing?.expiresAt, bidsRunOutAt)
}

/** The height by which the first does. */
function lowestToRunOut({ listing, bidsRunOutHeight }: CardRow): number | null {
  return first(listing?.expiresHeight, bidsRunOutHeight)
}

function first(...places: readonly (number | null | undefined)[]): number | null {
  const known = places.filter((place) => typeof place === 'number')
  return known.length === 0 ? null : Math.min(...known)
}

/** Files, by their hashes on chain, that are not there yet. */
export function missingFiles(rows: readonly Pick<CardRow, 'nft' | 'detail' | 'media'>[]): string[] {
  return rows.flatMap(({ nft: state, detail, media }) => [
    ...(media === null && state.dataHash ? [state.dataHash] : []),
    ...(detail.metadataHash === null && state.metadataHash ? [state.metadataHash] : []),
  ])
}
