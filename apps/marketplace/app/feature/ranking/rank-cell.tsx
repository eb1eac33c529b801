import { Link } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './rank-cell.css.js'

export interface RankCellProps {
  href: string
  /** Place in the ranking; null on later pages, where it is not known. */
  place: number | null
  picture: ReactNode
  name: ReactNode
  under?: ReactNode
}

/** Who or what a row of a ranking is about, with its place. */
export function RankCell({ href, place, picture, name, under }: RankCellProps) {
  const { i18n } = useLingui()
  return (
    <Link href={href} className={css.who}>
      <span className={css.place}>{place === null ? '' : i18n.number(place)}</span>
      {picture}
      <span>
        <span className={css.name}>{name}</span>
        {under ? <span className={css.under}>{under}</span> : null}
      </span>
    </Link>
  )
}
