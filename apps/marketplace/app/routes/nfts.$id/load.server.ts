import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  getAuction,
  getCollection,
  getNft,
  getNftRank,
  listAuctions,
  listNfts,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PanelAuction } from '#app/feature/auction/auction-panel.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { mediaUrl } from '#app/feature/picture/media-url.js'
import { aboutNft } from '#app/server/about.server.js'
import { env } from '#app/server/env.server.js'
import { late, needed, settled, soon } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { cardPath } from '#app/social-card/card.js'
import { doesMove } from './moving.server.js'
import { toShownNft } from './shown-nft.js'
import { toStory } from './story.js'

const neighbours = 6
/** How long an auction is shown once it is over. */
const SHOWN_AFTER_MS = 14 * 86_400_000

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, i18n, url, head, locale } = visit(request)
  const nft = await needed(request, call(api, getNft, { nft_id: params.id ?? '' }))
  const name = nftName(nft)
  const collection = nft.collection_name
  const more = nft.collection_id ? late(context, moreOf(api, nft.collection_id, nft.id)) : undefined
  const isRanked = nft.openrarity_rank !== null
  const rank = isRanked ? late(context, call(api, getNftRank, { nft_id: nft.id })) : undefined
  const [moves, cover, auction] = await Promise.all([
    doesMove(nft.media_type, mediaUrl(nft.data.media_uri, env().publicMediaUrl)),
    nft.collection_id && nft.media_type?.startsWith('audio/') ? coverOf(api, nft.collection_id) : null,
    settled(auctionOf(api, nft.id)),
  ])
  await soon(context, ...[more, rank].filter((part) => part !== undefined))
  const told = head({
    title: collection && !name.includes(collection) ? `${name} · ${collection}` : name,
    description:
      nft.description ||
      i18n._(msg`${name}: who made it, who holds it and what was paid, read from the Chia blockchain.`),
    canonical: `/nfts/${nft.encoded_id}`,
    kind: 'article',
    card: cardPath('nfts', nft.encoded_id, locale),
    noIndex: nft.is_blocked,
  })
  const about = nft.is_blocked ? undefined : aboutNft(nft, { head: told, mediaOrigin: env().publicMediaUrl })
  return {
    head: { ...told, about },
    nft: toShownNft(nft),
    story: toStory(nft.events, url.searchParams.get('story') === 'whole'),
    more: more?.part ?? null,
    moves,
    cover,
    rank: rank?.part ?? null,
    auction: auction.ok ? auction.value : null,
    missing: !auction.ok,
  }
}

/** The latest auction of a work with its history, unless it was left behind, or is long over. */
async function auctionOf(api: ApiClient, nft_id: string): Promise<PanelAuction | null> {
  const { items, now } = await call(api, listAuctions, { nft_id, sort: 'newest', size: 1 })
  const [last] = items
  if (!last || last.closed_by === 'moved') return null
  const isOver = last.phase === 'ended'
  if (isOver && Date.parse(now) - Date.parse(last.closed_at ?? last.ends_at) > SHOWN_AFTER_MS) return null
  const { nft: _, owner_address: __, ...auction } = await call(api, getAuction, { auction_id: last.id })
  return auction
}

async function coverOf(api: ApiClient, collection: string) {
  const found = await settled(call(api, getCollection, { collection_id: collection }))
  return found.ok ? { uri: found.value.thumbnail_uri, color: found.value.placeholder_color } : null
}

async function moreOf(api: ApiClient, collection: string, without: string) {
  const asked = { collection_id: collection, sort: 'newest', size: neighbours + 1 } as const
  const { items } = await call(api, listNfts, asked)
  return items
    .filter((nft) => nft.id !== without)
    .slice(0, neighbours)
    .map(toCardNft)
}
