import type { Holder, HolderBucket } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Table, type TableColumn } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isRecord } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { Who } from '#app/feature/who/who.js'
import * as css from './page.css.js'

/** How the items are spread over those who hold them. */
export interface Spread {
  buckets: readonly HolderBucket[]
  owners: number
  items: number
}

function isHolder(value: unknown): value is Holder {
  return isRecord(value) && isRecord(value.address) && typeof value.nft_count === 'number'
}

const useEndlessHolders = endlessList(isHolder, (holder) => holder.address.id)

/** Who holds how many, those of most items first. */
export function Owners({ page, spread }: { page: ListPage<Holder>; spread: Spread }) {
  const { t, i18n } = useLingui()
  const list = useEndlessHolders(page)
  const share = (value: number) =>
    i18n.number(value, { style: 'percent', maximumFractionDigits: value < 0.1 ? 1 : 0 })
  const columns: TableColumn<Holder>[] = [
    {
      id: 'owner',
      head: t`Owner`,
      card: 'whole',
      cell: ({ address }) => <Who address={address.encoded_id} label={t`owner address`} />,
    },
    { id: 'items', head: t`Items`, align: 'end', cell: (row) => i18n.number(row.nft_count) },
    { id: 'share', head: t`Share`, align: 'end', cell: (row) => share(row.share) },
    { id: 'listed', head: t`Listed`, align: 'end', cell: (row) => i18n.number(row.listed_count) },
  ]
  return (
    <div className={`${css.view} ${figure}`}>
      {list.items.length === 0 ? (
        <EmptyState title={t`Nobody holds an item`}>
          <Trans>Owners appear here with their first item.</Trans>
        </EmptyState>
      ) : (
        <>
          <Buckets spread={spread} />
          <Table label={t`Owners`} columns={columns} rows={list.items} keyOf={(row) => row.address.id} />
          <More list={list} label={t`Pages of owners`} />
        </>
      )}
    </div>
  )
}

function Buckets({ spread }: { spread: Spread }) {
  const { t, i18n } = useLingui()
  const nameOf = ({ from, to }: HolderBucket) =>
    to === null ? t`${from} items and more` : from === to ? t`${from} item` : t`${from}–${to} items`
  return (
    <section>
      <h2 className={css.subhead}>
        <Plural value={spread.owners} one="# owner" other="# owners" />
      </h2>
      <dl className={css.spread}>
        {spread.buckets.map((bucket) => (
          <div key={bucket.from} className={css.spreadRow}>
            <dt className={css.spreadName}>{nameOf(bucket)}</dt>
            <dd className={css.spreadTrack} style={{ margin: 0 }} aria-hidden="true">
              <span
                className={css.spreadFill}
                style={{ width: `${spread.owners === 0 ? 0 : (bucket.holder_count / spread.owners) * 100}%` }}
              />
            </dd>
            <dd className={css.spreadCount}>{i18n.number(bucket.holder_count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
