import type StoryblokClient from 'storyblok-js-client'
import type { ISbStoriesParams } from 'storyblok-js-client'
import { z } from 'zod'
import { faultOf, wordsOf } from './bounded-fetch.js'
import { CmsError } from './error.js'

/** An answer of the service: its JSON, unproven, and what its headers say of a list. */
export interface Answer {
  data: unknown
  total: number | undefined
  perPage: number | undefined
}

/** Asks one path of the service. Rejects with a `CmsError`. */
export type Question = (path: string, params: ISbStoriesParams) => Promise<Answer>

const shape = z.object({ data: z.unknown(), total: z.number().optional(), perPage: z.number().optional() })

/** What the library rejects with: an error's message, and a status where there was an answer. */
const refusal = z.object({ message: z.string().optional(), status: z.number().optional() })

/** Asks through the client library, which waits its turn and tries again when it asked too often; bounded as a whole. */
export async function ask(
  client: StoryblokClient,
  path: string,
  params: ISbStoriesParams,
  timeoutMs: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CmsError('timeout', wordsOf('timeout'))), timeoutMs)
  })
  try {
    // A copy: the library writes into what it is given.
    const answer = shape.parse(await Promise.race([client.get(path, { ...params }), tooLong]))
    return { data: answer.data, total: answer.total, perPage: answer.perPage }
  } catch (error) {
    throw toCmsError(error)
  } finally {
    clearTimeout(timer)
  }
}

function toCmsError(error: unknown): CmsError {
  if (error instanceof CmsError) return error
  const { message, status } = refusal.safeParse(error).data ?? {}
  if (status === undefined) {
    const code = faultOf(message)
    return new CmsError(code, wordsOf(code))
  }
  if (status === 401 || status === 403)
    return new CmsError('unauthorized', 'The content service refuses the access token', { status })
  if (status === 404) return new CmsError('not-found', 'No story has such a path', { status })
  if (status === 429) return new CmsError('busy', 'The content service was asked too often', { status })
  return new CmsError('status', `The content service answered ${status}`, { status })
}
