import { buttonShape, EmptyState, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as frame from '#app/layout/frame.css.js'
import { Part } from './part.js'

export interface BandProps {
  title: string
  /** Beside the title, such as a choice of period. */
  aside?: ReactNode
  more?: { href: string; label: string }
  /**
   * Far enough down that it need not be laid out before one comes near: until then it is taken to be so high, pixels, so that the page
   * is about as long as it will be.
   */
  below?: { wide: number; phone: number } | undefined
  children: ReactNode
}

/** A titled part of a page over the whole width. */
export function Band({ title, aside, more, below, children }: BandProps) {
  const heights = below && {
    [frame.wideHeight]: `${below.wide}px`,
    [frame.phoneHeight]: `${below.phone}px`,
  }
  return (
    <section
      className={heights ? `${frame.band} ${frame.below}` : frame.band}
      style={heights && assignInlineVars(heights)}
    >
      <div className={frame.wrap}>
        <div className={frame.bandHead}>
          <h2 className={frame.bandTitle}>{title}</h2>
          {aside}
          {more ? (
            <Link href={more.href} className={frame.more}>
              {more.label} →
            </Link>
          ) : null}
        </div>
        <Part name={title}>{children}</Part>
      </div>
    </section>
  )
}

/** A part that could not be loaded, while the rest of the page stays. */
export function Failed() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      alert
      title={t`This part could not be loaded`}
      action={
        <Link href={pathname + search} className={buttonShape({})} keepScroll>
          <Trans>Try again</Trans>
        </Link>
      }
    >
      <Trans>The index did not answer in time. The rest of the page is up to date.</Trans>
    </EmptyState>
  )
}
