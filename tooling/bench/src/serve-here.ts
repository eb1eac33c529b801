import type { Server } from 'node:net'

/** Lets a server listen on a free port of this machine, names its address in a line, and serves until it is told to end. */
export async function serveHere(server: Pick<Server, 'listen' | 'address'>): Promise<never> {
  process.once('SIGTERM', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`)
  })
  return new Promise(() => {})
}
