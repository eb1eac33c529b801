import { type Fetch, HttpError } from '@chiaroscuro/http'
import { z } from 'zod'
import type { Upload } from '../drop/uploads-of-drop.js'
import { readAnswer, sendFile } from './send-file.js'
import { UploadError, type UploadFailure } from './upload-error.js'
import type { Uploader } from './uploader.js'

/** Why a service gives no leave; nothing but somebody's own doing changes it. */
export type Refusal = Extract<UploadFailure, 'signed-out' | 'too-large' | 'too-much' | 'refused'>

/** What a service says to somebody who would like to put a file there. */
export type Leave =
  /** It is there already, for good. */
  | { readonly kind: 'there'; readonly url: string }
  /** Its bytes go to this address, once, and soon. */
  | { readonly kind: 'put'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: Refusal }
  /** It may be asked again, after so many seconds. */
  | { readonly kind: 'later'; readonly seconds?: number | undefined }

export interface MediaSettings {
  /** Names the service in journals and faults. */
  readonly name: string
  /** Asks in the name of whoever is signed in. Who that is, and how it is proved, is not known here. */
  readonly askLeave: (file: Pick<Upload, 'hash' | 'size'>) => Promise<Leave>
  readonly fetch: Fetch
}

const taken = z.object({ sha256: z.string(), url: z.string() })
const said = z.object({ code: z.string() })

/** Files on a media service that gives leave for exactly these bytes: each lies under its hash, for good. */
export function mediaUploader({ name, askLeave, fetch }: MediaSettings): Uploader {
  return {
    id: `media ${name}`,
    async put(upload, bytes, signal) {
      const { hash, size } = upload
      const leave = await askLeave({ hash, size })
      if (leave.kind === 'refused') throw new UploadError(leave.why, 'The service gives no leave')
      if (leave.kind === 'later')
        throw new HttpError('network', 'The service gives leave later', {
          ...(leave.seconds !== undefined && { retryAfter: leave.seconds }),
        })
      if (leave.kind === 'there') return [addressOf(leave.url, upload)]
      if (!isSafe(leave.url)) throw new UploadError('unreadable-answer', 'Files go nowhere unencrypted')
      const answer = readAnswer(await send(leave.url, upload, bytes, fetch, signal), taken)
      if (answer.sha256 !== hash) throw new UploadError('other-cid', 'The service has another content')
      if (new URL(answer.url).origin !== new URL(leave.url).origin)
        throw new UploadError('unreadable-answer', 'It lies elsewhere than it was put')
      return [addressOf(answer.url, upload)]
    },
  }
}

async function send(
  url: string,
  { mediaType }: Upload,
  bytes: Uint8Array,
  fetch: Fetch,
  signal: AbortSignal | undefined,
): Promise<string> {
  const headers = { 'content-type': mediaType }
  try {
    return await sendFile(url, { method: 'PUT', headers, body: bytes.slice() }, fetch, signal)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Leave that has run out, or was used by a sending whose answer was lost: the next one is asked for anew.
    if (error.status === 404 || error.status === 410)
      throw new HttpError('network', 'The leave is over', { status: error.status })
    if (error.status === 415) throw new UploadError('unwanted-kind', 'The service takes no such file')
    if (said.safeParse(error.body).data?.code === 'differs')
      throw new UploadError('other-cid', 'Other bytes arrived than were promised')
    throw error
  }
}

/** What stands on the chain names the content itself: whoever reads it can tell that it is the same. */
function addressOf(url: string, { hash }: Upload): string {
  if (!isSafe(url) || !new URL(url).pathname.includes(hash))
    throw new UploadError('unreadable-answer', 'The service named no lasting address')
  return url
}

/** Encrypted, or on this machine; with no name, key or question in it. */
function isSafe(url: string): boolean {
  try {
    const { protocol, hostname, username, password, search, hash } = new URL(url)
    const isHere = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    return (protocol === 'https:' || isHere) && !username && !password && !search && !hash
  } catch {
    return false
  }
}
