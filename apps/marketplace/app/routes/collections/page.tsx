import type { Interval, NftCollection } from '@chiaroscuro/contract/operation'
import { EmptyState, Link, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Change, FloorLine } from '#app/feature/collection/change.js'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { Volume } from '#app/feature/collection/volume.js'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { ListSearch } from '#app/feature/list-search/list-search.js'
import { Money } from '#app/feature/money/money.js'
import { Picture } from '#app/feature/picture/picture.js'
import { useRankedColumn } from '#app/feature/ranking/use-ranked-column.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { Ranking } from './ranking.js'

function isNftCollection(value: unknown): value is NftCollection {
  return hasText(value, 'id') && hasText(value, 'name')
}

const useEndlessCollections = endlessList(isNftCollection, (collection) => collection.id)

export interface CollectionsPageProps {
  interval: Interval
  sort: Ranking
  search: string
  list: ListPage<NftCollection>
}

export function CollectionsPage({ interval, sort, search, list }: CollectionsPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Top Collections</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>Volume counts sales for XCH as they were settled on chain.</Trans>
          </p>
        </div>
        <div className={css.tools}>
          <ListSearch
            label={t`Collections`}
            prompt={t`Search collections`}
            search={search}
            keep={{ interval, ...(sort === 'volume' ? {} : { sort }) }}
          />
          <IntervalSwitch current={interval} />
        </div>
      </div>
      <RankingTable list={list} sort={sort} search={search} />
    </div>
  )
}

function RankingTable({ list, sort, search }: Pick<CollectionsPageProps, 'list' | 'sort' | 'search'>) {
  const { t } = useLingui()
  const endless = useEndlessCollections(list)
  const columns = useColumns(sort, !list.later)
  if (endless.items.length === 0) {
    return search ? (
      <EmptyState title={t`No results found`}>
        <Trans>Nothing found for this search term. Please try again.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={t`No collections yet`}>
        <Trans>Collections appear here with their first minted item.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <Table label={t`Top Collections`} columns={columns} rows={endless.items} keyOf={(row) => row.id} />
      <More list={endless} label={t`Pages of collections`} />
    </>
  )
}

function useColumns(sort: Ranking, counted: boolean): TableColumn<NftCollection>[] {
  const { t, i18n } = useLingui()
  const ranked = useRankedColumn<Ranking>(sort, 'volume')
  return [
    {
      id: 'name',
      head: t`Collection`,
      card: 'whole',
      cell: (row, index) => <CollectionCell collection={row} place={counted ? index + 1 : null} />,
    },
    { ...ranked('volume', t`Volume`), cell: (row) => <Volume collection={row} /> },
    { id: 'change', head: t`Change`, align: 'end', cell: (row) => <Change share={row.volume_change} /> },
    { ...ranked('floor', t`Floor`), cell: (row) => <Money units={row.floor_price_mojos} /> },
    {
      id: 'course',
      head: t`Lowest sales`,
      card: 'none',
      cell: (row) => (
        <span className={css.spark}>
          <FloorLine lows={row.floor_history} />
        </span>
      ),
    },
    { ...ranked('trades', t`Trades`), cell: (row) => i18n.number(row.trade_count) },
    { ...ranked('items', t`Items`), cell: (row) => i18n.number(row.nft_count) },
    { ...ranked('owners', t`Owners`), cell: (row) => i18n.number(row.collector_count) },
  ]
}

function CollectionCell({ collection, place }: { collection: NftCollection; place: number | null }) {
  const { i18n } = useLingui()
  return (
    <Link href={`/collections/${collection.id}`} className={css.who}>
      <span className={css.place}>{place === null ? '' : i18n.number(place)}</span>
      <Picture uri={collection.thumbnail_uri} alt="" color={collection.placeholder_color} sizes="48px" bare />
      <span>
        <span className={css.name}>{collection.name}</span>
        {collection.creator?.name ? <span className={css.under}>{collection.creator.name}</span> : null}
      </span>
    </Link>
  )
}
