import { call } from '@chiaroscuro/api-client'
import { getMembership } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { receipts } from './receipts.js'

/** What was paid, as a file. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { identity } = await requireSession(request)
  const { payments } = await needed(request, call(visit(request).api, getMembership, {}))
  const headers = new Headers(cookieHeaders(identity))
  headers.set('cache-control', 'no-store')
  headers.set('content-type', 'text/csv; charset=utf-8')
  headers.set('content-disposition', 'attachment; filename="premium-receipts.csv"')
  return new Response(receipts(payments), { headers })
}
