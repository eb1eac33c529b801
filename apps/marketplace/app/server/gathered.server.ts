import { Transform } from 'node:stream'

/**
 * Passes on together what is written in one turn of the event loop. React writes a page in pieces of two kilobytes, and
 * each piece that is sent by itself is compressed by itself: a page of fifty works was almost twice as large.
 *
 * Where a letter of several bytes does not fit the rest of such a piece, React 18 leaves that rest as zeros, which browsers
 * show as broken letters in attributes. No page has a zero of its own.
 */
export function gathered(): Transform {
  let held: Uint8Array[] = []
  let waiting: NodeJS.Immediate | undefined
  const send = () => {
    waiting = undefined
    if (held.length === 0) return
    stream.push(Buffer.concat(held))
    held = []
  }
  const stream = new Transform({
    transform(piece: Buffer, _, done) {
      held.push(piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece)
      waiting ??= setImmediate(send)
      done()
    },
    flush(done) {
      if (waiting) clearImmediate(waiting)
      send()
      done()
    },
    destroy(error, done) {
      if (waiting) clearImmediate(waiting)
      done(error)
    },
  })
  return stream
}
