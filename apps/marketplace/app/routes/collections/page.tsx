import type { Interval } from '@chiaroscuro/contract/operation'
import { Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Change, FloorLine } from '#app/feature/collection/change.js'
import { Volume } from '#app/feature/collection/volume.js'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { Money } from '#app/feature/money/money.js'
import { Picture } from '#app/feature/picture/picture.js'
import { RankCell } from '#app/feature/ranking/rank-cell.js'
import { RankingEmpty, RankingPage } from '#app/feature/ranking/ranking-page.js'
import { useRankedColumn } from '#app/feature/ranking/use-ranked-column.js'
import * as css from './page.css.js'
import type { Ranking } from './ranking.js'
import type { TabledCollection } from './tabled-collection.js'

function isTabled(value: unknown): value is TabledCollection {
  return hasText(value, 'id') && hasText(value, 'name')
}

const useEndlessCollections = endlessList(isTabled, (collection) => collection.id)

export interface CollectionsPageProps {
  interval: Interval
  sort: Ranking
  search: string
  list: ListPage<TabledCollection>
}

export function CollectionsPage({ interval, sort, search, list }: CollectionsPageProps) {
  const { t } = useLingui()
  return (
    <RankingPage
      title={t`Top Collections`}
      lead={<Trans>Volume counts sales for XCH as they were settled on chain.</Trans>}
      interval={interval}
      label={t`Collections`}
      prompt={t`Search collections`}
      search={search}
      keep={{ interval, ...(sort === 'volume' ? {} : { sort }) }}
    >
      <RankingTable list={list} sort={sort} search={search} />
    </RankingPage>
  )
}

function RankingTable({ list, sort, search }: Pick<CollectionsPageProps, 'list' | 'sort' | 'search'>) {
  const { t } = useLingui()
  const endless = useEndlessCollections(list)
  const columns = useColumns(sort, !list.later)
  if (endless.items.length === 0)
    return (
      <RankingEmpty search={search} title={t`No collections yet`}>
        <Trans>Collections appear here with their first minted item.</Trans>
      </RankingEmpty>
    )
  return (
    <>
      <Table label={t`Top Collections`} columns={columns} rows={endless.items} keyOf={(row) => row.id} />
      <More list={endless} label={t`Pages of collections`} />
    </>
  )
}

function useColumns(sort: Ranking, counted: boolean): TableColumn<TabledCollection>[] {
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
          <FloorLine course={row.course} />
        </span>
      ),
    },
    { ...ranked('trades', t`Trades`), cell: (row) => i18n.number(row.trade_count) },
    { ...ranked('items', t`Items`), cell: (row) => i18n.number(row.nft_count) },
    { ...ranked('owners', t`Owners`), cell: (row) => i18n.number(row.collector_count) },
  ]
}

function CollectionCell({ collection, place }: { collection: TabledCollection; place: number | null }) {
  return (
    <RankCell
      href={`/collections/${collection.id}`}
      place={place}
      picture={
        <Picture
          uri={collection.thumbnail_uri}
          alt=""
          color={collection.placeholder_color}
          sizes="48px"
          bare
        />
      }
      name={collection.name}
      under={collection.creator?.name}
    />
  )
}
