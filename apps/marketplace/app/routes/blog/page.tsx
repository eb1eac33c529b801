import { buttonShape, EmptyState, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleSummary } from '#app/feature/article/article-summary.js'
import { Byline } from '#app/feature/article/byline.js'
import { ContentNote } from '#app/feature/article/content-note.js'
import { tagName } from '#app/feature/article/tag-name.js'
import { hasText, isRecord } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export interface BlogPageProps {
  list: ListPage<ArticleSummary>
  /** The tag that the list is narrowed to. */
  tag: string | null
  tags: string[]
  isPreview: boolean
  staleSince: string | null
  editor?: string | null
}

function isArticle(value: unknown): value is ArticleSummary {
  return isRecord(value) && Array.isArray(value.tags) && hasText(value, 'slug')
}

const useEndlessArticles = endlessList(isArticle, (article) => article.slug)

export function BlogPage({ list, tag, tags, isPreview, staleSince, editor = null }: BlogPageProps) {
  const { t } = useLingui()
  const endless = useEndlessArticles(list)
  return (
    <>
      <ContentNote isPreview={isPreview} staleSince={staleSince} editor={editor} />
      <div className={`${frame.wrap} ${frame.bottom}`}>
        <div className={frame.pageHead}>
          <div>
            <h1 className={frame.pageTitle}>
              <Trans>Blog</Trans>
            </h1>
            <p className={frame.pageLead}>
              <Trans>How NFTs on Chia work, how this site reads them, and how to check both.</Trans>
            </p>
          </div>
          <a href="/blog/feed.xml" className={css.feed}>
            <Trans>Atom feed</Trans>
          </a>
        </div>
        <TagBar tags={tags} tag={tag} />
        {endless.items.length === 0 ? (
          <EmptyState
            title={t`No articles here yet`}
            action={
              tag ? (
                <Link href="/blog" className={buttonShape({})}>
                  <Trans>All articles</Trans>
                </Link>
              ) : undefined
            }
          >
            <Trans>Articles appear here as soon as they are published.</Trans>
          </EmptyState>
        ) : (
          <ol className={css.list}>
            {endless.items.map((article, i) => (
              <Row key={article.slug} article={article} isFirst={i === 0 && !list.later} />
            ))}
          </ol>
        )}
        <More list={endless} label={t`Pages of articles`} />
      </div>
    </>
  )
}

function TagBar({ tags, tag }: Pick<BlogPageProps, 'tags' | 'tag'>) {
  const { t, i18n } = useLingui()
  if (tags.length === 0) return null
  return (
    <nav className={css.tagBar} aria-label={t`Topics`}>
      <Link href="/blog" className={css.tag} aria-current={tag === null ? 'page' : undefined}>
        <Trans>All</Trans>
      </Link>
      {tags.map((one) => (
        <Link
          key={one}
          href={`/blog?${new URLSearchParams({ tag: one })}`}
          className={css.tag}
          aria-current={one === tag ? 'page' : undefined}
        >
          {tagName(i18n, one)}
        </Link>
      ))}
    </nav>
  )
}

/** The newest article speaks louder. */
function Row({ article, isFirst }: { article: ArticleSummary; isFirst: boolean }) {
  return (
    <li className={css.row}>
      <Byline author={null} publishedAt={article.publishedAt} minutes={article.minutes} />
      <div>
        <h2 className={isFirst ? `${css.title} ${css.first}` : css.title}>
          <Link href={`/blog/${article.slug}`} className={css.titleLink}>
            {article.title}
          </Link>
        </h2>
        <p className={css.lead}>{article.lead}</p>
      </div>
    </li>
  )
}
