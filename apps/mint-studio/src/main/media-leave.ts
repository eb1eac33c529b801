import { ApiError, apiClient, call } from '@chiaroscuro/api-client'
import type { Auth } from '@chiaroscuro/auth'
import { askUpload } from '@chiaroscuro/contract/operation'
import { z } from 'zod'
import type { MediaFile, MediaLeave } from '../ipc/media.js'

const TIMEOUT_MS = 15_000
/** Nobody's upload sleeps longer than this for one answer. */
const PATIENCE_S = 60

const url = z.string().max(2000)
const permit = z.looseObject({ url: url.nullable(), put: z.looseObject({ url }).nullable() })
const busy = z.object({ retryAfter: z.number().min(0) })

const WHY: Readonly<Record<string, MediaLeave>> = {
  TooLarge: { kind: 'refused', why: 'too-large' },
  TooManyUploads: { kind: 'refused', why: 'too-much' },
  Unauthenticated: { kind: 'refused', why: 'signed-out' },
}

export interface LeaveParts {
  readonly auth: Pick<Auth, 'fetchAuthSession' | 'getCurrentUser'>
  readonly apiUrl: string
  readonly fetch: typeof globalThis.fetch
}

/**
 * Asks the marketplace's service for leave to put one file at its media service. The session's token goes to that service alone; what
 * is given back is an address that works once, and holds nothing of the session. Never rejects.
 */
export async function leaveFor({ auth, apiUrl, fetch }: LeaveParts, file: MediaFile): Promise<MediaLeave> {
  try {
    const { tokens } = await auth.fetchAuthSession()
    const bearer = tokens?.idToken?.text
    if (bearer === undefined) return { kind: 'refused', why: 'signed-out' }
    const client = apiClient({ root: apiUrl, token: async () => bearer, fetch, timeoutMs: TIMEOUT_MS })
    const upload = { sha256: file.hash, bytes: file.size }
    const { url: there, put } = permit.parse(await call(client, askUpload, { upload }))
    if (there !== null) return { kind: 'there', url: there }
    return put ? { kind: 'put', url: put.url } : { kind: 'refused', why: 'refused' }
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error)
    if (error instanceof z.ZodError) return { kind: 'refused', why: 'refused' }
    // The identity service is silent, or ended the session.
    const isIn = await auth.getCurrentUser().then(
      () => true,
      () => false,
    )
    return isIn ? { kind: 'later' } : { kind: 'refused', why: 'signed-out' }
  }
}

function refusalOf({ status, code, cause }: ApiError): MediaLeave {
  const why = code !== undefined && Object.hasOwn(WHY, code) ? WHY[code] : undefined
  if (why) return why
  if (status === 401) return { kind: 'refused', why: 'signed-out' }
  if (status === 429) {
    const { retryAfter: seconds } = busy.safeParse(cause).data ?? {}
    if (seconds === undefined || seconds > PATIENCE_S) return { kind: 'refused', why: 'too-much' }
    return { kind: 'later', seconds }
  }
  return status === 0 || status >= 500 ? { kind: 'later' } : { kind: 'refused', why: 'refused' }
}
