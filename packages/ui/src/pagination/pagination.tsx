import { useEffect, useRef } from 'react'
import { buttonShape } from '../button/button.css.js'
import { Link } from '../link/link.js'
import * as css from './pagination.css.js'

export interface PaginationProps {
  label: string
  /** Address of the next page; left out at the end. */
  next?: string | undefined
  nextLabel: string
  /** Address of the first page, on later pages. */
  first?: string | undefined
  firstLabel: string
  /** With script: called when the end comes near, instead of following the link. */
  onReach?: (() => void) | undefined
  busy?: boolean
  busyLabel: string
}

/** Links to walk a list by; with script the end of the list fetches the next page by itself. */
export function Pagination({
  label,
  next,
  nextLabel,
  first,
  firstLabel,
  onReach,
  busy,
  busyLabel,
}: PaginationProps) {
  const end = useRef<HTMLElement>(null)

  useEffect(() => {
    const node = end.current
    if (!node || !next || !onReach || busy) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      rootMargin: '600px',
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [next, onReach, busy])

  if (!next && !first) return null
  return (
    <nav ref={end} className={css.root} aria-label={label} aria-busy={busy}>
      {first ? (
        <Link className={buttonShape({})} href={first}>
          {firstLabel}
        </Link>
      ) : null}
      {busy ? <span role="status">{busyLabel}</span> : null}
      {next && !busy ? (
        <Link className={buttonShape({})} href={next} rel="next">
          {nextLabel}
        </Link>
      ) : null}
    </nav>
  )
}
