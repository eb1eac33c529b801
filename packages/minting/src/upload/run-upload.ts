import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { type Fetch, HttpError, type RetryPolicy, withRetry } from '@chiaroscuro/http'
import type { Hosted } from '../drop/plan-of-drop.js'
import type { Upload } from '../drop/uploads-of-drop.js'
import type { JournalFile } from '../engine/port.js'
import { fetchBack, hostOf, placesOf } from './fetch-back.js'
import { UploadError, type UploadFailure } from './upload-error.js'
import { areAddresses, openUploadJournal, type UploadJournal } from './upload-journal.js'
import type { Uploader } from './uploader.js'

/** From how many hosts every byte has to come back before anything is minted. */
export const LEAST_PLACES = 2

/**
 * What keeps a content from being minted.
 *
 * - `changed`: the file is no longer there, or what it was when it was read
 * - `not-put`, `unreadable-answer`, `other-cid`: an uploader failed, or has something else
 * - what else `UploadFailure` says: an uploader does not take it
 * - `not-there`: nothing can be fetched from an address
 * - `other-bytes`: what comes back is not what was sent
 * - `too-few-places`: it came back whole from fewer hosts than it has to
 */
export type UploadFault = {
  readonly hash: Hex32
  readonly name: string
  readonly code: 'changed' | 'not-put' | 'not-there' | 'other-bytes' | 'too-few-places' | UploadFailure
  /** Uploader or host. */
  readonly place: string
  /** Status of the last answer, where there was one. */
  readonly status: number | undefined
}

export interface UploadProgress {
  readonly done: number
  readonly count: number
  readonly faults: number
}

export interface UploadParts {
  readonly uploads: readonly Upload[]
  /** Bytes of a file of the folder. */
  readonly readFile: (path: string) => Promise<Uint8Array>
  readonly uploaders: readonly Uploader[]
  /** Of IPFS, by which its addresses are fetched back: `https://ipfs.io`. */
  readonly gateways: readonly string[]
  readonly journal: JournalFile
  readonly fetch: Fetch
  readonly sleep: (ms: number) => Promise<void>
  readonly random: () => number
  readonly retry?: RetryPolicy
  /** Hosts from which every byte has to come back; fewer than `LEAST_PLACES` only where nothing is for ever. */
  readonly leastPlaces?: number
  /** Contents under way at one time. */
  readonly atOnce?: number
  /** Milliseconds until a content that is fetched back has to be whole. */
  readonly timeoutMs?: number
  /** Everything is fetched back once more, whatever the journal says was seen: for the moment before a mint. */
  readonly isSeenAnew?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: UploadProgress) => void
}

export interface UploadReport {
  /** Addresses of contents that came back whole from everywhere: what a plan may be made of. */
  readonly hosted: Hosted
  /** The same of every content that each uploader took, whether it came back yet or not. */
  readonly put: Hosted
  readonly faults: readonly UploadFault[]
  /** Nothing keeps the drop from being minted. */
  readonly isGreen: boolean
}

const PATIENCE: RetryPolicy = { attempts: 5, delay: (attempt, random) => 2 ** attempt * 500 + random * 500 }
const AT_ONCE = 4

/**
 * Puts every content where it is to lie, fetches every byte back, and says what may be minted. What the journal says was done is
 * not done again, so that it can be interrupted at any moment. Rejects where the journal cannot be written, and when it is aborted.
 */
export async function runUpload(parts: UploadParts): Promise<UploadReport> {
  const journal = await openUploadJournal(parts.journal)
  const { uploads, atOnce = AT_ONCE, signal } = parts
  const outcomes = new Map<Upload, Outcome>()
  const waiting = [...uploads]
  let faults = 0
  async function work(): Promise<void> {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        signal?.throwIfAborted()
        const outcome = await hostOne(next, parts, journal)
        outcomes.set(next, outcome)
        faults += outcome.faults.length
        parts.onProgress?.({ done: outcomes.size, count: uploads.length, faults })
      }
    } catch (error) {
      // The others stop at their next content, so that nothing goes on unseen.
      waiting.length = 0
      throw error
    }
  }
  const all = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const one of all) if (one.status === 'rejected') throw one.reason
  return reportOf(uploads, outcomes)
}

/** In the order of the contents, whichever was done first. */
function reportOf(uploads: readonly Upload[], outcomes: ReadonlyMap<Upload, Outcome>): UploadReport {
  const hosted = new Map<Hex32, readonly string[]>()
  const put = new Map<Hex32, readonly string[]>()
  const faults = uploads.flatMap((upload) => {
    const { uris = [], faults: found = [], isPut = false } = outcomes.get(upload) ?? {}
    if (isPut) put.set(upload.hash, uris)
    if (found.length === 0) hosted.set(upload.hash, uris)
    return found
  })
  return { hosted, put, faults, isGreen: faults.length === 0 && hosted.size > 0 }
}

interface Outcome {
  readonly uris: readonly string[]
  readonly faults: readonly UploadFault[]
  /** Every uploader took it. */
  readonly isPut: boolean
}

async function hostOne(upload: Upload, parts: UploadParts, journal: UploadJournal): Promise<Outcome> {
  const { hash, name, source } = upload
  const faultOf = (code: UploadFault['code'], place: string, status?: number): UploadFault => ({
    ...{ hash, name, code, place, status },
  })
  const uris: string[] = []
  // One content has one address on IPFS, whoever has it.
  const add = (found: readonly string[]) => uris.push(...found.filter((uri) => !uris.includes(uri)))
  const faults: UploadFault[] = []
  const { uploaders, gateways, leastPlaces = LEAST_PLACES } = parts
  let bytes: Uint8Array | undefined
  for (const uploader of uploaders) {
    const before = journal.put(hash, uploader.id)
    if (before) {
      add(before)
      continue
    }
    bytes ??= await bytesOf(source, parts)
    if (!bytes || toHex(sha256(bytes)) !== hash)
      return { uris, faults: [faultOf('changed', name)], isPut: false }
    const put = await putOne(uploader, upload, bytes, parts)
    if ('code' in put) faults.push(faultOf(put.code, uploader.id, put.status))
    else {
      await journal.write({ kind: 'put', hash, uploader: uploader.id, uris: [...put.uris] })
      add(put.uris)
    }
  }
  const isPut = faults.length === 0
  const whole = new Set<string>()
  for (const url of uris.flatMap((uri) => placesOf(uri, gateways))) {
    const fault = await seeOne(url, upload, parts, journal)
    if (fault) faults.push(faultOf(fault.code, hostOf(url), fault.status))
    else whole.add(hostOf(url))
  }
  if (faults.length === 0 && whole.size < leastPlaces)
    faults.push(faultOf('too-few-places', [...whole].join(', ')))
  return { uris, faults, isPut }
}

async function bytesOf(source: Upload['source'], { readFile }: UploadParts): Promise<Uint8Array | undefined> {
  if (typeof source !== 'string') return source
  try {
    return await readFile(source)
  } catch {
    return undefined
  }
}

interface Failed {
  readonly code: UploadFault['code']
  readonly status: number | undefined
}

async function putOne(
  uploader: Uploader,
  upload: Upload,
  bytes: Uint8Array,
  parts: UploadParts,
): Promise<{ readonly uris: readonly string[] } | Failed> {
  try {
    const uris = await patiently(parts, () => uploader.put(upload, bytes, parts.signal))
    if (areAddresses(uris)) return { uris }
    throw new UploadError('unreadable-answer', 'The uploader gave addresses that no plan holds')
  } catch (error) {
    parts.signal?.throwIfAborted()
    if (error instanceof UploadError) return { code: error.code, status: undefined }
    return { code: 'not-put', status: error instanceof HttpError ? error.status : undefined }
  }
}

/** Fetches a content back from one place, unless that was done; what is wrong with it, if anything. */
async function seeOne(
  url: string,
  upload: Upload,
  parts: UploadParts,
  journal: UploadJournal,
): Promise<Failed | undefined> {
  const wasSeen = journal.wasSeen(upload.hash, url)
  if (wasSeen && !parts.isSeenAnew) return undefined
  let isWhole: boolean
  try {
    isWhole = await patiently(parts, () => fetchBack(url, upload, parts))
  } catch (error) {
    parts.signal?.throwIfAborted()
    return { code: 'not-there', status: error instanceof HttpError ? error.status : undefined }
  }
  if (!isWhole) return { code: 'other-bytes', status: undefined }
  if (!wasSeen) await journal.write({ kind: 'seen', hash: upload.hash, url })
  return undefined
}

function patiently<T>({ retry = PATIENCE, sleep, random }: UploadParts, task: () => Promise<T>): Promise<T> {
  return withRetry(task, retry, { sleep, random })
}
