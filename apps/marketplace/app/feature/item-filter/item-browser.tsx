import type { Facets } from '@chiaroscuro/contract/operation'
import { buttonShape, Chip, EmptyState, figure, Link, quiet, Select } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import { filterChips } from './filter-chips.js'
import { FilterRail } from './filter-rail.js'
import * as css from './item-filter.css.js'
import { type ItemFilter, readItemFilter, sorts, writeItemFilter } from './item-filter.js'
import { sortName } from './sort-name.js'

export interface ItemBrowserProps {
  page: ListPage<CardNft>
  facets: Facets | null
  /** Items of one collection do not say so; ranks exist only there. */
  withCollection?: boolean
  /** Parameters that stay whatever the filters, such as the tab. */
  keep?: Readonly<Record<string, string>>
  /** Of the cards, as the grid has it. */
  seen?: number
  empty: ReactNode
}

/** Items with their filters: a form that works without script, and answers at once with it. */
export function ItemBrowser({
  page,
  facets,
  withCollection = false,
  keep = {},
  seen,
  empty,
}: ItemBrowserProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const pending = coming !== undefined && coming.pathname === pathname && coming.search !== search
  // While the answer is on its way the form already shows what was asked for.
  const filter = readItemFilter(new URLSearchParams(pending ? coming.search : search))
  const shown = readItemFilter(new URLSearchParams(search))

  const hrefOf = (next: ItemFilter) => {
    const params = writeItemFilter(next)
    for (const [name, value] of Object.entries(keep)) params.set(name, value)
    const query = params.toString()
    return query ? `${pathname}?${query}` : pathname
  }
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') fields.append(name, value)
    }
    navigate(hrefOf(readItemFilter(fields)), { preventScrollReset: true })
  }
  const chips = filterChips(filter)

  return (
    <Form
      id={formId}
      className={css.two}
      preventScrollReset
      onSubmit={apply}
      // What is typed waits for Enter.
      onChange={(e) =>
        e.target instanceof HTMLInputElement && e.target.type !== 'checkbox' ? undefined : apply(e)
      }
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filter.view === 'compact' ? <input type="hidden" name="view" value="compact" /> : null}
      <FilterRail filter={filter} facets={facets} ranked={!withCollection} active={chips.length} />
      <div aria-busy={pending}>
        <ListBar {...{ filter, shown, facets, hrefOf }} />
        <div className={pending ? css.waiting : undefined}>
          <EndlessNfts
            {...(seen === undefined ? {} : { seen })}
            page={page}
            withCollection={withCollection}
            layout={shown.view === 'compact' ? 'compact' : 'rail'}
            empty={chips.length > 0 ? <NoMatch clear={pathname + keepQuery(keep)} /> : empty}
          />
        </div>
      </div>
    </Form>
  )
}

interface ListBarProps {
  /** What is asked for. */
  filter: ItemFilter
  /** What is on the page until it comes. */
  shown: ItemFilter
  facets: Facets | null
  hrefOf: (filter: ItemFilter) => string
}

function ListBar({ filter, shown, facets, hrefOf }: ListBarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={css.bar}>
      {filterChips(filter).map(({ key, label, without }) => (
        <Chip key={key} href={hrefOf(without)} removeLabel={t`Remove filter ${i18n._(label)}`}>
          {i18n._(label)}
        </Chip>
      ))}
      {facets ? (
        <span className={`${quiet} ${figure}`} role="status">
          {facets.at_least ? (
            <Trans>Over {i18n.number(facets.total)} items</Trans>
          ) : (
            <Plural value={filter.listed ? facets.listed : facets.total} one="# item" other="# items" />
          )}
        </span>
      ) : null}
      <span className={css.end}>
        <Select
          name="sort"
          label={t`Sort`}
          value={filter.sort}
          onChange={() => {}}
          options={sorts.map((value) => ({ value, label: i18n._(sortName[value]) }))}
        />
        <Link
          href={hrefOf({ ...shown, view: shown.view === 'compact' ? 'wide' : 'compact' })}
          className={buttonShape({})}
          keepScroll
        >
          {shown.view === 'compact' ? <Trans>Larger</Trans> : <Trans>Compact</Trans>}
        </Link>
      </span>
    </div>
  )
}

function keepQuery(keep: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(keep).toString()
  return query ? `?${query}` : ''
}

function NoMatch({ clear }: { clear: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing matches these filters`}
      action={
        <Link href={clear} className={buttonShape({})} keepScroll>
          <Trans>Clear all filters</Trans>
        </Link>
      }
    >
      <Trans>Take one away to see more.</Trans>
    </EmptyState>
  )
}
