import { type Context, Hono } from 'hono'
import { DEFAULT_LANGUAGE, type Entry, type Library } from './library.js'
import { Pace } from './pace.js'
import { relationsOf, toLink, toWire, type WireStory } from './wire.js'

/** What the service is opened with. */
export interface ServiceOptions {
  /** Read anew for each request: files may change. */
  library: () => Library
  /** Opens what is published. */
  token: string
  /** Opens drafts too. */
  previewToken: string
  /** Requests a second for each token, before a 429. */
  perSecond: number
  now: () => number
}

const PAGE_SIZE = 25
const LARGEST_PAGE = 100

/** The delivery API: stories, one or many, links, and the space's version. */
export function createApp(options: ServiceOptions): Hono {
  const pace = new Pace(options.perSecond, options.now)
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.use('/v2/cdn/*', async (c, next) => {
    const token = c.req.query('token') ?? ''
    const isDraft = c.req.query('version') === 'draft'
    const isKnown = token === options.previewToken || (token === options.token && !isDraft)
    if (token === '' || !isKnown) return c.json({ error: 'Unauthorized' }, 401)
    if (!pace.allows(token)) return c.json({ error: 'Too many requests' }, 429)
    await next()
  })
  app.get('/v2/cdn/spaces/me', (c) =>
    c.json({
      space: {
        id: 1,
        name: 'Chiaroscuro',
        version: options.library().version,
        language_codes: foreign(options.library()),
      },
    }),
  )
  app.get('/v2/cdn/stories', (c) => stories(c, options.library()))
  app.get('/v2/cdn/stories/:slug{.+}', (c) => oneStory(c, options.library()))
  app.get('/v2/cdn/links', (c) => links(c, options.library()))
  app.notFound((c) => c.json({ error: 'This record could not be found' }, 404))
  return app
}

function foreign(library: Library): string[] {
  return library.languages.filter((one) => one !== DEFAULT_LANGUAGE)
}

function languageOf(c: Context, library: Library): string {
  const wanted = c.req.query('language') ?? 'default'
  return library.languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE
}

function visible(c: Context, library: Library): Entry[] {
  const showsDrafts = c.req.query('version') === 'draft'
  return [...library.entries.values()].filter((entry) => showsDrafts || !entry.isDraft)
}

/** Published answers are kept by version; who names none is led to the current one. */
function current(c: Context, library: Library): Response | undefined {
  if (c.req.query('version') === 'draft' || c.req.query('cv') !== undefined) return undefined
  const url = new URL(c.req.url)
  url.searchParams.set('cv', String(library.version))
  return c.redirect(url.pathname + url.search, 301)
}

function oneStory(c: Context, library: Library): Response {
  const elsewhere = current(c, library)
  if (elsewhere) return elsewhere
  const wanted = c.req.param('slug')
  const byUuid = c.req.query('find_by') === 'uuid'
  const entry = visible(c, library).find(({ slug, uuid }) => (byUuid ? uuid : slug) === wanted)
  if (!entry) return c.json({ error: 'This record could not be found' }, 404)
  const language = languageOf(c, library)
  const story = toWire(entry, language)
  const rels = relationsOf([story], c.req.query('resolve_relations') ?? '', library, language)
  return c.json({ story, cv: library.version, rels, links: [] })
}

function stories(c: Context, library: Library): Response {
  const elsewhere = current(c, library)
  if (elsewhere) return elsewhere
  const language = languageOf(c, library)
  const found = sorted(visible(c, library).filter(matching(c)), c.req.query('sort_by'))
  const { page, perPage } = paging(c)
  const without = c.req.query('excluding_fields')?.split(',') ?? []
  const shown = found
    .slice((page - 1) * perPage, page * perPage)
    .map((entry) => withoutFields(toWire(entry, language), without))
  const rels = relationsOf(shown, c.req.query('resolve_relations') ?? '', library, language)
  c.header('total', String(found.length))
  c.header('per-page', String(perPage))
  return c.json({ stories: shown, cv: library.version, rels, links: [] })
}

function links(c: Context, library: Library): Response {
  const found = visible(c, library).filter(matching(c))
  c.header('total', String(found.length))
  c.header('per-page', String(found.length))
  return c.json({ links: Object.fromEntries(found.map((entry) => [entry.uuid, toLink(entry)])) })
}

function matching(c: Context): (entry: Entry) => boolean {
  const list = (name: string) => c.req.query(name)?.split(',').filter(Boolean)
  const [uuids, tags, component] = [list('by_uuids'), list('with_tag'), c.req.query('content_type')]
  const start = c.req.query('starts_with') ?? ''
  return (entry) =>
    entry.slug.startsWith(start) &&
    (!uuids || uuids.includes(entry.uuid)) &&
    (!tags || tags.some((tag) => entry.tags.includes(tag))) &&
    (!component || entry.component === component)
}

function sorted(entries: Entry[], wish = 'first_published_at:desc'): Entry[] {
  const [field, way] = wish.split(':')
  const key = (entry: Entry) => (field === 'name' || field === 'slug' ? entry.slug : entry.firstPublishedAt)
  const order = entries.sort((a, b) => key(a).localeCompare(key(b)) || a.slug.localeCompare(b.slug))
  return way === 'desc' ? order.reverse() : order
}

function withoutFields(story: WireStory, names: readonly string[]): WireStory {
  const content = Object.fromEntries(Object.entries(story.content).filter(([name]) => !names.includes(name)))
  return { ...story, content }
}

function paging(c: Context) {
  const count = (name: string, most: number, usual: number) => {
    const value = Number(c.req.query(name) ?? usual)
    return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : usual
  }
  return { page: count('page', 10_000, 1), perPage: count('per_page', LARGEST_PAGE, PAGE_SIZE) }
}
