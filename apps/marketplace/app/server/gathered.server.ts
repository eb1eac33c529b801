import { Transform } from 'node:stream'

/**
 * Passes on together what is written in one turn of the event loop. React writes a page in pieces of two kilobytes, and
 * each piece that is sent by itself is compressed by itself: a page of fifty works was almost twice as large.
 */
export function gathered(): Transform {
  let held: Buffer[] = []
  let waiting: NodeJS.Immediate | undefined
  const send = () => {
    waiting = undefined
    if (held.length === 0) return
    stream.push(Buffer.concat(held))
    held = []
  }
  const stream = new Transform({
    transform(piece: Buffer, _, done) {
      held.push(piece)
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
