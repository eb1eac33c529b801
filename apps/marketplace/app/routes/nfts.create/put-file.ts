import { isRecord } from '#app/feature/endless/is-record.js'
import type { MintBuilder } from './mint-builder.js'

/** Why a file is not here. */
export type PutFault = 'signed-out' | 'too-large' | 'too-many' | 'unsupported-type' | 'differs' | 'silent'

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

/**
 * Puts a file into the media service, and fetches it back: what lies there is the same, byte for byte. One that is there
 * already need not be sent. Rejects with `PutError`.
 */
export async function putFile(file: Blob, hash: string, builder: Pick<MintBuilder, 'hash'>): Promise<Put> {
  const url = await placeOf(file, hash)
  const back = await asked(() => fetch(url, { cache: 'no-store', credentials: 'omit' }))
  if (!back.ok || (await builder.hash(await back.blob())) !== hash) throw new PutError('differs')
  return { url, hash }
}

async function placeOf(file: Blob, hash: string): Promise<string> {
  const leave = await asked(() =>
    fetch('/nfts/create/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sha256: hash, bytes: file.size }),
    }),
  )
  // The session ended meanwhile: the answer is the login's.
  if (leave.redirected) throw new PutError('signed-out')
  const said = await bodyOf(leave)
  if (!leave.ok) throw new PutError(FAULTS[String(said.code)] ?? 'silent')
  if (typeof said.url === 'string') return said.url
  const to = isRecord(said.put) ? said.put.url : undefined
  if (typeof to !== 'string') throw new PutError('silent')
  const done = await asked(() => fetch(to, { method: 'PUT', body: file, credentials: 'omit' }))
  const { url, code } = await bodyOf(done)
  if (!done.ok || typeof url !== 'string') throw new PutError(FAULTS[String(code)] ?? 'silent')
  return url
}

const FAULTS: Readonly<Record<string, PutFault>> = {
  Unauthenticated: 'signed-out',
  TooLarge: 'too-large',
  TooManyUploads: 'too-many',
  TooManyRequests: 'too-many',
  'unsupported-type': 'unsupported-type',
  differs: 'differs',
}

async function asked(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch {
    throw new PutError('silent')
  }
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => undefined)
  return isRecord(body) ? body : {}
}
