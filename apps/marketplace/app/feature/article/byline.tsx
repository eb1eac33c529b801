import { figure } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as css from './article.css.js'
import type { ArticleSummary } from './article-summary.js'

/** Who wrote it, when, and how long it takes. */
export function Byline({
  author,
  publishedAt,
  minutes,
}: Pick<ArticleSummary, 'author' | 'publishedAt' | 'minutes'>) {
  const { i18n } = useLingui()
  return (
    <p className={`${css.byline} ${figure}`}>
      {author ? <span>{author}</span> : null}
      {publishedAt ? (
        <time dateTime={publishedAt}>{i18n.date(publishedAt, { dateStyle: 'long', timeZone: 'UTC' })}</time>
      ) : (
        <span>
          <Trans>Draft</Trans>
        </span>
      )}
      {minutes === null ? null : (
        <span>
          <Plural value={minutes} one="# minute to read" other="# minutes to read" />
        </span>
      )}
    </p>
  )
}
