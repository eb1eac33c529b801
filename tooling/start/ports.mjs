import { createServer } from 'node:net'

/** The preferred port of each part, or the next free one after it; no two parts get the same. */
export async function choosePorts(preferred) {
  const chosen = {}
  const taken = new Set()
  for (const [name, first] of Object.entries(preferred)) {
    let port = first
    while (taken.has(port) || !(await isFree(port))) {
      port++
      if (port > first + 500) throw new Error(`no free port from ${first} on`)
    }
    taken.add(port)
    chosen[name] = port
  }
  return chosen
}

/** Free means free on both loopbacks: a server on one of them would shadow ours in some browsers. */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if ((await listens(port, host)) === 'EADDRINUSE') return false
  }
  return true
}

function listens(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve('free')))
  })
}
