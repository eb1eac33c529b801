import { askUpload } from '@chiaroscuro/contract/operation'
import { uploadBody } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { ownPath } from '../media/own-files.js'
import { permitHashOf } from '../media/take-upload.js'
import { bytesSince, keepPermit, storedType } from '../query/upload-rows.js'
import { toOwnTime } from '../view/common.js'
import { type Endpoint, endpoint, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

export interface UploadsContext extends PeopleContext {
  readonly uploads: {
    /** Where the media service is reached. */
    readonly rootUrl: string
    readonly maxBytes: number
  }
}

/** A drop of a thousand works has two thousand files. How much all of them may be is the day's allowance. */
const ASKED: Quota = { name: 'uploads', points: 2400, seconds: 3600 }
const PERMIT_MS = 10 * 60_000
const PERMIT_BYTES = 32
const DAY_MS = 24 * 3600_000
/** What somebody may put here in a day. */
const DAILY_BYTES = 1024 ** 3

const askUploadEndpoint = endpoint(
  askUpload,
  z.object({ upload: uploadBody }),
  async (context: UploadsContext, { upload }, call) => {
    const { db, now, random, uploads } = context
    const { userId } = viewerOfCall(call)
    const { sha256: hash, bytes } = upload
    const mimeType = await storedType(db, hash)
    if (mimeType) return { sha256: hash, url: `${uploads.rootUrl}${ownPath(hash, mimeType)}`, put: null }
    if (bytes > uploads.maxBytes)
      throw new RefusedError('TooLarge', `A file may have ${uploads.maxBytes} bytes at most.`)
    const asked = now()
    if ((await bytesSince(db, { userId, since: asked - DAY_MS, now: asked })) + bytes > DAILY_BYTES)
      throw new RefusedError('TooManyUploads', `${DAILY_BYTES} bytes may be put here in a day.`)
    const permit = Buffer.from(random(PERMIT_BYTES)).toString('hex')
    const expiresAt = asked + PERMIT_MS
    await keepPermit(db, { permitHash: permitHashOf(permit), userId, hash, bytes, askedAt: asked, expiresAt })
    return {
      sha256: hash,
      url: null,
      put: { url: `${uploads.rootUrl}/uploads/${permit}`, expires_at: toOwnTime(expiresAt) },
    }
  },
  { quota: ASKED, unseen: true },
)

export const UPLOAD_ENDPOINTS: readonly Endpoint<UploadsContext>[] = [askUploadEndpoint]
