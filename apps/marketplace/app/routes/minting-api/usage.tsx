import type { MintingAccount } from '@chiaroscuro/contract/operation'
import { quiet, Table, type TableColumn } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

type Entry = MintingAccount['ledger'][number]

/** What was ordered on each of thirty days, and what became of every credit. */
export function Usage({ days, ledger }: Pick<MintingAccount, 'days' | 'ledger'>) {
  const { t } = useLingui()
  const total = days.reduce((sum, { ordered }) => sum + ordered, 0)
  const most = Math.max(1, ...days.map(({ ordered }) => ordered))
  const words: Readonly<Record<Entry['kind'], string>> = {
    given: t`Given to begin with`,
    paid: t`By payment`,
    reserved: t`For a piece`,
    freed: t`Back: its offer ran out`,
  }
  const columns: readonly TableColumn<Entry>[] = [
    { id: 'at', head: t`When`, cell: ({ at }) => <When at={at} /> },
    { id: 'kind', head: t`What for`, cell: ({ kind }) => words[kind] },
    {
      id: 'amount',
      head: t`Credits`,
      align: 'end',
      cell: ({ amount }) => (amount > 0 ? `+${amount}` : amount),
    },
    {
      id: 'of',
      head: t`Piece or payment`,
      cell: (entry) =>
        entry.kind === 'given' ? '–' : <Hash value={entry.of} name={t`id`} head={9} tail={6} />,
    },
  ]
  return (
    <section className={css.part} aria-labelledby="usage">
      <h2 id="usage" className={frame.bandTitle}>
        <Trans>Use</Trans>
      </h2>
      <p className={quiet}>
        <Plural
          value={total}
          one="# piece ordered in the last thirty days."
          other="# pieces ordered in the last thirty days."
        />
      </p>
      <div className={css.bars} role="img" aria-label={t`Pieces a day, at most ${most}`}>
        {days.map(({ day, ordered }) => (
          <span
            key={day}
            className={css.bar}
            title={`${day}: ${ordered}`}
            style={{ height: `${Math.round((100 * ordered) / most)}%` }}
          />
        ))}
      </div>
      {ledger.length > 0 ? (
        <Table
          label={t`What became of your credits`}
          columns={columns}
          rows={ledger}
          keyOf={({ number }) => String(number)}
        />
      ) : null}
    </section>
  )
}
