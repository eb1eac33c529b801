import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { joined, lengthOf, type Piece } from './json-text.js'

const zip = promisify(gzip)
/** Below this many characters compressing gains nothing. */
const WORTH_IT = 1024

/** The JSON of an answer, and what it is compressed, once somebody takes it so. */
export interface PlainAnswer {
  readonly pieces: readonly Piece[]
  zipped?: Promise<Buffer>
}

/**
 * The response to such an answer, with all its headers at once: one that is made of a text, and never touched as a stream,
 * goes out in a single write.
 */
export async function plainResponse(
  answer: PlainAnswer,
  acceptEncoding: string | undefined,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const base = { 'content-type': 'application/json', vary: 'accept-encoding', ...headers }
  if (lengthOf(answer.pieces) < WORTH_IT || !takesGzip(acceptEncoding)) {
    const text = joined(answer.pieces)
    const length = String(Buffer.byteLength(text))
    return new Response(text, { status, headers: { ...base, 'content-length': length } })
  }
  answer.zipped ??= zip(joined(answer.pieces))
  const body = new Uint8Array(await answer.zipped)
  return new Response(body, {
    status,
    headers: { ...base, 'content-encoding': 'gzip', 'content-length': String(body.byteLength) },
  })
}

/** Whether a caller takes gzip (RFC 9110, 12.5.3): named, or any, and not at weight 0. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  const taken = parseAccept((acceptEncoding ?? '').toLowerCase())
  const named = taken.find(({ type }) => type === 'gzip') ?? taken.find(({ type }) => type === '*')
  return named !== undefined && named.q > 0
}
