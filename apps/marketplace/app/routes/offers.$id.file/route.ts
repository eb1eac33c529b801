import { call } from '@chiaroscuro/api-client'
import { getOfferText } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** An offer as the file that wallets open. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { api } = visit(request)
  const offer_id = params.id ?? ''
  const text = await needed(request, call(api, getOfferText, { offer_id }))
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${offer_id.replace(/[^A-Za-z0-9]/g, '').slice(0, 16)}.offer"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
