import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getCollection, getNft, getProfile, type NftDetail } from '@chiaroscuro/contract/operation'
import { shorten } from '@chiaroscuro/ui'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortAmount } from '#app/feature/money/amount-text.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { profileName } from '#app/feature/profile/profile-link.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import type { Card, CardKind } from '#app/social-card/card.js'

export interface CardFacts {
  card: Card
  picture: string | null
}

/** What stands on a card: the same for everybody, in English or in the language its address names. */
export function factsOf(request: Request, kind: CardKind, id: string): Promise<CardFacts> {
  const { api, i18n } = visit(new Request(request.url))
  const read = { nfts: ofNft, collections: ofCollection, profiles: ofProfile }[kind]
  return needed(request, read(api, i18n, id))
}

function price(units: string | null, code = 'XCH', decimals = 12): string | undefined {
  const amount = units === null ? undefined : shortAmount(units, decimals)
  return amount === undefined ? undefined : `${amount} ${code}`
}

const fact = (label: string, value: string | undefined) => (value === undefined ? [] : [{ label, value }])

async function ofNft(api: ApiClient, i18n: I18n, id: string): Promise<CardFacts> {
  const nft = await call(api, getNft, { nft_id: id })
  const hidden = nft.is_blocked || nft.sensitive_content
  return { card: nftCard(nft, i18n), picture: hidden ? null : nft.thumbnail_uri }
}

/** The words of an item's card. */
export function nftCard(nft: NftDetail, i18n: I18n): Card {
  const rank = nft.openrarity_rank
  const edition =
    nft.edition_total && nft.edition_total > 1 ? `${nft.edition_number} / ${nft.edition_total}` : undefined
  const { token_code, token_decimals } = nft
  return {
    over: nft.collection_name ?? i18n._(msg`Item`),
    name: nft.is_blocked ? shorten(nft.encoded_id) : nftName(nft),
    spare: shorten(nft.encoded_id),
    facts: [
      ...fact(
        i18n._(msg`Price`),
        price(nft.price_mojos, token_code ?? undefined, token_decimals ?? undefined),
      ),
      ...fact(i18n._(msg`Rank`), rank === null ? undefined : `#${rank}`),
      ...fact(i18n._(msg`Edition`), edition),
    ],
    color: nft.placeholder_color,
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
