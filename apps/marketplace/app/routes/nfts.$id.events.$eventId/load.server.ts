import { call } from '@chiaroscuro/api-client'
import { getNft, getNftEvent } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventName } from '#app/feature/event-table/event-name.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { needed, notFound } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id = '', eventId = '' } = params
  if (!/^\d{1,9}$/.test(eventId)) throw notFound(request)
  const { api, i18n, head } = visit(request)
  const [event, nft] = await needed(
    request,
    Promise.all([
      call(api, getNftEvent, { nft_id: id, event_index: Number(eventId) }),
      call(api, getNft, { nft_id: id }),
    ]),
  )
  const title = i18n._(eventName(event.type))
  const place = nft.events.findIndex((one) => one.event_index === event.event_index)
  return {
    head: head({
      title: `${title} · ${nftName(event.nft)}`,
      description: i18n._(msg`${title} of ${nftName(event.nft)} in block ${event.block_height}.`),
      canonical: `/nfts/${event.nft.encoded_id}/events/${event.event_index}`,
    }),
    event,
    earlier: place > 0 ? (nft.events[place - 1] ?? null) : null,
    later: place >= 0 ? (nft.events[place + 1] ?? null) : null,
  }
}
