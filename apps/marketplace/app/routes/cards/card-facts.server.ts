import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  type Auction,
  getCollection,
  getNft,
  getOffer,
  getProfile,
  listAuctions,
  type NftDetail,
  type Offer,
} from '@chiaroscuro/contract/operation'
import { shorten } from '@chiaroscuro/ui'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortAmount } from '#app/feature/money/amount-text.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { profileName } from '#app/feature/profile/profile-link.js'
import { worksOf } from '#app/feature/trade/works-of.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import type { Card, CardKind } from '#app/social-card/card.js'

export interface CardFacts {
  card: Card
  picture: string | null
}

/** What stands on a card: the same for everybody, in English or in the language its address names. */
export function factsOf(request: Request, kind: CardKind, id: string): Promise<CardFacts> {
  const { api, i18n } = visit(new Request(request.url))
  const read = { nfts: ofNft, collections: ofCollection, profiles: ofProfile, offers: ofOffer }[kind]
  return needed(request, read(api, i18n, id))
}

function price(units: string | null, code = 'XCH', decimals = 12): string | undefined {
  const amount = units === null ? undefined : shortAmount(units, decimals)
  return amount === undefined ? undefined : `${amount} ${code}`
}

/** More do not fit beside the picture. */
const MOST_FACTS = 3

const fact = (label: string, value: string | undefined) => (value === undefined ? [] : [{ label, value }])

async function ofNft(api: ApiClient, i18n: I18n, id: string): Promise<CardFacts> {
  const nft = await call(api, getNft, { nft_id: id })
  const auctions = await settled(call(api, listAuctions, { nft_id: nft.id, sort: 'newest', size: 1 }))
  const auction = auctions.ok ? auctions.value.items.find(({ phase }) => phase !== 'ended') : undefined
  return { card: nftCard(nft, i18n, auction), picture: pictureOf(nft) }
}

function pictureOf(nft: NftDetail): string | null {
  return nft.is_blocked || nft.sensitive_content ? null : nft.thumbnail_uri
}

function day(at: string | null, i18n: I18n): string | undefined {
  return at === null
    ? undefined
    : i18n.date(new Date(at), { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** The words of an item's card; while it is in an auction, that is what it costs. */
export function nftCard(nft: NftDetail, i18n: I18n, auction?: Bidding): Card {
  const rank = nft.openrarity_rank
  const edition =
    nft.edition_total && nft.edition_total > 1 ? `${nft.edition_number} / ${nft.edition_total}` : undefined
  const { token_code, token_decimals } = nft
  const listed = price(nft.price_mojos, token_code ?? undefined, token_decimals ?? undefined)
  return {
    over: nft.collection_name ?? i18n._(msg`Item`),
    name: nft.is_blocked ? shorten(nft.encoded_id) : nftName(nft),
    spare: shorten(nft.encoded_id),
    facts: [
      ...(auction ? bidding(auction, i18n) : fact(i18n._(msg`Price`), listed)),
      ...fact(i18n._(msg`Rank`), rank === null ? undefined : `#${rank}`),
      ...fact(i18n._(msg`Edition`), edition),
    ].slice(0, MOST_FACTS),
    color: nft.placeholder_color,
    round: false,
  }
}

type Bidding = Pick<Auction, 'highest_bid' | 'reserve_mojos' | 'ends_at'>

function bidding({ highest_bid, reserve_mojos, ends_at }: Bidding, i18n: I18n) {
  return [
    ...(highest_bid
      ? fact(i18n._(msg`Highest bid`), price(highest_bid.price_mojos))
      : fact(i18n._(msg`Reserve`), price(reserve_mojos))),
    ...fact(i18n._(msg`Auction ends`), day(ends_at, i18n)),
  ]
}

async function ofOffer(api: ApiClient, i18n: I18n, id: string): Promise<CardFacts> {
  const offer = await call(api, getOffer, { offer_id: id })
  const first = worksOf(offer)[0]
  const found = first && (await settled(call(api, getNft, { nft_id: first.nft_id })))
  const nft = found?.ok ? found.value : undefined
  return { card: offerCard(offer, nft, i18n), picture: nft ? pictureOf(nft) : null }
}

/** The words of an offer's card. */
export function offerCard(offer: Offer, nft: NftDetail | undefined, i18n: I18n): Card {
  const { token_code, token_decimals, price_mojos, royalty_mojos } = offer
  const amount = (units: string | null) => price(units, token_code ?? undefined, token_decimals ?? undefined)
  const name = nft && !nft.is_blocked ? nftName(nft) : shorten(nft?.encoded_id ?? offer.id)
  const others = worksOf(offer).length - 1
  return {
    over: offer.side === 1 ? i18n._(msg`For sale`) : i18n._(msg`A bid`),
    name: others > 0 ? `${name} + ${others}` : name,
    spare: shorten(nft?.encoded_id ?? offer.id),
    facts: [
      ...fact(i18n._(msg`Price`), amount(price_mojos)),
      ...fact(i18n._(msg`Royalty`), amount(royalty_mojos)),
      ...fact(i18n._(msg`Ends`), day(offer.expiration_date, i18n)),
    ],
    color: nft?.placeholder_color ?? null,
    round: false,
  }
}

async function ofCollection(api: ApiClient, i18n: I18n, id: string): Promise<CardFacts> {
  const found = await call(api, getCollection, { collection_id: id })
  return {
    card: {
      over: i18n._(msg`Collection`),
      name: found.blocked_content ? shorten(found.id) : found.name,
      spare: shorten(found.id),
      facts: [
        ...fact(i18n._(msg`Items`), String(found.nft_count)),
        ...fact(i18n._(msg`Floor`), price(found.floor_price_mojos)),
        ...fact(i18n._(msg`Volume`), price(found.volume_mojos)),
      ],
      color: found.placeholder_color,
      round: false,
    },
    picture: found.blocked_content || found.sensitive_content ? null : found.thumbnail_uri,
  }
}

async function ofProfile(api: ApiClient, i18n: I18n, id: string): Promise<CardFacts> {
  const profile = await call(api, getProfile, { profile_id: id })
  return {
    card: {
      over: profile.username ? `@${profile.username}` : i18n._(msg`Profile`),
      name: profileName(profile),
      spare: shorten(profile.encoded_id, 16, 6),
      facts: [
        ...fact(i18n._(msg`Created`), String(profile.created_nfts_count)),
        ...fact(i18n._(msg`Collections`), String(profile.collections_count)),
        ...fact(i18n._(msg`Owned`), String(profile.owned_nfts_count)),
      ],
      color: null,
      round: true,
    },
    picture: profile.avatar_uri,
  }
}
