import type { NftRank } from '@chiaroscuro/contract/operation'
import { figure, Table, type TableColumn } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as css from './rank-explained.css.js'

type Trait = NftRank['traits'][number]

/** OpenRarity's own trait: how many traits an item has. */
const TRAIT_COUNT = 'meta_trait:trait_count'

/** The arithmetic of a rank, for those who ask: each trait's rarity in bits, and what is made of them. */
export function RankExplained({ rank }: { rank: NftRank }) {
  const { i18n } = useLingui()
  const number = (value: number, digits = 3) =>
    i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (
    <details className={css.root}>
      <summary className={css.summary}>
        <Trans>How this rank is computed</Trans>
      </summary>
      <p className={css.words}>
        <Trans>
          By OpenRarity. A trait that few items share says much, and is counted in bits: one bit for each
          halving of the items that have it. Lacking a trait that others have counts as well.
        </Trans>
      </p>
      <TraitTable rank={rank} />
      {rank.omitted.count > 0 ? (
        <p className={css.words}>
          <Plural
            value={rank.omitted.count}
            one="# more trait that it lacks"
            other="# more traits that it lacks"
          />
          {`: ${number(rank.omitted.bits)}`}
        </p>
      ) : null}
      <p className={`${css.sum} ${figure}`}>
        <Trans>
          Score: {number(rank.bits)} bits ÷ {number(rank.entropy)} bits of an average item ={' '}
          <b>{number(rank.score)}</b>
        </Trans>
      </p>
      <p className={css.words}>
        <Trans>
          Items with more values that nobody else has come first (this one has {rank.unique_count}), then
          those of higher scores. That makes it number {i18n.number(rank.rank)} of {i18n.number(rank.total)}.
        </Trans>
      </p>
    </details>
  )
}

function TraitTable({ rank }: { rank: NftRank }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<Trait>[] = [
    {
      id: 'trait',
      head: t`Trait`,
      card: 'whole',
      cell: ({ trait_type: name, value }) => (
        <span className={css.trait}>
          <span className={css.name}>{name === TRAIT_COUNT ? t`number of traits` : name}</span>
          {value === null ? <i>{t`none`}</i> : value || '“”'}
        </span>
      ),
    },
    {
      id: 'count',
      head: t`Items`,
      align: 'end',
      cell: ({ count, probability }) =>
        `${i18n.number(count)} · ${i18n.number(probability, { style: 'percent', maximumFractionDigits: probability < 0.1 ? 1 : 0 })}`,
    },
    {
      id: 'bits',
      head: t`Bits`,
      align: 'end',
      cell: ({ bits }) => i18n.number(bits, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    },
  ]
  const rows = [...rank.traits].sort((a, b) => b.bits - a.bits)
  return (
    <div className={figure}>
      <Table label={t`Traits by rarity`} columns={columns} rows={rows} keyOf={(row) => row.trait_type} />
    </div>
  )
}
