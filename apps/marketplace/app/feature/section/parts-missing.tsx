import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import * as frame from '#app/layout/frame.css.js'
import * as css from './parts-missing.css.js'

/** Says that a page went out without something it can do without, which did not come in time. */
export function PartsMissing({ missing }: { missing: boolean }) {
  const { pathname, search } = useLocation()
  if (!missing) return null
  return (
    <div className={frame.wrap}>
      <p className={css.note} role="status">
        <Trans>
          A part of this page did not come in time and is left out.{' '}
          <Link href={pathname + search} className={textLink}>
            Look again
          </Link>
        </Trans>
      </p>
    </div>
  )
}
