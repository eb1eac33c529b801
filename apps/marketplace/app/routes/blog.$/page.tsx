import type { RichText as Text } from '@chiaroscuro/cms'
import { Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import { Byline } from '#app/feature/article/byline.js'
import { ContentNote } from '#app/feature/article/content-note.js'
import { Tags } from '#app/feature/article/tags.js'
import { Contents } from '#app/feature/rich-text/contents.js'
import { RichText } from '#app/feature/rich-text/rich-text.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export interface ArticlePageProps {
  summary: ArticleSummary
  body: Text
  /** When it was changed since it was published, ISO 8601. */
  changedAt: string | null
  newer: ArticleSummary | null
  older: ArticleSummary | null
  related: ArticleSummary[]
  isPreview: boolean
  staleSince: string | null
  editor?: string | null
}

export function ArticlePage({ summary, body, changedAt, newer, older, related, ...note }: ArticlePageProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <ContentNote {...note} />
      <article className={`${frame.wrap} ${frame.bottom}`}>
        <header className={css.head}>
          <Link href="/blog" className={css.back}>
            ← <Trans>Blog</Trans>
          </Link>
          <h1 className={css.title}>{summary.title}</h1>
          {summary.lead ? <p className={css.lead}>{summary.lead}</p> : null}
          <Byline author={summary.author} publishedAt={summary.publishedAt} minutes={summary.minutes} />
        </header>
        <div className={css.columns}>
          <Contents text={body} />
          <div className={css.body}>
            <RichText text={body} />
            <footer className={css.end}>
              <Tags tags={summary.tags} />
              {changedAt ? (
                <p className={css.changed}>
                  <Trans>Changed on {i18n.date(changedAt, { dateStyle: 'long', timeZone: 'UTC' })}</Trans>
                </p>
              ) : null}
            </footer>
          </div>
        </div>
        {related.length > 0 ? <Related articles={related} /> : null}
        <nav className={css.turn} aria-label={t`Other articles`}>
          {older ? <Turn article={older} word={t`Before this`} /> : <span />}
          {newer ? <Turn article={newer} word={t`After this`} isNext /> : null}
        </nav>
      </article>
    </>
  )
}

function Related({ articles }: { articles: ArticleSummary[] }) {
  return (
    <section className={css.related}>
      <h2 className={css.relatedTitle}>
        <Trans>Read on</Trans>
      </h2>
      <ul className={css.relatedList}>
        {articles.map(({ slug, title, lead }) => (
          <li key={slug} className={css.card}>
            <Link href={`/blog/${slug}`} className={css.cardTitle}>
              {title}
            </Link>
            <p className={css.cardLead}>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Turn({
  article,
  word,
  isNext = false,
}: {
  article: ArticleSummary
  word: string
  isNext?: boolean
}) {
  return (
    <Link href={`/blog/${article.slug}`} className={isNext ? `${css.turnLink} ${css.next}` : css.turnLink}>
      <span className={css.turnWord}>{isNext ? `${word} →` : `← ${word}`}</span>
      <span className={css.turnTitle}>{article.title}</span>
    </Link>
  )
}
