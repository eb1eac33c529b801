import type { ReactNode } from 'react'
import { Link } from '../link/link.js'
import { clip } from '../theme/text.css.js'
import { chip } from './chip.css.js'

export interface ChipProps {
  /** Where the page is without this filter. */
  href: string
  /** Says what pressing does, such as "Remove filter Listed". */
  removeLabel: string
  children: ReactNode
}

/** A filter that is on; following it takes the filter off. */
export function Chip({ href, removeLabel, children }: ChipProps) {
  return (
    <Link className={chip} href={href} aria-label={removeLabel} keepScroll>
      <span className={clip}>{children}</span>
      <span aria-hidden="true">✕</span>
    </Link>
  )
}
