import { figure, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type NewsItem, studio } from '../bridge.js'
import * as css from './library.css.js'

/** What is new about the studio; nothing at all where nobody can tell. */
export function News() {
  const { i18n, t } = useLingui()
  const [items, setItems] = useState<readonly NewsItem[]>([])
  const language = i18n.locale === 'zh' ? 'zh' : 'en'
  useEffect(() => {
    let isOld = false
    studio()
      .listNews({ language })
      .then(
        (found) => {
          if (!isOld) setItems(found)
        },
        () => {},
      )
    return () => {
      isOld = true
    }
  }, [language])
  if (items.length === 0) return null
  return (
    <section className={css.news} aria-labelledby="news">
      <h2 id="news" className={`${css.newsTitle} ${serif}`}>
        <Trans>What's new</Trans>
      </h2>
      <div className={css.newsList}>
        {items.map(({ slug, title, lead, publishedAt, body }) => (
          <article key={slug} className={css.newsItem}>
            {publishedAt === undefined ? null : (
              <time className={`${css.newsDate} ${figure}`} dateTime={publishedAt}>
                {i18n.date(new Date(publishedAt), { dateStyle: 'medium' })}
              </time>
            )}
            <h3 className={css.newsHeading}>{title}</h3>
            <p className={css.newsText}>{lead}</p>
            {body.length > 0 ? (
              <details>
                <summary className={css.newsMore} aria-label={t`Read on: ${title}`}>
                  <Trans>Read on</Trans>
                </summary>
                {body.map((paragraph) => (
                  <p key={paragraph} className={css.newsText}>
                    {paragraph}
                  </p>
                ))}
              </details>
            ) : null}
          </article>
        ))}
      </div>
    </section>
  )
}
