import { type StreamMessage, streamPath } from '@chiaroscuro/contract/operation'
import { nftEvent } from '@chiaroscuro/contract/schema'
import { z } from 'zod'

const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('block'),
    height: z.number().int(),
    timestamp: z.string().nullable(),
    events: z.array(nftEvent),
  }),
  z.object({ kind: z.literal('retract'), height: z.number().int() }),
])

/** A listener on the live stream that keeps what it hears. */
export interface Listener {
  readonly heard: readonly StreamMessage[]
  close(): void
}

/** Listens as a browser does; resolves once the server has said hello. */
export async function listen(apiUrl: string): Promise<Listener> {
  const gone = new AbortController()
  const response = await fetch(`${apiUrl}${streamPath}`, {
    headers: { accept: 'text/event-stream' },
    signal: gone.signal,
  })
  if (!response.body) throw new Error(`the stream answered ${response.status}`)
  const heard: StreamMessage[] = []
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader.read()).value ?? ''
  const listening = (async () => {
    for (;;) {
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = event
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart())
        if (data.length > 0) heard.push(message.parse(JSON.parse(data.join('\n'))))
      }
      const { done, value } = await reader.read()
      if (done) return
      text += value
    }
  })()
  listening.catch(() => {})
  return { heard, close: () => gone.abort() }
}
