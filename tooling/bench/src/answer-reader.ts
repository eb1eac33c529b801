/** An answer as far as a load looks at it. */
export interface Answer {
  readonly status: number
  /** Of headers and body, as they were sent. */
  readonly bytes: number
  /** Whether the other side hangs up after it. */
  readonly closes: boolean
}

const HEADERS_END = '\r\n\r\n'
const LINE_END = '\r\n'

/**
 * Tells where answers of HTTP/1.1 to GET end in what one connection brings, and nothing of what they say: who turns every
 * body into text takes longer over it than a service over giving it. Throws on what is no such answer.
 */
export function answerReader(heard: (answer: Answer) => void): (piece: Buffer) => void {
  let held: Buffer = Buffer.alloc(0)
  let status = 0
  let closes = false
  let bytes = 0
  /** Of the body, or of a chunk and the line end behind it. */
  let left = 0
  let at: 'headers' | 'body' | 'chunk size' | 'chunk' | 'trailer' = 'headers'

  function end(): void {
    at = 'headers'
    const answer = { status, bytes, closes }
    bytes = 0
    heard(answer)
  }

  /** Takes one step; false where more is needed for it. */
  function step(): boolean {
    if (at === 'body' || at === 'chunk') {
      const taken = Math.min(left, held.length)
      left -= taken
      pass(taken)
      if (left > 0) return false
      if (at === 'body') end()
      else at = 'chunk size'
      return held.length > 0
    }
    const mark = at === 'headers' ? HEADERS_END : LINE_END
    const found = held.indexOf(mark)
    if (found < 0) return false
    const text = held.toString('latin1', 0, found)
    pass(found + mark.length)
    if (at === 'headers') readHeaders(text)
    else if (at === 'chunk size') readChunkSize(text)
    else if (text === '') end()
    return true
  }

  function pass(count: number): void {
    bytes += count
    held = held.subarray(count)
  }

  function readHeaders(text: string): void {
    const head = /^HTTP\/1\.1 (\d{3})/.exec(text)
    if (!head) throw new Error(`not an answer of HTTP: ${text.slice(0, 40)}`)
    status = Number(head[1])
    closes = /\r\nconnection: *close/i.test(text)
    if (/\r\ntransfer-encoding: *chunked/i.test(text)) {
      at = 'chunk size'
      return
    }
    const hasBody = status !== 204 && status !== 304
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
    // What goes on until the connection ends is not waited for.
    if (hasBody && length === undefined && !closes)
      throw new Error('an answer that does not say how long it is')
    left = hasBody ? Number(length ?? 0) : 0
    if (left > 0) at = 'body'
    else end()
  }

  function readChunkSize(text: string): void {
    const size = Number.parseInt(text, 16)
    if (!(size >= 0)) throw new Error(`not the size of a chunk: ${text.slice(0, 40)}`)
    left = size + LINE_END.length
    at = size === 0 ? 'trailer' : 'chunk'
  }

  return (piece) => {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    while (step()) {}
  }
}
