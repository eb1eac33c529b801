import type { AlertKind, Offer, StreamMessage } from '@chiaroscuro/contract/operation'
import type { AlertFacts } from '../store/ledger/alert.js'
import type { Item } from '../stream/hydrate.js'

/** Why a piece of news is somebody's business. */
export interface Concern {
  readonly kind: AlertKind
  /** DIDs and puzzle hashes of those it concerns. */
  readonly ids: readonly string[]
  readonly launcherId: string | null
  readonly offerId: string | null
  readonly eventIndex: number | null
  readonly facts: AlertFacts
}

/** Whose business a piece of news is, by the five preferences of the specification (section 3); nobody's for most. */
export function concernOf({ message, owners }: Pick<Item, 'message' | 'owners'>): Concern | undefined {
  if (message?.kind === 'offer') return ofOffer(message, owners)
  if (message?.kind !== 'event' || message.type !== 'trade') return undefined
  const { nft, nft_id, event_index, previous_address, previous_owner, ...price } = message.event
  return {
    kind: 'offer_accepted',
    ids: [previous_address?.id, previous_owner?.id].filter((id) => id !== undefined),
    launcherId: nft_id,
    offerId: null,
    eventIndex: event_index,
    facts: {
      name: nft.name,
      thumbnail: nft.thumbnail_uri,
      price: price.price_mojos,
      tokenCode: price.price_token_code,
      tokenDecimals: price.price_token_decimals,
    },
  }
}

type OfOffer = Extract<StreamMessage, { kind: 'offer' }>

function ofOffer({ type, offer }: OfOffer, owners: readonly string[]): Concern {
  const work = [...offer.offered, ...offer.requested].find((one) => one.kind === 'nft')
  return {
    kind: kindOf(type, offer),
    ids: owners,
    launcherId: offer.nft_id,
    offerId: offer.id,
    eventIndex: null,
    facts: {
      // Of a lot no single work is meant.
      name: offer.nft_id === null ? null : (work?.name ?? null),
      thumbnail: work?.thumbnail_uri ?? null,
      price: offer.price_mojos,
      tokenCode: offer.token_code,
      tokenDecimals: offer.token_decimals,
    },
  }
}

const SALE = 1

function kindOf(type: OfOffer['type'], { side }: Offer): AlertKind {
  if (type === 'listing') return 'own_listed'
  if (type === 'bid') return 'bid_received'
  return side === SALE ? 'own_offer_cancelled' : 'bid_cancelled'
}
