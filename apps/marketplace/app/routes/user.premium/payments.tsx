import type { PremiumPayment } from '@chiaroscuro/contract/operation'
import { quiet, Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import { Money } from '#app/feature/money/money.js'
import * as css from '#app/feature/premium/premium.css.js'
import * as frame from '#app/layout/frame.css.js'
import { Day } from './day.js'

/** What reached one's address, and what each payment bought. */
export function Payments({ payments }: { payments: readonly PremiumPayment[] }) {
  const { t } = useLingui()
  const columns: readonly TableColumn<PremiumPayment>[] = [
    { id: 'paid', head: t`Paid`, cell: ({ paid_at }) => <Day at={paid_at} /> },
    {
      id: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount_mojos }) => <Money units={amount_mojos} exact />,
    },
    {
      id: 'bought',
      head: t`What it bought`,
      card: 'whole',
      cell: (payment) => <Outcome payment={payment} />,
    },
    { id: 'block', head: t`Block`, align: 'end', cell: ({ height }) => height },
    {
      id: 'coin',
      head: t`Coin`,
      cell: ({ coin_id }) => <Hash value={coin_id} name={t`coin id`} head={8} tail={6} />,
    },
  ]
  return (
    <section className={css.below} aria-labelledby="payments">
      <h2 id="payments" className={frame.bandTitle}>
        <Trans>Payments</Trans>
      </h2>
      <Table label={t`Payments`} columns={columns} rows={payments} keyOf={({ coin_id }) => coin_id} />
      <p>
        <a href="/user/premium/receipts.csv" className={textLink} download>
          <Trans>Receipts as CSV</Trans>
        </a>
      </p>
    </section>
  )
}

function Outcome({ payment }: { payment: PremiumPayment }) {
  const { gone, years, months, from, until, quoted } = payment
  if (gone) return <Trans>Nothing: a reorg took it back. It counts if it comes again.</Trans>
  if (!from || !until) return <Trans>Not enough for a month: kept until more comes.</Trans>
  return (
    <span>
      {years > 0 ? <Plural value={years} one="# year" other="# years" /> : null}
      {years > 0 && months > 0 ? ' + ' : null}
      {months > 0 ? <Plural value={months} one="# month" other="# months" /> : null}
      {' · '}
      <Day at={from} /> – <Day at={until} />
      {quoted ? null : (
        <span className={quiet}>
          {' '}
          <Trans>At the price of the day it came.</Trans>
        </span>
      )}
    </span>
  )
}
