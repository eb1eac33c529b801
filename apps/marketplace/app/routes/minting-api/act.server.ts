import { ApiError, call } from '@chiaroscuro/api-client'
import { makeApiKey, openMintingAccount, revokeApiKey } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'
import type { MintingAnswer, MintingFault } from './minting-answer.js'

const LONGEST_NAME = 60

/** Makes a key, takes one back, or asks where credits are bought. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const answer = await carryOut(request, await request.formData())
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'private, no-store')
  return data(answer, { status: answer.fault ? 400 : 200, headers })
}

async function carryOut(request: Request, form: FormData): Promise<MintingAnswer> {
  const { api } = visit(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  try {
    switch (text('intent')) {
      case 'make': {
        const name = text('name')
        if (name === '' || name.length > LONGEST_NAME) return { fault: 'name' }
        const made = await call(api, makeApiKey, { key: { name, scopes: ['mint'] } })
        return { made: { name: made.name, key: made.key } }
      }
      case 'revoke':
        await call(api, revokeApiKey, { key_id: text('id') })
        return { done: 'revoked' }
      case 'open':
        await call(api, openMintingAccount, {})
        return { done: 'opened' }
      default:
        return { fault: 'other' }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: faultOf(error) }
  }
}

function faultOf({ code, status }: ApiError): MintingFault {
  if (code === 'TooManyKeys') return 'too-many'
  if (code === 'NoMinter') return 'not-enabled'
  if (status === 422) return 'name'
  return status === 429 ? 'too-often' : 'other'
}
