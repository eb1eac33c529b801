import { afterEach, describe, expect, it } from 'vitest'
import { type CmsOptions, createCms } from './cms.js'
import type { CmsError } from './error.js'
import { type Reply, serve, textDoc, wireArticle } from './service.test-support.js'
import { article } from './story/article.js'
import { landingPage, textPage } from './story/page.js'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function setUp(answer: (url: URL) => Reply | Promise<Reply>, options: Partial<CmsOptions> = {}) {
  const service = await serve((url) =>
    url.pathname === '/v2/cdn/spaces/me' ? { body: { space: { version: 17 } } } : answer(url),
  )
  open.push(service)
  const warnings: string[] = []
  const cms = createCms({
    token: 'secret-token',
    url: service.url,
    now: () => 0,
    warn: (words) => warnings.push(words),
    ...options,
  })
  return { service, cms, warnings }
}

const fault = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    ({ name, code, status, message }: CmsError) => ({ name, code, status, message }),
  )

describe('one story', () => {
  it('comes with its relation, in the language asked for, under the cache version', async () => {
    const rels = [
      {
        uuid: 'uuid-ada',
        name: 'Ada',
        full_slug: 'author/ada',
        content: { component: 'author', name: 'Ada', about: '' },
      },
    ]
    const { cms, service } = await setUp(() => ({
      body: {
        story: wireArticle('offers', { full_slug: 'zh/blog/offers', lang: 'zh' }),
        rels,
        links: [],
        cv: 17,
      },
    }))
    const story = await cms.story(article, 'blog/offers', 'zh')
    expect(story).toMatchObject({
      slug: 'blog/offers',
      tags: ['chain'],
      content: { author: { name: 'Ada' } },
    })
    const [asked] = service.asked()
    expect(asked?.pathname).toBe('/v2/cdn/stories/blog/offers')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      token: 'secret-token',
      version: 'published',
      cv: '17',
      language: 'zh',
      resolve_relations: 'article.author',
    })
  })

  it('may lack its author and still be read', async () => {
    const { cms } = await setUp(() => ({ body: { story: wireArticle('offers'), rels: [], links: [] } }))
    expect((await cms.story(article, 'blog/offers')).content.author).toBeUndefined()
  })

  it('is refused when it is of another kind, naming the field and nothing else', async () => {
    const { cms } = await setUp(() => ({ body: { story: wireArticle('offers'), rels: [], links: [] } }))
    expect(await fault(cms.story(textPage, 'blog/offers'))).toMatchObject({
      code: 'malformed',
      message: 'A story is no page: component',
    })
  })

  it.each(['', '../spaces', 'blog//x', 'blog/?version=draft', 'a/%2e%2e/b', 'x'.repeat(400)])(
    'is not even asked for under %j',
    async (slug) => {
      const { cms, service } = await setUp(() => ({ body: {} }))
      expect(await fault(cms.story(article, slug))).toMatchObject({ code: 'not-found', status: 404 })
      expect(service.asked('/')).toEqual([])
    },
  )

  it('of a landing page leaves out actions that lead nowhere good', async () => {
    const actions = [
      { label: 'Good', href: '/mint/early-access' },
      { label: 'Bad', href: 'javascript:alert(1)' },
    ]
    const content = { component: 'landing', title: 'Mint', body: textDoc('x'), actions, points: '' }
    const { cms } = await setUp(() => ({ body: { story: wireArticle('mint', { content }), links: [] } }))
    expect((await cms.story(landingPage, 'mint')).content.actions).toEqual([
      { label: 'Good', href: '/mint/early-access' },
    ])
  })
})

describe('lists', () => {
  it('say how many there are, and leave out what is no article with a warning', async () => {
    const broken = wireArticle('broken', { content: { component: 'article' } })
    const { cms, warnings, service } = await setUp(() => ({
      body: { stories: [wireArticle('one'), broken], rels: [], links: [] },
      headers: { total: '31', 'per-page': '2' },
    }))
    const list = await cms.stories(article, {
      startsWith: 'blog/',
      page: 2,
      perPage: 2,
      tag: 'chain',
      without: ['body'],
    })
    expect(list).toMatchObject({ total: 31, perPage: 2, stories: [{ slug: 'blog/one' }] })
    expect(warnings).toEqual(['A story is no article: title'])
    expect(Object.fromEntries(service.asked()[0]?.searchParams ?? [])).toMatchObject({
      starts_with: 'blog/',
      with_tag: 'chain',
      excluding_fields: 'body',
      page: '2',
      per_page: '2',
      content_type: 'article',
    })
  })

  it('are 25 long unless said', async () => {
    const { cms, service } = await setUp(() => ({ body: { stories: [] } }))
    await cms.stories(article, { startsWith: 'blog/' })
    expect(service.asked()[0]?.searchParams.get('per_page')).toBe('25')
  })

  it('by uuid are asked for fifty at a time and keep the order asked for', async () => {
    const { cms, service } = await setUp((url) => {
      const uuids = (url.searchParams.get('by_uuids') ?? '').split(',')
      return {
        body: { stories: uuids.map((uuid) => wireArticle(uuid.slice(5))).reverse(), rels: [], links: [] },
      }
    })
    const uuids = Array.from({ length: 60 }, (_, i) => `uuid-n${i}`)
    const found = await cms.byUuids(article, uuids)
    expect(found.map(({ uuid }) => uuid)).toEqual(uuids)
    expect(
      service
        .asked()
        .map((url) => url.searchParams.get('by_uuids')?.split(',').length)
        .sort(),
    ).toEqual([10, 50])
  })

  it('of links leave folders out', async () => {
    const links = {
      a: { uuid: 'a', slug: 'blog/a', name: 'A' },
      b: { uuid: 'b', slug: 'blog', name: 'Blog', is_folder: true },
    }
    const { cms } = await setUp(() => ({ body: { links } }))
    expect(await cms.links('blog/')).toEqual([{ uuid: 'a', slug: 'blog/a', name: 'A' }])
  })
})

describe('what goes wrong', () => {
  it('begins with a missing token', () => {
    expect(() => createCms({ token: ' ', now: () => 0 })).toThrow(
      expect.objectContaining({ name: 'CmsError', code: 'no-token' }),
    )
  })

  it.each([
    [401, 'unauthorized'],
    [404, 'not-found'],
    [500, 'status'],
  ])('a status %i is %s, and never shows the token', async (status, code) => {
    const { cms } = await setUp(() => ({ status, body: { error: 'secret-token' } }))
    const said = await fault(cms.story(article, 'blog/x'))
    expect(said).toMatchObject({ name: 'CmsError', code, status })
    expect(JSON.stringify(said)).not.toContain('secret-token')
  })

  it('asking too often is tried again after a second', async () => {
    let refusals = 1
    const { cms, service } = await setUp(() =>
      refusals-- > 0 ? { status: 429, body: {} } : { body: { story: wireArticle('x'), rels: [], links: [] } },
    )
    expect((await cms.story(article, 'blog/x')).slug).toBe('blog/x')
    expect(service.asked()).toHaveLength(2)
  })

  it('a redirect is followed within the service, and to nobody else', async () => {
    const story = { body: { story: wireArticle('x'), rels: [], links: [] } }
    const to = (location: string) => ({ status: 301, body: {}, headers: { location } })
    const { cms } = await setUp((url) =>
      url.searchParams.has('led') ? story : to(`${url.pathname}${url.search}&led=1`),
    )
    expect((await cms.story(article, 'blog/x')).slug).toBe('blog/x')
    const stranger = await setUp(() => story)
    const lured = await setUp(() => to(`${stranger.service.url}/cdn/stories/blog/x`))
    expect(await fault(lured.cms.story(article, 'blog/x'))).toMatchObject({ code: 'network' })
    expect(stranger.service.asked('/')).toEqual([])
  })

  it('a service that stays silent is given up in time', async () => {
    const { cms } = await setUp(() => new Promise<Reply>(() => {}), { timeoutMs: 200 })
    expect(await fault(cms.story(article, 'blog/x'))).toMatchObject({ code: 'timeout' })
  })

  it('a service that is not there, answers too much or no JSON is named', async () => {
    const gone = await setUp(() => ({ body: {} }))
    await open.pop()?.close()
    expect(await fault(gone.cms.story(article, 'blog/x'))).toMatchObject({ code: 'network' })
    const loud = await setUp(() => ({ body: { story: 'x'.repeat(5000) } }), { maxBytes: 1000 })
    expect(await fault(loud.cms.story(article, 'blog/x'))).toMatchObject({ code: 'too-large' })
    const odd = await setUp(() => ({ body: '<html>' }))
    expect(await fault(odd.cms.story(article, 'blog/x'))).toMatchObject({ code: 'malformed' })
  })
})

describe('versions', () => {
  it('drafts are asked for as drafts, without a cache version', async () => {
    const { cms, service } = await setUp(() => ({ body: { story: wireArticle('x'), rels: [], links: [] } }), {
      version: 'draft',
    })
    await cms.story(article, 'blog/x')
    expect(service.asked()[0]?.searchParams.get('version')).toBe('draft')
    expect(service.asked()[0]?.searchParams.has('cv')).toBe(false)
    expect(service.asked('/v2/cdn/spaces')).toEqual([])
  })

  it('the cache version is asked for once a minute', async () => {
    let now = 0
    const { cms, service } = await setUp(() => ({ body: { story: wireArticle('x'), rels: [], links: [] } }), {
      now: () => now,
    })
    await Promise.all([cms.story(article, 'blog/x'), cms.story(article, 'blog/x')])
    expect(service.asked('/v2/cdn/spaces')).toHaveLength(1)
    now = 61_000
    await cms.story(article, 'blog/x')
    expect(service.asked('/v2/cdn/spaces')).toHaveLength(2)
  })
})
