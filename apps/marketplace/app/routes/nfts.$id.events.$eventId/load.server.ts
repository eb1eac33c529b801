import { call } from '@chiaroscuro/api-client'
import { type EventSpend, getEventSpends, getNft, getNftEvent } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventName } from '#app/feature/event-table/event-name.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { needed, notFound, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** The API gives its node ten seconds. */
const NODE_MS = 12_000

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id = '', eventId = '' } = params
  if (!/^\d{1,9}$/.test(eventId)) throw notFound(request)
  const { api, i18n, url, head } = visit(request)
  const place = { nft_id: id, event_index: Number(eventId) }
  const [event, nft] = await needed(
    request,
    Promise.all([call(api, getNftEvent, place), call(api, getNft, { nft_id: id })]),
  )
  const title = i18n._(eventName(event.type))
  // Asked of the chain's own node, so only for those who want to see them; they wait for it.
  const asked = url.searchParams.has('spends')
    ? await settled(call(api, getEventSpends, place), NODE_MS)
    : undefined
  const index = nft.events.findIndex((one) => one.event_index === event.event_index)
  return {
    head: head({
      title: `${title} · ${nftName(event.nft)}`,
      description: i18n._(msg`${title} of ${nftName(event.nft)} in block ${event.block_height}.`),
      canonical: `/nfts/${event.nft.encoded_id}/events/${event.event_index}`,
    }),
    event,
    spends:
      asked === undefined ? ('unasked' as const) : asked.ok ? asked.value.coin_spends.map(toSpendRow) : null,
    earlier: index > 0 ? (nft.events[index - 1] ?? null) : null,
    later: index >= 0 ? (nft.events[index + 1] ?? null) : null,
  }
}

/** Programs are megabytes; the page tells their sizes. */
function toSpendRow({ role, coin_id, puzzle_reveal, solution }: EventSpend) {
  return { role, coin_id, puzzleBytes: bytesOf(puzzle_reveal), solutionBytes: bytesOf(solution) }
}

/** Size of `0x…`. */
function bytesOf(hex: string): number {
  return Math.max(0, hex.length / 2 - 1)
}
