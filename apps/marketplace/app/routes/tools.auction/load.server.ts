import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { worksAskedFor } from '#app/server/works-asked-for.server.js'
import { MOST_SHOWN } from '#app/wallet/most-shown.js'

/** The page knows of nobody's wallet: the browser asks for the works in it by their ids (`id`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const facts = {
    title: i18n._(msg`Hold many auctions`),
    description: i18n._(msg`Put many works of your wallet up for auction at once, or one after another.`),
    noIndex: true,
  }
  const nfts = await needed(request, worksAskedFor(api, url, MOST_SHOWN))
  return data({ head: head(facts), nfts }, { headers: cookieHeaders(identity) })
}
