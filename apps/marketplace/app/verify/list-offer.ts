import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import { submitOffer } from '@chiaroscuro/contract/operation'

/** What became of an offer that was given to the book. */
export type ListResult =
  | { readonly is: 'listed'; readonly id: string }
  /** Under this id, where the answer could be read. */
  | { readonly is: 'known'; readonly id: string | null }
  /** By the API's own word for the rule, and its sentence. */
  | { readonly is: 'refused'; readonly reason: string; readonly detail: string }
  | { readonly is: 'often' | 'unreachable' }

/** Publishes an offer; one that is known already is named. Rejects only where the fault is ours. */
export async function listOffer(api: ApiClient, text: string): Promise<ListResult> {
  try {
    const { offer } = await call(api, submitOffer, { body: { offer: text } })
    return { is: 'listed', id: offer.id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const body = bodyOf(error)
    if (error.status === 409) return { is: 'known', id: textAt(objectAt(body, 'offer'), 'id') ?? null }
    if (error.status === 429) return { is: 'often' }
    if (error.status !== 400 && error.status !== 422) return { is: 'unreachable' }
    return { is: 'refused', reason: textAt(body, 'reason') ?? '', detail: (error.detail ?? '').slice(0, 300) }
  }
}

/** What the API said beside its sentence. */
function bodyOf(error: ApiError): unknown {
  return objectAt(error.cause, 'body')
}

function objectAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function textAt(value: unknown, name: string): string | undefined {
  const found = objectAt(value, name)
  return typeof found === 'string' ? found : undefined
}
