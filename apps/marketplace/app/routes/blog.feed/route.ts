import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { allArticles } from '#app/server/article.server.js'
import { contentFor } from '#app/server/cms.server.js'
import { env } from '#app/server/env.server.js'
import { visit } from '#app/server/visit.server.js'
import { atomFeed } from './atom.js'

/** The newest articles, for feed readers. */
const MOST = 30

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, locale, url } = visit(request)
  const content = contentFor(request)
  const { stories } = (await allArticles(request, content)).value
  const origin = env().publicUrl ?? url.origin
  const query = `?lang=${locale}`
  const entries = stories
    .slice(0, MOST)
    .flatMap(({ slug, firstPublishedAt: published, publishedAt, content: article }) =>
      published === null
        ? []
        : {
            url: `${origin}/${slug}${query}`,
            title: article.title,
            summary: article.lead,
            author: article.author?.name ?? 'Chiaroscuro',
            published,
            updated: publishedAt ?? published,
          },
    )
  const xml = atomFeed({
    title: `Chiaroscuro · ${i18n._(msg`Blog`)}`,
    subtitle: i18n._(msg`How NFTs on Chia work, how this site reads them, and how to check both.`),
    locale,
    self: `${origin}/blog/feed.xml${query}`,
    page: `${origin}/blog${query}`,
    entries,
  })
  const headers = {
    'content-type': 'application/atom+xml; charset=utf-8',
    vary: 'Cookie, Accept-Language',
    'cache-control': content.isPreview ? 'private, no-store' : 'private, no-cache',
  }
  return new Response(xml, { headers })
}
