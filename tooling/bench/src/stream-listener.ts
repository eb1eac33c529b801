import { Agent, request } from 'node:http'

/** Somebody who listens to the stream, and comes back where they were when it breaks. */
export interface Listener {
  /** Numbers in the order they came, with when: milliseconds of the process's clock. */
  readonly heard: readonly { readonly id: number; readonly at: number }[]
  /** Resolves once the stream is open. */
  readonly listening: Promise<void>
  stop(): void
}

const RETRY_MS = 200
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

export function listener(url: string): Listener {
  const heard: { id: number; at: number }[] = []
  let stopped = false
  let open: () => void = () => {}
  let hang: (() => void) | undefined
  const listening = new Promise<void>((resolve) => {
    open = resolve
  })

  function connect(): void {
    if (stopped) return
    const last = heard.at(-1)?.id
    const asking = request(`${url}/v2/stream`, {
      agent,
      headers: last === undefined ? {} : { 'last-event-id': String(last) },
    })
    hang = () => asking.destroy()
    let again = () => {
      again = () => {}
      setTimeout(connect, RETRY_MS)
    }
    asking.on('error', () => again())
    asking.on('response', (answer) => {
      open()
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        const at = performance.now()
        for (const line of lines) if (line.startsWith('id: ')) heard.push({ id: Number(line.slice(4)), at })
      })
      answer.on('error', () => again())
      answer.on('close', () => again())
    })
    asking.end()
  }

  connect()
  return {
    heard,
    listening,
    stop() {
      stopped = true
      hang?.()
    },
  }
}
