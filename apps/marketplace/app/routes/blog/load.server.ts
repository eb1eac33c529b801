import { type Article, article, type StoryList } from '@chiaroscuro/cms'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import type { Settled } from '#app/feature/section/arriving.js'
import { allArticles, BLOG, tagsOf, toSummary } from '#app/server/article.server.js'
import { type Content, contentFor, memory, shown, told } from '#app/server/cms.server.js'
import { contentHead } from '#app/server/content-head.server.js'
import type { Told } from '#app/server/last-good.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 10

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url } = visit(request)
  const content = contentFor(request)
  const tag = readTag(url.searchParams.get('tag'))
  const page = readPage(url.searchParams.get('page'))
  const all = await settled(allArticles(request, content))
  const listed = isMadeUp(all, tag, page)
    ? { value: { stories: [], total: 0, perPage: SIZE }, staleSince: null }
    : await articles(request, content, tag, page)
  const { stories, total } = listed.value
  const list: ListPage<ArticleSummary> = {
    items: stories.map(toSummary),
    next: page * SIZE < total ? String(page + 1) : null,
    later: page > 1,
  }
  const head = contentHead(request, content.isPreview, {
    title: i18n._(msg`Blog`),
    description: i18n._(msg`How NFTs on Chia work, how this site reads them, and how to check both.`),
    path: '/blog',
  })
  const tags = all.ok ? tagsOf(all.value.value) : []
  return data({ head, list, tag, tags, ...shown(content, listed) }, { headers: content.headers })
}

function articles(request: Request, content: Content, tag: string | null, page: number) {
  return told(request, content, memory.articles, `page ${page} of ${tag ?? 'all'}`, (cms, language) =>
    cms.stories(article, { startsWith: BLOG, language, page, perPage: SIZE, ...(tag ? { tag } : {}) }),
  )
}

/** Whether there is no such page: tags and numbers that nobody uses are not worth a question to the content service. */
function isMadeUp(all: Settled<Told<StoryList<Article>>>, tag: string | null, page: number): boolean {
  if (!all.ok || (tag === null && page === 1)) return false
  const { stories, total } = all.value.value
  if (total > stories.length) return false
  const count = tag === null ? stories.length : stories.filter(({ tags }) => tags.includes(tag)).length
  return (page - 1) * SIZE >= count
}

/** Tags are short words; anything else is none. */
function readTag(text: string | null): string | null {
  return text !== null && /^[\p{L}\p{N} -]{1,40}$/u.test(text) ? text : null
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
