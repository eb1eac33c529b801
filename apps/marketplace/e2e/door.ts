import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a service that can be shut: whoever comes through is cut off, and nobody else gets in. */
export interface Door {
  readonly url: string
  shut(): void
  open(): void
  stop(): Promise<void>
}

export async function doorTo(target: string): Promise<Door> {
  const { hostname, port, pathname } = new URL(target)
  const inside = new Set<Socket>()
  let isShut = false
  const server = createServer((socket) => {
    if (isShut) return void socket.destroy()
    const there = connect({ host: hostname.replace(/[[\]]/g, ''), port: Number(port) })
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      inside.add(one)
      one.on('error', () => {})
      one.once('close', () => {
        inside.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const cut = () => {
    for (const socket of inside) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}${pathname === '/' ? '' : pathname}`,
    shut() {
      isShut = true
      cut()
    },
    open() {
      isShut = false
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
