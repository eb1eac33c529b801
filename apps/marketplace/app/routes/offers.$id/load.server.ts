import { call } from '@chiaroscuro/api-client'
import { getNft, getOffer, getOfferText, getStatus, listNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { worksOf } from '#app/feature/trade/works-of.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { cardPath } from '#app/social-card/card.js'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, i18n, head, locale } = visit(request)
  const offer_id = params.id ?? ''
  const [offer, text] = await needed(
    request,
    Promise.all([call(api, getOffer, { offer_id }), call(api, getOfferText, { offer_id })]),
  )
  const lotIds = offer.nft_id === null ? worksOf(offer).map(({ nft_id }) => nft_id) : []
  const [nft, lot, status] = await Promise.all([
    offer.nft_id === null ? undefined : settled(call(api, getNft, { nft_id: offer.nft_id })),
    lotIds.length > 0 ? settled(call(api, listNfts, { id: lotIds, size: lotIds.length })) : undefined,
    settled(call(api, getStatus, {})),
  ])
  const found = nft?.ok ? nft.value : undefined
  const name = found?.name?.trim()
  const count = lotIds.length
  const title =
    offer.side === 1
      ? name
        ? i18n._(msg`${name}, for sale`)
        : count > 0
          ? i18n._(msg`${count} works, for sale together`)
          : i18n._(msg`Offer to sell`)
      : name
        ? i18n._(msg`A bid for ${name}`)
        : count > 0
          ? i18n._(msg`A bid for ${count} works together`)
          : i18n._(msg`Bid`)
  return {
    head: head({
      title,
      description: i18n._(
        msg`What is offered, what is asked for it, and whether the chain would still settle it.`,
      ),
      canonical: `/offers/${offer.id}`,
      card: cardPath('offers', offer.id, locale),
      noIndex: offer.status !== 0,
    }),
    offer,
    text,
    height: status.ok ? status.value.height : null,
    nft: found
      ? {
          encoded_id: found.encoded_id,
          royalty_percentage: found.royalty_percentage,
          owner_address: found.owner_address,
          is_burned: found.is_burned,
          is_blocked: found.is_blocked,
        }
      : null,
    lot: (lot?.ok ? lot.value.items : []).map(
      ({ encoded_id, owner_address_encoded_id, is_burned, is_blocked }) => ({
        encoded_id,
        owner: owner_address_encoded_id,
        is_burned,
        is_blocked,
      }),
    ),
  }
}
