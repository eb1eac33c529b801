import { ApiError, call } from '@chiaroscuro/api-client'
import { updateCollection } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { visit } from '#app/server/visit.server.js'
import {
  COLLECTION_FIELDS,
  type CollectionAnswer,
  type CollectionFault,
  type CollectionField,
  type TypedCollection,
} from './collection-answer.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const form = await request.formData()
  const answer = await save(request, typedIn(form))
  return data(answer, { status: 'done' in answer ? 200 : 400, headers: cookieHeaders(identity) })
}

function typedIn(form: FormData): TypedCollection {
  const [handle, description, banner_nft_id, website, twitter, discord] = COLLECTION_FIELDS
  const text = (field: CollectionField) => formText(form, field).trim()
  return {
    handle: text(handle),
    description: text(description),
    banner_nft_id: text(banner_nft_id),
    website: text(website),
    twitter: text(twitter),
    discord: text(discord),
    sensitive: form.get('sensitive') === '1',
  }
}

async function save(request: Request, typed: TypedCollection): Promise<CollectionAnswer> {
  const { api, url } = visit(request)
  const collection_id = url.searchParams.get('id') ?? ''
  try {
    await call(api, updateCollection, { collection_id, collection: typed })
    return { done: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: faultOf(error), typed }
  }
}

function faultOf(error: ApiError): CollectionFault {
  const { code, reason = '', resembles = null, field: name } = refusalOf(error)
  const field = COLLECTION_FIELDS.find((one) => one === name)
  if (code === 'NameRefused') return { kind: 'name', reason, resembles }
  if (code === 'NotOwned') return { kind: 'field', field: 'banner_nft_id' }
  if (field) return { kind: 'field', field }
  if (error.status === 403 || error.status === 404) return { kind: 'not-yours' }
  return { kind: error.status === 429 ? 'too-often' : 'other' }
}
