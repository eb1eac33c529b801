import { isDataUri, readDataUri } from './data-uri.js'
import { type FetchLimits, fetchFile, LARGE_BYTES, NoRoomError } from './fetch-file.js'
import { sha256 } from './file-store.js'
import type { HostGate } from './host-gate.js'
import { readIpfsFolder } from './ipfs-folder.js'
import type { KeptFile } from './kept-files.js'
import { type Fault, MediaError, toFault } from './media-error.js'
import { resolveUri } from './resolve-uri.js'

export interface Task {
  readonly kind: 'metadata' | 'media' | 'license' | 'art'
  readonly key: string
  readonly uris: readonly string[]
}

/** Where files are looked for, and how far. */
export interface Sources {
  readonly ipfsFolder: string | undefined
  readonly gateways: readonly string[]
  readonly limits: FetchLimits
  readonly hosts: HostGate
  /** What was put here by its address; nothing where it lies elsewhere. */
  readonly readOwn: (uri: string, maxBytes: number) => Promise<Buffer | undefined>
  /** What is held already of the files we fetched. */
  readonly findKept: (task: Task) => Promise<KeptFile | undefined>
  /** The first host is asked right after this: a place that was kept there is free to be entered. */
  readonly beforeAsking?: () => void
}

export type Found =
  /** The bytes at this address match the hash on chain. */
  | {
      readonly state: 'matches'
      readonly bytes: Buffer
      readonly address: string
      /** Read from where files rest; otherwise it is written there, over whatever lies there. */
      readonly isKept: boolean
    }
  /** What is there is something else. */
  | { readonly state: 'differs'; readonly fault: Fault }
  | { readonly state: 'unavailable'; readonly fault: Fault; readonly retryAfterMs: number | undefined }
  /** A host that has enough of us may have it, or it is large and there was no room. */
  | { readonly state: 'later' }

const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024
const MAX_ADDRESSES = 12

/** Metadata and licenses, which are read whole, unlike media. */
export function isDocument({ kind }: Pick<Task, 'kind'>): boolean {
  return kind === 'metadata' || kind === 'license'
}

/** Where a task's file may be, best first. */
export function addressesOf({ uris }: Pick<Task, 'uris'>, gateways: readonly string[]): string[] {
  return [...new Set(uris.flatMap((uri) => resolveUri(uri, gateways)))].slice(0, MAX_ADDRESSES)
}

/** `host:port` of a web address; data carries its own bytes and has none. */
export function hostOf(address: string | undefined): string | undefined {
  return address && !isDataUri(address) && URL.canParse(address) ? new URL(address).host : undefined
}

/** The first address whose bytes match wins; bytes that differ are only reported when none match. */
export async function findFile(sources: Sources, task: Task, signal: AbortSignal): Promise<Found> {
  const { limits, gateways } = sources
  const maxBytes = isDocument(task) ? Math.min(limits.maxBytes, MAX_DOCUMENT_BYTES) : limits.maxBytes
  const near = await findInFolder(sources.ipfsFolder, task, maxBytes)
  if (near) return { state: 'matches', bytes: near.bytes, address: near.uri, isKept: false }
  const kept = (await findOwn(sources, task, maxBytes)) ?? (await findKept(sources, task, maxBytes, signal))
  if (kept) return { state: 'matches', bytes: kept.bytes, address: kept.uri, isKept: true }
  const addresses = addressesOf(task, gateways)
  let differs: Fault | undefined
  let missing: { fault: Fault; retryAfterMs: number | undefined } | undefined
  let later = false
  sources.beforeAsking?.()
  for (const address of addresses) {
    try {
      const bytes = await bytesAt(sources, address, maxBytes, signal)
      if (bytes === undefined) later = true
      else if (matches(task, bytes)) return { state: 'matches', bytes, address, isKept: false }
      else differs ??= toFault('mismatch', sha256(bytes))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof NoRoomError) {
        later = true
        continue
      }
      if (!(error instanceof MediaError)) throw error
      missing = { fault: error.fault, retryAfterMs: error.retryAfterMs ?? missing?.retryAfterMs }
    }
  }
  if (later) return { state: 'later' }
  if (differs) return { state: 'differs', fault: differs }
  return { state: 'unavailable', ...(missing ?? { fault: toFault('no-address'), retryAfterMs: undefined }) }
}

/** `undefined` when the host has enough of us. */
async function bytesAt(
  { hosts, limits }: Sources,
  address: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (isDataUri(address)) return readDataUri(address, maxBytes)
  const host = hostOf(address)
  if (host === undefined) throw new MediaError('malformed')
  const leave = hosts.enter(host)
  if (!leave) return undefined
  try {
    return await fetchFile(address, { ...limits, maxBytes }, signal)
  } catch (error) {
    if (error instanceof MediaError && error.retryAfterMs) hosts.pause(host, error.retryAfterMs)
    throw error
  } finally {
    leave()
  }
}

/** Bytes of the local folder, when they are the right ones. */
async function findInFolder(
  folder: string | undefined,
  task: Task,
  maxBytes: number,
): Promise<{ bytes: Buffer; uri: string } | undefined> {
  if (folder === undefined) return undefined
  for (const uri of task.uris.slice(0, MAX_ADDRESSES)) {
    const bytes = await readIpfsFolder(folder, uri, maxBytes)
    if (bytes && matches(task, bytes)) return { bytes, uri }
  }
  return undefined
}

/** Bytes that were put here, when they are the right ones; what cannot be read is looked for elsewhere. */
async function findOwn(
  { readOwn }: Sources,
  task: Task,
  maxBytes: number,
): Promise<{ bytes: Buffer; uri: string } | undefined> {
  for (const uri of task.uris.slice(0, MAX_ADDRESSES)) {
    const bytes = await readOwn(uri, maxBytes).catch(() => undefined)
    if (bytes && matches(task, bytes)) return { bytes, uri }
  }
  return undefined
}

/** Bytes that were fetched before; a large file waits for its turn. What cannot be read, or is no longer what it was, is fetched anew. */
async function findKept(
  { findKept: find, limits }: Sources,
  task: Task,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; uri: string } | undefined> {
  const kept = await find(task)
  if (!kept || kept.size > maxBytes) return undefined
  if (kept.size > LARGE_BYTES) await limits.beforeLarge?.(signal)
  const bytes = await kept.read().catch(() => undefined)
  return bytes && matches(task, bytes) ? { bytes, uri: kept.uri } : undefined
}

/** Collection art has no hash on chain. */
function matches(task: Task, bytes: Buffer): boolean {
  return task.kind === 'art' || sha256(bytes) === task.key
}
