import type { Auth } from '@chiaroscuro/auth'
import { nodePorts, sealedCookie, serverAuth } from '@chiaroscuro/auth/node'
import type { openPool } from './client.test-support.js'

type World = Awaited<ReturnType<typeof openPool>>

const SECRET = 'a secret of at least thirty-two letters'

/** One process of a website that keeps sessions in sealed cookies. */
export function openWebsite({ pool, time }: World) {
  const clock = { now: () => time.now, wait: async () => {} }
  /** Instead of the pool, while it is set. */
  const way: { answer?: () => Promise<Response> } = {}
  const sent: string[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = await request.clone().text()
    sent.push(/"AuthFlow":"(\w+)"/.exec(body)?.[1] ?? request.headers.get('x-amz-target') ?? '')
    return way.answer ? way.answer() : fetch(request)
  }
  const userPool = { id: pool.poolId, clientId: pool.clientId, endpoint: pool.url }
  const authOf = serverAuth({ userPool, ports: { clock, fetch: send } })
  const { random } = nodePorts()
  return {
    way,
    /** What went to the pool so far: flows and names of actions. */
    sent,
    /** One request that carries these cookies; gives what it found, and the `Set-Cookie` lines of its answer. */
    async handle<T>(header: string, work: (auth: Auth) => Promise<T>) {
      const cookie = sealedCookie({
        header,
        name: 'session',
        secrets: [SECRET],
        maxAgeSeconds: 30 * 86_400,
        random,
        now: clock.now,
      })
      const [found] = await Promise.allSettled([
        work(authOf({ store: cookie.store, deviceName: 'Firefox on Linux' })),
      ])
      return { found, setCookies: cookie.setCookies() }
    },
  }
}

/** A browser's cookies, as their names, values and ends have them. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  get header(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }

  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...flags] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (flags.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
