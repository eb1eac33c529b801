import { call } from '@chiaroscuro/api-client'
import { endLetters } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { needed, notFound } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readToken } from './token.js'

/** A click here, or a mail program's own POST (RFC 8058): that comes from elsewhere, and the token is all it proves. */
export async function action({ request }: ActionFunctionArgs) {
  const { api, url } = visit(request)
  const token = readToken(url)
  if (!token) throw notFound(request)
  await needed(request, call(api, endLetters, { end: { token } }))
  return data({ done: true })
}
