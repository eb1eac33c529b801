import type { Interval } from '@chiaroscuro/contract/operation'
import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { ListSearch, type ListSearchProps } from '#app/feature/list-search/list-search.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './ranking-page.css.js'

export interface RankingPageProps extends ListSearchProps {
  title: string
  /** What the figures count. */
  lead: ReactNode
  interval: Interval
  children: ReactNode
}

/** The page of a ranking: what it counts, a search and a period above the table. */
export function RankingPage({ title, lead, interval, children, ...search }: RankingPageProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>{title}</h1>
          <p className={frame.pageLead}>{lead}</p>
        </div>
        <div className={css.tools}>
          <ListSearch {...search} />
          <IntervalSwitch current={interval} />
        </div>
      </div>
      {children}
    </div>
  )
}

/** A ranking without rows: the specification's words for a search, the page's own where there is nothing yet. */
export function RankingEmpty({
  search,
  title,
  children,
}: {
  search: string
  title: string
  children: ReactNode
}) {
  const { t } = useLingui()
  return search ? (
    <EmptyState title={t`No results found`}>
      <Trans>Nothing found for this search term. Please try again.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={title}>{children}</EmptyState>
  )
}
