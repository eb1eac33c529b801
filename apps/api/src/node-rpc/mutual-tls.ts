import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import type { Fetch } from '@chiaroscuro/http'

/**
 * A `fetch` that presents a client certificate, as a real full node demands. Nodes sign their own
 * certificate, so the server's is not checked against public authorities: both ends hold the same private CA.
 */
export function mutualTlsFetch(certFile: string, keyFile: string): Fetch {
  const agent = new Agent({
    cert: readFileSync(certFile),
    key: readFileSync(keyFile),
    rejectUnauthorized: false,
    keepAlive: true,
    maxSockets: 16,
  })
  return (input, init) =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(new Headers(init?.headers))
      const signal = init?.signal ?? undefined
      const outgoing = request(
        String(input),
        { agent, method: init?.method ?? 'GET', headers, ...(signal ? { signal } : {}) },
        (incoming) => {
          const parts: Buffer[] = []
          incoming.on('data', (part: Buffer) => parts.push(part))
          incoming.on('error', reject)
          incoming.on('end', () =>
            resolve(new Response(Buffer.concat(parts), { status: incoming.statusCode ?? 502 })),
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(typeof init?.body === 'string' ? init.body : undefined)
    })
}
