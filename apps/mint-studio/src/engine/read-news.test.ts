import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readNews } from './read-news.js'

const story = (slug: string, title: string, text: string) => ({
  ...{ uuid: `id-${slug}`, name: title, full_slug: slug, first_published_at: '2026-11-20T00:00:00.000Z' },
  content: {
    ...{ component: 'article', title, lead: 'What changed' },
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text, marks: [{ type: 'link', attrs: { href: 'https://elsewhere.example' } }] },
          ],
        },
        { type: 'image', attrs: { src: 'https://elsewhere.example/pixel.png', alt: '' } },
      ],
    },
  },
})

describe('news of the studio', () => {
  let server: Server
  let url: string
  const asked: URL[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      const at = new URL(request.url ?? '', 'http://localhost')
      asked.push(at)
      response.setHeader('content-type', 'application/json')
      if (at.searchParams.get('token') !== 'open') return void response.writeHead(401).end('{}')
      if (at.pathname.endsWith('/spaces/me')) return void response.end('{"space":{"version":7}}')
      const stories = [
        story('studio/news/a', 'Newest', 'Press <b>here</b>'),
        { nonsense: true },
        story('studio/news/b', 'Older', 'Long ago'),
      ]
      response.setHeader('total', '3')
      response.end(JSON.stringify({ stories, cv: 7 }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v2`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const news = (place?: { url: string; token: string }) => readNews(place, 'zh', () => 0)

  it('are words alone, in the language that is asked for, and what is no story is left out', async () => {
    expect(await news({ url, token: 'open' })).toEqual([
      {
        ...{ slug: 'studio/news/a', title: 'Newest', lead: 'What changed', body: ['Press <b>here</b>'] },
        publishedAt: '2026-11-20T00:00:00.000Z',
      },
      expect.objectContaining({ title: 'Older', body: ['Long ago'] }),
    ])
    const { searchParams } = asked.at(-1) ?? new URL('http://none')
    expect(['starts_with', 'language'].map((name) => searchParams.get(name))).toEqual(['studio/news/', 'zh'])
  })

  it('are none where nobody can tell, and nothing breaks by it', async () => {
    expect(await news()).toEqual([])
    expect(await news({ url, token: 'wrong' })).toEqual([])
    expect(await news({ url: 'http://127.0.0.1:9/v2', token: 'open' })).toEqual([])
  })
})
