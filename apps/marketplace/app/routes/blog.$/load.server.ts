import { type Article, article, plainText, type Story } from '@chiaroscuro/cms'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import { allArticles, BLOG, toSummary } from '#app/server/article.server.js'
import { contentFor, memory, shown, told } from '#app/server/cms.server.js'
import { contentHead } from '#app/server/content-head.server.js'
import { notFound, settled } from '#app/server/respond.server.js'
import { seldom } from '#app/server/seldom.server.js'
import { articleData } from './article-data.js'

/** An article that no list knows may be brand new, or made up: the content service is asked for few of these. */
const mayBeNew = seldom(500, Date.now)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = BLOG + (params['*'] ?? '').replace(/\/+$/, '')
  const content = contentFor(request)
  const all = await settled(allArticles(request, content))
  const isKnown = !all.ok || all.value.value.stories.some((one) => one.slug === slug)
  if (!isKnown && !content.isPreview && !mayBeNew()) throw notFound(request)
  const story = await told(request, content, memory.article, slug, (cms, language) =>
    cms.story(article, slug, language),
  )
  const summary = toSummary(story.value)
  const head = contentHead(request, content.isPreview, {
    title: summary.title,
    description: summary.lead || plainText(story.value.content.body),
    kind: 'article',
    path: `/blog/${summary.slug}`,
  })
  const changed = changedAt(story.value)
  const others = all.ok
    ? around(story.value, all.value.value.stories)
    : { newer: null, older: null, related: [] }
  return data(
    {
      head: { ...head, about: articleData(head, summary, changed) },
      summary,
      body: story.value.content.body,
      changedAt: changed,
      ...others,
      ...shown(content, story),
    },
    { headers: content.headers },
  )
}

/** What was published before and after, and what the editors would have one read next. */
function around(story: Story<Article>, all: readonly Story<Article>[]) {
  const at = all.findIndex(({ uuid }) => uuid === story.uuid)
  const summary = (other: Story<Article> | undefined): ArticleSummary | null =>
    other ? toSummary(other) : null
  return {
    newer: at > 0 ? summary(all[at - 1]) : null,
    older: at >= 0 ? summary(all[at + 1]) : null,
    related: story.content.related
      .flatMap((uuid) => all.find((other) => other.uuid === uuid) ?? [])
      .map(toSummary),
  }
}

/** When it was last changed, if that was on a later day than it was published. */
function changedAt({ firstPublishedAt, publishedAt }: Story<Article>): string | null {
  return publishedAt !== null && publishedAt.slice(0, 10) !== firstPublishedAt?.slice(0, 10)
    ? publishedAt
    : null
}
