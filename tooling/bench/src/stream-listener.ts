import { connect, type Socket } from 'node:net'

/** Somebody who listens to the stream, and comes back where they were when it breaks. */
export interface Listener {
  /** Numbers in the order they came, with when: milliseconds of the process's clock. */
  readonly heard: readonly { readonly id: number; readonly at: number }[]
  /** Resolves once the stream is open. */
  readonly listening: Promise<void>
  stop(): void
}

const RETRY_MS = 200
/** How a message's line with its number begins, after the line before it. */
const NUMBER = Buffer.from('\nid: ')
const LINE_END = 10

/**
 * Looks for numbers alone, in the bytes of the connection: a thousand that read what they are sent would be what is measured,
 * for they share one thread.
 */
export function listener(url: string): Listener {
  const heard: { id: number; at: number }[] = []
  const { hostname, port } = new URL(url)
  let stopped = false
  let open: () => void = () => {}
  let line: Socket | undefined
  const listening = new Promise<void>((resolve) => {
    open = resolve
  })

  function listen(): void {
    if (stopped) return
    const last = heard.at(-1)?.id
    const socket = connect(Number(port), hostname)
    line = socket
    let rest = Buffer.alloc(0)
    socket.on('data', (part) => {
      open()
      const at = performance.now()
      const bytes = rest.length > 0 ? Buffer.concat([rest, part]) : part
      // A copy: what it is cut from is much larger.
      rest = Buffer.from(bytes.subarray(numbersIn(bytes, (id) => heard.push({ id, at }))))
    })
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(listen, RETRY_MS))
    const from = last === undefined ? '' : `last-event-id: ${last}\r\n`
    socket.write(`GET /v2/stream HTTP/1.1\r\nhost: ${hostname}\r\n${from}\r\n`)
  }

  listen()
  return {
    heard,
    listening,
    stop() {
      stopped = true
      line?.destroy()
    },
  }
}

/** Gives each whole number; where what may be a number's beginning starts at the end. */
function numbersIn(bytes: Buffer, give: (id: number) => void): number {
  for (let from = 0; ; ) {
    const start = bytes.indexOf(NUMBER, from)
    if (start < 0) return Math.max(from, bytes.length - NUMBER.length + 1)
    const end = bytes.indexOf(LINE_END, start + NUMBER.length)
    if (end < 0) return start
    give(Number(bytes.toString('latin1', start + NUMBER.length, end)))
    from = end
  }
}
