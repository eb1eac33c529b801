import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import type { Head } from '#app/layout/head.js'

/** What search engines read of an article (schema.org). */
export function articleData(head: Head, article: ArticleSummary, changedAt: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    inLanguage: head.locale,
    mainEntityOfPage: head.url,
    keywords: article.tags.join(', '),
    ...(article.publishedAt ? { datePublished: article.publishedAt } : {}),
    ...(changedAt ? { dateModified: changedAt } : {}),
    ...(article.author ? { author: { '@type': 'Organization', name: article.author } } : {}),
    publisher: { '@type': 'Organization', name: 'Chiaroscuro' },
  }
}
