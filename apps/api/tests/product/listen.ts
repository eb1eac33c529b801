import { type StreamMessage, streamPath } from '@chiaroscuro/contract/operation'
import { streamMessage } from '@chiaroscuro/contract/schema'

/** A listener on the live stream that keeps what it hears. */
export interface Listener {
  readonly heard: readonly StreamMessage[]
  /** The last id that came, as a browser would send it when it connects again. */
  readonly lastId: () => string | undefined
  close(): void
}

/** Listens as a browser does; resolves once the server has said hello. */
export async function listen(
  apiUrl: string,
  { query = '', lastId }: { query?: string; lastId?: string | undefined } = {},
): Promise<Listener> {
  const gone = new AbortController()
  const response = await fetch(`${apiUrl}${streamPath}${query}`, {
    headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
    signal: gone.signal,
  })
  if (!response.body || !response.ok) throw new Error(`the stream answered ${response.status}`)
  const heard: StreamMessage[] = []
  let last = lastId
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader.read()).value ?? ''
  const field = (event: string, name: string) =>
    event.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  const listening = (async () => {
    for (;;) {
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = field(event, 'data')
        if (data.length > 0) heard.push(streamMessage.parse(JSON.parse(data.join('\n'))))
        last = field(event, 'id')[0] ?? last
      }
      const { done, value } = await reader.read()
      if (done) return
      text += value
    }
  })()
  listening.catch(() => {})
  return { heard, lastId: () => last, close: () => gone.abort() }
}
