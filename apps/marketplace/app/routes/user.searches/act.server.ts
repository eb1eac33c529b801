import { ApiError, call } from '@chiaroscuro/api-client'
import { removeSearch, saveSearch } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'
import { readSearch, toSearchInput } from './read-search.js'
import type { SearchesAnswer } from './searches-answer.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const answer = await act(request, await request.formData())
  return data(answer, { status: 'done' in answer ? 200 : 400, headers: cookieHeaders(identity) })
}

async function act(request: Request, form: FormData): Promise<SearchesAnswer> {
  const { api } = visit(request)
  const remove = formText(form, 'remove')
  const typed = readSearch((name) => formText(form, name))
  const search = toSearchInput(typed)
  if (remove === '' && typeof search === 'string') return { fault: search, typed }
  try {
    if (remove !== '') {
      await call(api, removeSearch, { search_id: remove })
      return { done: 'removed' }
    }
    if (typeof search !== 'string') await call(api, saveSearch, { search })
    return { done: 'saved' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (remove !== '') return { fault: error.status === 404 ? 'unknown' : 'other' }
    if (error.code === 'TooManySearches') return { fault: 'too-many', typed }
    return { fault: error.status === 404 ? 'collection' : 'other', typed }
  }
}
