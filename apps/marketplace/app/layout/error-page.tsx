import { buttonShape, figure, Link } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { isRouteErrorResponse } from '@remix-run/react'
import * as css from './error-page.css.js'
import * as frame from './frame.css.js'

/** Status, title and message of what went wrong, as the specification words them. */
export function describeError(error: unknown): { status: number; title: string; message: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = status === 404 ? 'Page Not Found' : 'Internal Server Error'
  if (isRouteErrorResponse(error)) {
    const text = typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText
    return { status, title, message: text || title }
  }
  return { status, title, message: error instanceof Error ? error.message : title }
}

/** The page shown in place of one that is missing or broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, message } = describeError(error)
  return (
    <div className={`${frame.wrap} ${css.root}`}>
      <p className={`${css.status} ${figure}`}>{status}</p>
      <h1 className={frame.pageTitle}>{title}</h1>
      <p className={css.message}>{message}</p>
      <div className={css.actions}>
        <Link href="/" className={buttonShape({ tone: 'act' })}>
          <Trans>Back to the start</Trans>
        </Link>
        <Link href="/search" className={buttonShape({})}>
          <Trans>Search</Trans>
        </Link>
      </div>
    </div>
  )
}
