/** Somebody with a browser of their own, as far as these pages need one. */
export interface Answer {
  /** A name at the service. */
  readonly person?: string
  readonly answer: 'allow' | 'deny'
}

const MOST_STEPS = 8

/** Goes where a site sends people, answers there, and gives the address they are sent back to, unvisited. */
export async function answerAt(authorizeUrl: string, { person = '', answer }: Answer): Promise<URL> {
  const service = new URL(authorizeUrl).origin
  const cookies = new Map<string, string>()
  let body: URLSearchParams | null = null
  let url = new URL(authorizeUrl)
  for (let step = 0; step < MOST_STEPS; step++) {
    const response: Response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    body = null
    const to = response.headers.get('location')
    if (to !== null) {
      url = new URL(to, url)
      if (url.origin !== service) return url
    } else if (response.ok && step > 0) body = new URLSearchParams({ other: person, answer })
    else throw new Error(`The service answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
  }
  throw new Error('The service leads nowhere')
}
