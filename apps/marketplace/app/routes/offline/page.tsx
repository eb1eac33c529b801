import { buttonShape, quiet, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import * as frame from '#app/layout/frame.css.js'
import { ageText } from '#app/pwa/kept-note.js'
import type { KeptPage } from './kept-pages.js'
import * as css from './page.css.js'

export interface OfflinePageProps {
  /** Undefined until the browser was asked. */
  pages: readonly KeptPage[] | undefined
  wanted: string | undefined
  locale: string
  now?: () => number
}

/** Every link here loads its page whole: the router would ask for data, and there is no network. */
export function OfflinePage({ pages, wanted, locale, now = Date.now }: OfflinePageProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>You are offline</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              This page was not seen before on this device, so there is nothing of it to show without a
              network. Pages you have seen, and your watchlist, are still here.
            </Trans>
          </p>
        </div>
      </div>
      <div className={css.choices}>
        <a href={wanted ?? '/'} className={buttonShape({ tone: 'act' })}>
          <Trans>Try again</Trans>
        </a>
        <a href="/watchlist" className={buttonShape({})}>
          <Trans>Watchlist</Trans>
        </a>
      </div>
      <Kept pages={pages} locale={locale} now={now} />
    </div>
  )
}

function Kept({ pages, locale, now = Date.now }: Pick<OfflinePageProps, 'pages' | 'locale' | 'now'>) {
  if (pages === undefined) return null
  if (pages.length === 0)
    return (
      <p className={quiet}>
        <Trans>No pages are kept yet.</Trans>
      </p>
    )
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={frame.bandTitle}>
        <Trans>Pages you can read now</Trans>
      </h2>
      <ul className={css.list}>
        {pages.map(({ path, title, at }) => (
          <li key={path} className={css.row}>
            <a href={path} className={`${textLink} ${css.name}`}>
              {title}
            </a>
            <time className={css.age} dateTime={new Date(at).toISOString()}>
              {ageText(now() - at, locale)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
