import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readToken } from './token.js'

/** Asks nobody to sign in: whoever got a letter may end them. Nothing ends by looking: programs follow links, too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url, head } = visit(request)
  const token = readToken(url)
  if (!token) throw notFound(request)
  const facts = {
    title: i18n._(msg`No more letters`),
    description: i18n._(msg`End the letters about your works.`),
    noIndex: true,
  }
  return data({ token, head: head(facts) }, { headers: { 'cache-control': 'private, no-store' } })
}
