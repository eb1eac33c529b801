import { createServer } from 'node:http'
import { type Here, here } from './here.js'
import { urlOf } from './product.js'

/** The running product's API, but for what `lie` makes of its answers about one offer. */
export async function lyingApi(
  lie: (path: string, answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<Here> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const headers = { origin: request.headers.origin ?? '', accept: 'application/json' }
    const real = await fetch(urlOf('API') + path, { headers })
    const type = real.headers.get('content-type') ?? 'application/json'
    response.setHeader('content-type', type)
    response.setHeader('access-control-allow-origin', '*')
    response.statusCode = real.status
    const isOffer = /^\/v2\/offers\/\w+$/.test(path) && real.ok
    const answer = isOffer
      ? JSON.stringify(lie(path, await real.json()))
      : Buffer.from(await real.arrayBuffer())
    response.end(answer)
  })
  return here(server, () => server.closeAllConnections())
}
