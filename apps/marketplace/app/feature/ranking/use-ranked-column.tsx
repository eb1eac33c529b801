import { Link, type TableColumn } from '@chiaroscuro/ui'
import { useLocation } from '@remix-run/react'
import { sortHref } from './sort-href.js'
import { sortLink } from './sort-link.css.js'

type RankedColumn = Pick<TableColumn<never>, 'id' | 'head' | 'align' | 'headContent' | 'sorted'>

/** Makes heads of columns that a ranking can be ordered by: each is a link to that order. */
export function useRankedColumn<Sort extends string>(current: Sort, resting: Sort) {
  const { pathname, search } = useLocation()
  return (id: Sort, head: string): RankedColumn => ({
    id,
    head,
    align: 'end',
    ...(id === current ? { sorted: 'descending' } : {}),
    headContent: (
      <Link
        href={sortHref(pathname, search, id, resting)}
        className={sortLink}
        aria-current={id === current ? 'true' : undefined}
        keepScroll
      >
        {head}
      </Link>
    ),
  })
}
