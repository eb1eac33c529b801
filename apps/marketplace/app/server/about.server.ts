import type {
  CollectionDetail,
  NftDetail,
  Offer,
  Profile,
  ProfileDetail,
} from '@chiaroscuro/contract/operation'
import { formatXch } from '@chiaroscuro/domain/amount'
import { mediaUrl } from '#app/feature/picture/media-url.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { isOpen } from '#app/feature/trade/offer-status.js'
import type { About, Head } from '#app/layout/head.js'

/* What search engines read of a page (schema.org): what the chain or its creator says, and nothing that was guessed. */

const LONGEST = 500

interface Place {
  /** Of the page. */
  head: Head
  /** Where pictures are. */
  mediaOrigin: string
}

/** A work, with its lowest open listing for XCH; other tokens have no code that readers would know. */
export function aboutNft(nft: NftDetail, { head, mediaOrigin }: Place): About {
  const isShown = !nft.is_blocked && !nft.sensitive_content
  const picture = isShown ? mediaUrl(nft.thumbnail_uri, mediaOrigin) : null
  const price = lowest(nft.offers)
  return {
    ...context('CreativeWork', head),
    ...named(nft.name),
    identifier: nft.encoded_id,
    ...words(nft.description),
    ...(picture ? { image: picture } : {}),
    ...(nft.media_type ? { encodingFormat: nft.media_type } : {}),
    ...(nft.creator ? { creator: somebody(nft.creator, head) } : {}),
    ...(nft.collection_id && nft.collection_name
      ? {
          isPartOf: {
            '@type': 'Collection',
            name: nft.collection_name,
            url: absolute(`/collections/${nft.collection_id}`, head),
          },
        }
      : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: formatXch(price),
            priceCurrency: 'XCH',
            availability: 'https://schema.org/InStock',
            url: head.url,
          },
        }),
  }
}

/** A collection, with the lowest price that is asked for one of its works. */
export function aboutCollection(collection: CollectionDetail, { head, mediaOrigin }: Place): About {
  const isShown = !collection.blocked_content && !collection.sensitive_content
  const picture = isShown ? mediaUrl(collection.thumbnail_uri, mediaOrigin) : null
  const { creator, floor_price_mojos: floor } = collection
  return {
    ...context('Collection', head),
    name: collection.name,
    identifier: collection.id,
    ...words(collection.description),
    collectionSize: collection.nft_count,
    ...(picture ? { image: picture } : {}),
    ...(creator ? { creator: somebody(creator, head) } : {}),
    ...(floor === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: formatXch(BigInt(floor)),
            priceCurrency: 'XCH',
          },
        }),
  }
}

/** A profile: who it is about has no type, since nobody proved to be one person or many. */
export function aboutProfile(
  profile: Profile & Pick<ProfileDetail, 'bio'>,
  { head, mediaOrigin }: Place,
): About {
  const picture = mediaUrl(profile.avatar_uri, mediaOrigin)
  return {
    ...context('ProfilePage', head),
    name: profileName(profile),
    mainEntity: {
      ...somebody(profile, head),
      ...(profile.username ? { alternateName: profile.username } : {}),
      ...words(profile.bio),
      ...(picture ? { image: picture } : {}),
    },
  }
}

function context(type: string, head: Head): About {
  return { '@context': 'https://schema.org', '@type': type, url: head.url, inLanguage: head.locale }
}

function somebody(profile: Profile, head: Head): About {
  return {
    ...named(profile.name || profile.username),
    identifier: profile.encoded_id,
    url: absolute(profileHref(profile), head),
  }
}

/** A shortened id is no name. */
function named(text: string | null): About {
  const name = text?.trim()
  return name ? { name } : {}
}

function words(text: string | null): About {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line === '' ? {} : { description: [...line].slice(0, LONGEST).join('') }
}

function absolute(path: string, head: Head): string {
  return new URL(path, head.url).href
}

function lowest(offers: readonly Offer[]): bigint | undefined {
  return offers
    .filter((offer) => offer.side === 1 && isOpen(offer) && !offer.hidden && offer.token_id === 'xch')
    .flatMap(({ price_mojos: price }) => (price === null ? [] : [BigInt(price)]))
    .reduce<bigint | undefined>(
      (least, price) => (least === undefined || price < least ? price : least),
      undefined,
    )
}
