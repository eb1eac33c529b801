import { createServer, type IncomingMessage, request } from 'node:http'
import { type Here, here } from './here.js'

/** A way to a service on which some questions wait. */
export interface SlowWay extends Here {
  /** From now on questions whose address has these words wait; the answer lets them through. */
  hold(words: string): () => void
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
  return {
    ...(await here(server, () => server.closeAllConnections())),
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
  }
}
