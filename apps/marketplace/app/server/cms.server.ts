import {
  type Article,
  type Cms,
  CmsError,
  createCms,
  type FrontPage,
  type LandingPage,
  type Story,
  type StoryList,
  type TextPage,
} from '@chiaroscuro/cms'
import { msg } from '@lingui/core/macro'
import { env } from './env.server.js'
import { LastGood, type Told } from './last-good.server.js'
import { localeOf } from './preference.server.js'
import { isPreview } from './preview.server.js'
import { notFound, pagePath, unavailable } from './respond.server.js'

/** How a request reads stories: published ones remembered, drafts fresh. */
export interface Content {
  /** Whether drafts are shown. */
  isPreview: boolean
  locale: string
  cms: Cms
  /** Headers that keep drafts from being kept. */
  headers: Record<string, string>
}

const RULES = {
  freshMs: 60_000,
  calmMs: 10 * 60_000,
  patienceMs: { known: 1_500, unknown: 5_000 },
  restMs: 5_000,
  most: 400,
  isGone: (error: unknown) => error instanceof CmsError && error.code === 'not-found',
  isDown: (error: unknown) => error instanceof CmsError && error.retryable,
  now: Date.now,
}

/** What was answered last, by kind. */
export const memory = {
  article: new LastGood<Story<Article>>(RULES),
  articles: new LastGood<StoryList<Article>>(RULES),
  page: new LastGood<Story<TextPage>>(RULES),
  landing: new LastGood<Story<LandingPage>>(RULES),
  // A part of a page that has much else to show.
  front: new LastGood<Story<FrontPage>>({ ...RULES, patienceMs: { known: 300, unknown: 1_000 } }),
}

const clients = new Map<'published' | 'draft', Cms>()

function clientFor(version: 'published' | 'draft'): Cms {
  const { content } = env()
  if (!content) throw new CmsError('no-token', 'Stories cannot be read without an access token')
  const known = clients.get(version)
  if (known) return known
  const client = createCms({
    token: version === 'draft' ? (content.preview?.token ?? '') : content.token,
    oauthToken: content.oauthToken,
    url: content.url,
    region: content.region,
    version,
    now: Date.now,
    warn: (words) => console.warn(`content: ${words}`),
  })
  clients.set(version, client)
  return client
}

/** Throws a 503 page where no content service is configured. */
export function contentFor(request: Request): Content {
  const draft = isPreview(request, env().content?.preview, Date.now())
  try {
    return {
      isPreview: draft,
      locale: localeOf(request),
      cms: clientFor(draft ? 'draft' : 'published'),
      headers: draft ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } : {},
    }
  } catch (error) {
    throw toPage(request, error)
  }
}

/** What a page cannot do without: from memory where the service is silent, a 404 or a 503 page where it must be. */
export async function told<T>(
  request: Request,
  content: Content,
  kind: LastGood<T>,
  key: string,
  question: (cms: Cms, locale: string) => Promise<T>,
): Promise<Told<T>> {
  const ask = () => question(content.cms, content.locale)
  try {
    if (content.isPreview) return { value: await ask(), staleSince: null }
    return await kind.ask(`${content.locale} ${key}`, ask)
  } catch (error) {
    throw toPage(request, error)
  }
}

function toPage(request: Request, error: unknown): Response {
  if (error instanceof CmsError && error.code === 'not-found') return notFound(request)
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
  const isUnset = error instanceof CmsError && error.code === 'no-token'
  const words = isUnset
    ? msg`This page comes from a content service, and this installation has none. Everything else works.`
    : msg`The content service that this page comes from does not answer at the moment. Please try again in a minute; everything else works.`
  return unavailable(request, words)
}

/** The path of a page whose story has the same, whether it was asked for with a slash at its end or without. */
export function storyPath(request: Request): string {
  const [path = ''] = pagePath(request).split('?')
  return path.replace(/\/+$/, '')
}

/** What every page of content says of itself beside its words. */
export interface Shown {
  isPreview: boolean
  /** When these words were last known to be current, ISO 8601; null while the service answers. */
  staleSince: string | null
  /** Where drafts are edited; null where none is shown. */
  editor: string | null
}

export function shown(content: Content, { staleSince }: Told<unknown>): Shown {
  return {
    isPreview: content.isPreview,
    editor: content.isPreview ? (env().content?.preview?.editor ?? null) : null,
    staleSince: staleSince === null ? null : new Date(staleSince).toISOString(),
  }
}
