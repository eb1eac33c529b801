import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/server/respond.server.js'
import { isCardKind } from '#app/social-card/card.js'
import { CardDeskError } from '#app/social-card/card-desk.js'
import { drawnCard } from './drawn-card.server.js'

/** The card of an item, a collection, a profile or an offer: a picture for link previews. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const id = /^(.{1,300})\.png$/.exec(params.file ?? '')?.[1]
  if (!id || !isCardKind(params.kind)) throw notFound(request)
  try {
    return await drawnCard(request, params.kind, id)
  } catch (error) {
    if (error instanceof Response) throw error
    if (!(error instanceof CardDeskError)) console.error(error)
    throw new Response('The card cannot be drawn at the moment.', {
      status: 503,
      headers: { 'retry-after': '30' },
    })
  }
}
