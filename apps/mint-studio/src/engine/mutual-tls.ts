import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Fetch } from '@chiaroscuro/http'
import { StudioError } from '../ipc/failure.js'

/**
 * A `fetch` for a service of Chia on this machine: it shows the service's own certificate, as they demand of each other, and believes
 * nobody who does not show it as well, or one of the same private authority. `root` is Chia's folder. Rejects with `StudioError`
 * `no-certificates`.
 */
export async function mutualFetch(root: string, service: 'wallet' | 'full_node'): Promise<Fetch> {
  const ssl = join(root, 'config', 'ssl')
  const own = (ending: string) => readFile(join(ssl, service, `private_${service}.${ending}`), 'utf8')
  const authority = readFile(join(ssl, 'ca', 'private_ca.crt'), 'utf8').catch(() => undefined)
  let pair: readonly [string, string]
  try {
    pair = [await own('crt'), await own('key')]
  } catch (cause) {
    throw new StudioError('no-certificates', { cause })
  }
  const [cert, key] = pair
  const ca = await authority
  const agent = new Agent({
    ...{ cert, key, ca: ca === undefined ? [cert] : [cert, ca], allowPartialTrustChain: true },
    ...{ keepAlive: true, maxSockets: 8, minVersion: 'TLSv1.2' },
    // Their certificates name no host.
    checkServerIdentity: () => undefined,
  })
  return (input, init) => ask(agent, String(input), init)
}

function ask(agent: Agent, url: string, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = init
    const outgoing = request(
      url,
      {
        ...{ agent, method, headers: Object.fromEntries(new Headers(headers)) },
        ...(signal && { signal }),
      },
      (incoming) => {
        // Read as far as whoever asks bounds it, and no further.
        const stream = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
        resolve(new Response(stream, { status: incoming.statusCode ?? 502 }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(typeof body === 'string' ? body : undefined)
  })
}
