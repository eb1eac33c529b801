import { once } from 'node:events'
import { createServer } from 'node:http'

/** What a test's service answers to one request. */
export interface Reply {
  status?: number
  body: unknown
  headers?: Record<string, string>
}

/** A content service that answers as told, and remembers what it was asked. */
export async function serve(answer: (url: URL) => Reply | Promise<Reply>) {
  const asked: URL[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test')
    asked.push(url)
    const { status = 200, body, headers } = await answer(url)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v2`,
    /** Requests for stories, without those for the cache version. */
    asked: (path = '/v2/cdn/stories') => asked.filter((url) => url.pathname.startsWith(path)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A story as the service gives it. */
export function wireArticle(slug: string, facts: Record<string, unknown> = {}) {
  return {
    uuid: `uuid-${slug}`,
    name: slug,
    full_slug: `blog/${slug}`,
    lang: 'default',
    tag_list: ['chain'],
    first_published_at: '2026-01-02T03:04:05.000Z',
    published_at: '2026-01-02T03:04:05.000Z',
    content: {
      component: 'article',
      _uid: `uid-${slug}`,
      title: `On ${slug}`,
      lead: '',
      body: textDoc('Words.'),
      author: 'uuid-ada',
    },
    ...facts,
  }
}

export function textDoc(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
