import { connect, createServer, type Socket } from 'node:net'
import { type Here, here } from './here.js'

/** A way to a service that can be shut: whoever comes through is cut off, and nobody else gets in. */
export interface Door extends Here {
  shut(): void
  open(): void
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
  const cut = () => {
    for (const socket of inside) socket.destroy()
  }
  const door = await here(server, cut)
  return {
    url: `${door.url}${pathname === '/' ? '' : pathname}`,
    shut() {
      isShut = true
      cut()
    },
    open() {
      isShut = false
    },
    stop: door.stop,
  }
}
