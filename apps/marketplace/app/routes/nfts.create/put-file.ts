import { isRecord } from '#app/feature/endless/is-record.js'
import { parsedJson } from '#app/wallet/parsed-json.js'
import type { MintBuilder } from './mint-builder.js'
import { sendBytes } from './send-bytes.js'

/** Why a file is not here. */
export type PutFault =
  | 'signed-out'
  | 'too-large'
  | 'too-many'
  | 'unsupported-type'
  | 'differs'
  | 'silent'
  | 'stopped'

export class PutError extends Error {
  override readonly name = 'PutError'
  readonly fault: PutFault
  constructor(fault: PutFault) {
    super(`A file could not be put here: ${fault}`)
    this.fault = fault
  }
}

export interface Put {
  readonly url: string
  readonly hash: string
}

/** How far it is: so many bytes of the file have been sent, or have come back. */
export interface PutStep {
  readonly way: 'there' | 'back'
  readonly bytes: number
}

export interface PutOptions {
  readonly builder: Pick<MintBuilder, 'hash'>
  readonly onStep?: (step: PutStep) => void
  /** Given up by whoever began it: rejects with `stopped`. */
  readonly signal: AbortSignal
}

/**
 * Puts a file into the media service, and fetches it back: what lies there is the same, byte for byte. One that is there
 * already need not be sent. Rejects with `PutError`.
 */
export async function putFile(file: Blob, hash: string, options: PutOptions): Promise<Put> {
  const { builder, signal } = options
  try {
    const url = await placeOf(file, hash, options)
    const back = await fetchedBack(url, file.size, options)
    if ((await builder.hash(back)) !== hash) throw new PutError('differs')
    signal.throwIfAborted()
    return { url, hash }
  } catch (error) {
    throw signal.aborted ? new PutError('stopped') : error
  }
}

async function placeOf(file: Blob, hash: string, { onStep, signal }: PutOptions): Promise<string> {
  const leave = await asked(() =>
    fetch('/nfts/create/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sha256: hash, bytes: file.size }),
      signal,
    }),
  )
  // The session ended meanwhile: the answer is the login's.
  if (leave.redirected) throw new PutError('signed-out')
  const said = readBody(await leave.text().catch(() => ''))
  if (!leave.ok) throw new PutError(FAULTS[String(said.code)] ?? 'silent')
  if (typeof said.url === 'string') return said.url
  const to = isRecord(said.put) ? said.put.url : undefined
  if (typeof to !== 'string') throw new PutError('silent')
  const onSent = (bytes: number) => onStep?.({ way: 'there', bytes })
  const { ok, text } = await asked(() => sendBytes(to, file, { onSent, signal }))
  const { url, code } = readBody(text)
  if (!ok || typeof url !== 'string') throw new PutError(FAULTS[String(code)] ?? 'silent')
  return url
}

/** What lies there, as far as it can be the same: nobody is sent more than they gave. */
async function fetchedBack(url: string, size: number, { onStep, signal }: PutOptions): Promise<Blob> {
  const answer = await asked(() => fetch(url, { cache: 'no-store', credentials: 'omit', signal }))
  if (!answer.ok || !answer.body) throw new PutError('differs')
  const reader = answer.body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await asked(() => reader.read())
    if (done) return new Blob(pieces)
    pieces.push(value)
    bytes += value.length
    if (bytes > size) {
      await reader.cancel()
      throw new PutError('differs')
    }
    onStep?.({ way: 'back', bytes })
  }
}

const FAULTS: Readonly<Record<string, PutFault>> = {
  Unauthenticated: 'signed-out',
  TooLarge: 'too-large',
  TooManyUploads: 'too-many',
  TooManyRequests: 'too-many',
  'unsupported-type': 'unsupported-type',
  differs: 'differs',
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    throw new PutError('silent')
  }
}

function readBody(text: string): Record<string, unknown> {
  const body = parsedJson(text)
  return isRecord(body) ? body : {}
}
