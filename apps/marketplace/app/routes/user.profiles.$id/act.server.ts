import { ApiError, call } from '@chiaroscuro/api-client'
import { updateProfile } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { visit } from '#app/server/visit.server.js'
import { PROFILE_FIELDS, type ProfileAnswer, type ProfileFault, type TypedProfile } from './profile-answer.js'

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const form = await request.formData()
  const answer = await save(request, params.id ?? '', typedIn(form))
  return data(answer, { status: 'done' in answer ? 200 : 400, headers: cookieHeaders(identity) })
}

function typedIn(form: FormData): TypedProfile {
  const [username, name, bio, website, twitter_handle, avatar_nft_id, header_nft_id] = PROFILE_FIELDS
  const text = (field: keyof TypedProfile) => formText(form, field).trim()
  return {
    username: text(username),
    name: text(name),
    bio: text(bio),
    website: text(website),
    twitter_handle: text(twitter_handle),
    avatar_nft_id: text(avatar_nft_id),
    header_nft_id: text(header_nft_id),
  }
}

async function save(request: Request, profile_id: string, typed: TypedProfile): Promise<ProfileAnswer> {
  const { api } = visit(request)
  const profile = {
    ...typed,
    avatar_nft_id: typed.avatar_nft_id || null,
    header_nft_id: typed.header_nft_id || null,
  }
  try {
    await call(api, updateProfile, { profile_id, profile })
    return { done: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: faultOf(error), typed }
  }
}

function faultOf(error: ApiError): ProfileFault {
  const { code, reason = '', resembles = null, field: name } = refusalOf(error)
  const field = PROFILE_FIELDS.find((one) => one === name)
  if (code === 'NameRefused') return { kind: 'name', reason, resembles }
  // The API says which picture by its name in words of its own.
  if (code === 'NotOwned') return { kind: 'field', field: 'avatar_nft_id' }
  if (field) return { kind: 'field', field }
  if (error.status === 403 || error.status === 404) return { kind: 'not-yours' }
  return { kind: error.status === 429 ? 'too-often' : 'other' }
}
