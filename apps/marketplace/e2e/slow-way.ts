import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'

/** A way to a service on which some questions wait. */
export interface SlowWay {
  readonly url: string
  /** From now on questions whose address has these words wait; the answer lets them through. */
  hold(words: string): () => void
  stop(): Promise<void>
}

export async function slowWayTo(target: string): Promise<SlowWay> {
  const held = new Map<string, Promise<void>>()
  const server = createServer(async (asked, reply) => {
    for (const [words, letThrough] of held) if (asked.url?.includes(words)) await letThrough
    const there = request(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers })
    there.on('error', () => reply.destroy())
    reply.on('close', () => there.destroy())
    asked.pipe(there)
    const answer = await new Promise<IncomingMessage>((done) => there.once('response', done))
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold(words) {
      let letThrough = () => {}
      held.set(
        words,
        new Promise((done) => {
          letThrough = () => {
            held.delete(words)
            done()
          }
        }),
      )
      return () => letThrough()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
