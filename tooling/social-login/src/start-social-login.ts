import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.js'
import { authorityOf, type Client } from './authority.js'
import { SERVICES } from './service.js'

export interface SocialLoginOptions {
  readonly client: Client
  readonly host?: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Milliseconds. */
  readonly now: () => number
  /** Signs the cookies of sign-ins. */
  readonly cookieKey: string
  readonly report?: (error: unknown) => void
}

/** A service's addresses, as whoever uses it is configured. */
export interface Endpoints {
  readonly authorize: string
  readonly token: string
  readonly revoke: string
  readonly me: string
}

export interface SocialLogin {
  readonly url: string
  readonly discord: Endpoints
  readonly x: Endpoints
  close(): Promise<void>
}

/** Listens as both services. */
export async function startSocialLogin(options: SocialLoginOptions): Promise<SocialLogin> {
  const { client, host = '127.0.0.1', port = 0, now, cookieKey, report = () => {} } = options
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 })
  server.listen(port, host)
  await once(server, 'listening')
  const url = `http://${host}:${portOf(server, port)}`
  const stands = SERVICES.map((service) => {
    const authority = authorityOf(service, { origin: url, client, now, cookieKey })
    authority.on('server_error', (_, error) => report(error))
    return { service, authority }
  })
  server.on('request', getRequestListener(createApp(stands, client).fetch))
  const [discord, x] = SERVICES.map(({ authorize, token, revoke, me }) => ({
    authorize: url + authorize,
    token: url + token,
    revoke: url + revoke,
    me: url + me,
  }))
  if (!discord || !x) throw new Error('a service is missing')
  return {
    url,
    discord,
    x,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function portOf(server: Server, fallback: number): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : fallback
}
