import { once } from 'node:events'
import type { Server } from 'node:net'

/** A server of a test, on a port of its own that only this machine reaches. */
export interface Here {
  readonly url: string
  stop(): Promise<void>
}

/** Has it listen; `cut` ends what is still open when it stops. */
export async function here(server: Server, cut: () => void): Promise<Here> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
