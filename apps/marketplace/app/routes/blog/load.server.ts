import { article } from '@chiaroscuro/cms'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { allArticles, BLOG, tagsOf, toSummary } from '#app/server/article.server.js'
import { type Content, contentFor, memory, shown, told } from '#app/server/cms.server.js'
import { contentHead } from '#app/server/content-head.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 10

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url } = visit(request)
  const content = contentFor(request)
  const tag = readTag(url.searchParams.get('tag'))
  const page = readPage(url.searchParams.get('page'))
  const [listed, all] = await Promise.all([
    articles(request, content, tag, page),
    settled(allArticles(request, content)),
  ])
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

/** Tags are short words; anything else is none. */
function readTag(text: string | null): string | null {
  return text !== null && /^[\p{L}\p{N} -]{1,40}$/u.test(text) ? text : null
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
