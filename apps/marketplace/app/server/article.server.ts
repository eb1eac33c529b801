import { type Article, article, type Cms, plainText, type Story, type StoryList } from '@chiaroscuro/cms'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import { readingMinutes } from '#app/feature/article/reading-time.js'
import { type Content, memory, told } from './cms.server.js'

/** Where articles are, in the content service and on the site. */
export const BLOG = 'blog/'

/** More articles than this are not known by name on other pages. */
const MOST = 100

/** Every article, the newest first, without their texts. */
export function allArticles(request: Request, content: Content) {
  return told(request, content, memory.articles, 'all', (cms: Cms, language) =>
    cms.stories(article, { startsWith: BLOG, language, perPage: MOST, without: ['body'] }),
  )
}

/** An article for a list. */
export function toSummary({ slug, tags, firstPublishedAt, content }: Story<Article>): ArticleSummary {
  return {
    slug: slug.slice(BLOG.length),
    title: content.title,
    lead: content.lead,
    tags: [...tags],
    author: content.author?.name ?? null,
    publishedAt: firstPublishedAt,
    minutes: content.body.length > 0 ? readingMinutes(plainText(content.body)) : null,
  }
}

/** All tags of a list, each once. */
export function tagsOf({ stories }: StoryList<Article>): string[] {
  return [...new Set(stories.flatMap(({ tags }) => tags))].sort()
}
